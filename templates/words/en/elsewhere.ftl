# Signing in at another provider.

elsewhere-f-name-hint = As it should stand in public beside what you write, when you are new here
elsewhere-away = { $name } does not answer as it should. Try again later, or sign in another way.
elsewhere-closed = This way in is closed for now
elsewhere-not-believed = The answer of { $name } could not be believed, so nothing was done. Begin again, or sign in another way.
elsewhere-not-in = You are not signed in
elsewhere-lost = This sign-in began in another browser, too long ago, or was used before. Begin again.
elsewhere-again = Begin again
elsewhere-refused = { $name } did not sign you in. Begin again, or sign in another way.
elsewhere-none = There is no sign-in here to go on with, or it began too long ago.
elsewhere-who = Who are you here?
elsewhere-mailed = We sent an email to { $email }. Open the link in it, in this browser, within { $hours } hours: then you are signed in.
elsewhere-link = Link this sign-in to your account?
elsewhere-browser = This is another browser
elsewhere-back = Back to your account
elsewhere-who-lede-html = { $provider } signed you in as <span class="any">{ $called }</span>. Nobody here has this sign-in yet.
elsewhere-have = You have an account here
elsewhere-have-about = Sign in to it once as you always do. Then you are asked whether the two belong together.
elsewhere-have-do = Sign in to your account
elsewhere-new = You are new here, or forgot your password
elsewhere-new-about = We send a link to your address. Open it in this browser, and you are signed in.
elsewhere-kept-html = What is kept of { $provider }: who you are there, and what it calls you. <a href="/help/privacy">Privacy</a>
elsewhere-new-send = Send the link
elsewhere-link-sign-in = Sign-in
elsewhere-link-account = Account
elsewhere-link-new = (new)
elsewhere-link-about = From then on, whoever signs in there with it comes in here. You can end that at any time on the page of your account. A second
    factor is still asked for here.
elsewhere-link-open = Open the account
elsewhere-link-do = Link it
elsewhere-link-not = If this is not you, or not your account, close this page: nothing changes.
