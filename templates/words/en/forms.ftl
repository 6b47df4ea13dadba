# Forms on all pages.

error-before = {"Error: "}
errors-title = There is a problem
carried-typed = Your input
use-nid = Use { $nid }
