# Signing in at another provider.

oidc-f-name-hint = Shown in public with everything you write, if you are new to this registry
oidc-away = { $name } is not responding correctly. Try again later, or sign in another way.
oidc-closed = External sign-in unavailable
oidc-not-believed = The response of { $name } could not be verified, so you are not signed in. Start again, or sign in another way.
oidc-not-in = You are not signed in
oidc-lost = This sign-in was started in another browser, has expired, or has already been used. Start again.
oidc-again = External sign-in expired
oidc-refused = { $name } did not sign you in. Start again, or sign in another way.
oidc-none = There is no external sign-in to continue, or it has expired. Start again.
oidc-who = Choose your account
oidc-mailed = We have sent an email to { $email }. Open the link in this browser within { $hours } hours to sign in.
oidc-link = Link external sign-in
oidc-browser = Different browser
oidc-back = Back to your account
oidc-who-lede-html = { $provider } signed you in as <span class="any">{ $called }</span>. This external sign-in is not linked to an account yet.
oidc-have = Existing account
oidc-have-about = Sign in to your account in the usual way. You can then link the external sign-in to the account.
oidc-have-do = Sign in to your account
oidc-new = New account or forgotten password
oidc-new-about = We will send a link to your address. Open the link in this browser to sign in.
oidc-kept-html = Data stored from { $provider }: your identifier and your name there. <a href="/help/privacy">Privacy</a>
oidc-link-new = (new)
oidc-link-about = You can then use this external sign-in to sign in to your account. You can remove the link at any time on your account page. A second
    factor is still required.
oidc-link-open = Create account
oidc-link-do = Link sign-in
oidc-link-not = If this is not you or not your account, close this page. Nothing will change.
