# Forms on all pages.

error-before = {"Error: "}
errors-title = There is a problem
carried-typed = Your input
publish-as-it-is = Publish unchanged
use-nid = Use { $nid }
