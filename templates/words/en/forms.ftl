# Forms on all pages.

error-before = {"Error: "}
errors-title = There is a problem
carried-typed = What you typed
publish-as-it-is = Publish it as it is
