# Signing in at another provider.

elsewhere-f-name-hint = Shown in public with everything you write, if you are new to this registry
elsewhere-away = { $name } is not responding correctly. Try again later, or sign in another way.
elsewhere-closed = External sign-in unavailable
elsewhere-not-believed = The response of { $name } could not be verified, so you are not signed in. Start again, or sign in another way.
elsewhere-not-in = You are not signed in
elsewhere-lost = This sign-in was started in another browser, has expired, or has already been used. Start again.
elsewhere-again = External sign-in expired
elsewhere-refused = { $name } did not sign you in. Start again, or sign in another way.
elsewhere-none = There is no external sign-in to continue, or it has expired. Start again.
elsewhere-who = Choose your account
elsewhere-mailed = We have sent an email to { $email }. Open the link in this browser within { $hours } hours to sign in.
elsewhere-link = Link external sign-in
elsewhere-browser = Different browser
elsewhere-back = Back to your account
elsewhere-who-lede-html = { $provider } signed you in as <span class="any">{ $called }</span>. This external sign-in is not linked to an account yet.
elsewhere-have = Existing account
elsewhere-have-about = Sign in to your account in the usual way. You can then link the external sign-in to the account.
elsewhere-have-do = Sign in to your account
elsewhere-new = New account or forgotten password
elsewhere-new-about = We will send a link to your address. Open the link in this browser to sign in.
elsewhere-kept-html = Data stored from { $provider }: your identifier and your name there. <a href="/help/privacy">Privacy</a>
elsewhere-link-new = (new)
elsewhere-link-about = You can then use this external sign-in to sign in to your account. You can remove the link at any time on your account page. A second
    factor is still required.
elsewhere-link-open = Create account
elsewhere-link-do = Link sign-in
elsewhere-link-not = If this is not you or not your account, close this page. Nothing will change.
