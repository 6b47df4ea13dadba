# Forms on all pages.

error-before = {"Error: "}
errors-title = There is a problem
use-nid = Use { $nid }
