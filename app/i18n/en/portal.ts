const portal = {
  number: "Association number",
  "number-hint": "It is on your membership card.",
  "enter-number": "Please enter Association Number!",
  create: {
    intro: "For members of the association. You only need your association number.",
    button: "Create account",
    unknown:
      "Invalid national ID or association number: no member is on record under this number. Check it, or call the association.",
    exists:
      "There is already an account for this association number. Sign in, or choose “Forgot your password?”.",
    opened:
      "Your account is open. Sign in with your association number; your first password is your national number (national ID).",
    "opened-by-code":
      "Your account is open, but we have no national number for you to sign in with. Call our office on {{phone}}: we check your identity and give you a one-time code.",
    "opened-by-code_no-phone":
      "Your account is open, but we have no national number for you to sign in with. Come to our office: we check your identity and give you a one-time code.",
    have: "Already have an account?",
    "sign-in": "Sign in",
  },
  forgot: {
    intro:
      "Enter your association number and we will tell you how to sign in again. This does not change your account.",
    button: "Continue",
    "not-found": "No account found for the entered Association Number!",
    "use-national": "Your account is found. Please use your national ID as the password.",
    "link-sent":
      "Your account is found. We will send a link for a new password to your registered e-mail address; it works once, within one hour. If it does not arrive, call our office on {{phone}} for a one-time code.",
    "link-sent_no-phone":
      "Your account is found. We will send a link for a new password to your registered e-mail address; it works once, within one hour. If it does not arrive, come to our office for a one-time code.",
    office:
      "Your account is found. Call our office on {{phone}}: we check your identity and give you a one-time code for a new password.",
    "office_no-phone":
      "Your account is found. Come to our office: we check your identity and give you a one-time code for a new password.",
    "have-code": "I have a one-time code",
  },
  recover: {
    title: "Choose a New Password",
    intro: "Use the one-time code our office gave you.",
    "intro-link": "This link is for association number {{number}}. It works once, until {{until}}.",
    code: "One-time code",
    "code-hint": "10 letters and digits, valid for 72 hours.",
    "wrong-code": "This code is wrong, used or expired.",
    button: "Save password",
    saved: "Your new password is saved. Sign in with it.",
    used: "This link has been used",
    "used-body": "It works once. If it was you, sign in with your password.",
    expired: "This link has expired",
    "expired-body": "Links work for one hour. Ask for a new one.",
    unknown: "We do not know this link",
    "unknown-body": "Part of it may be missing. Copy the whole link, or ask for a new one.",
    again: "Ask for a new link",
  },
  password: {
    "intro-first": "Before you see your data, choose your own password (8 digits or more).",
    "intro-change": "Your new password: your own number of 8 digits or more.",
    mobile: "Last 4 digits of your mobile number",
    "mobile-hint": "The mobile number we have for you.",
    "mobile-wrong": "These are not the last 4 digits of the mobile number we have",
    "mobile-shut":
      "The digits were wrong too often. Our office can check your identity and give you a one-time code.",
    "four-digits": "Enter the last 4 digits",
    "code-hint": "Our office checks your identity and prints the code for you. Call {{phone}}, or visit us.",
    "code-hint_no-phone":
      "Our office checks your identity and prints the code for you. Visit us during office hours.",
    "code-why": "We have no mobile number for you to check this with.",
    current: "Current password",
    "current-wrong": "The current password is not right",
    new: "New password",
    again: "Repeat the new password",
    hint: "8 digits or more. Not your national or association number, and no series such as 12345678.",
    short: "The password must have 8 digits or more.",
    common: "This password is easy to guess. Choose another.",
    own: "Other people know this number of yours. Choose another.",
    differ: "The two passwords do not match",
    "ends-others": "You stay signed in here and are signed out everywhere else.",
    save: "Save password",
    cancel: "Cancel",
    saved: "Your password is saved. Use it from now on to sign in.",
  },
  sessions: {
    intro: "If you do not know one of these devices, end its session and change your password.",
    everywhere: "Sign out everywhere",
    "signed-out": "You are signed out on all devices.",
  },
  shared: "Other people use this computer",
  "shared-hint": "We sign you out after 30 minutes without use, and when you close the browser.",
  members: {
    intro: "See the state of {{a-member}}'s account, and help {{a-member}} who is locked out.",
    search: "Find",
    none: "No member has this number.",
    name: "Name",
    state: "Account",
    states: {
      none: "Not opened yet",
      unclaimed: "Opened, no own password yet",
      open: "Open",
      disabled: "Disabled",
    },
    "code-open": "One-time code",
    "code-until": "Issued, valid until {{until}}",
    issue: "Give a one-time code",
    disable: "Disable account",
    "disable-hint": "This ends all sessions. Nobody can open the account until you enable it.",
    enable: "Enable account",
    disabled: "The account was disabled and all its sessions have ended.",
    enabled: "The account was enabled. Its password has not changed.",
    unchanged: "There was nothing to change.",
    recorded: "We record every visit to this page.",
  },
  code: {
    title: "One-time Code",
    intro:
      "{{name}}, association number {{number}}, can choose a new password with this code. It works once, within 72 hours, and replaces any earlier code.",
    "identity-checked":
      "I have checked this person's identity with an official document, in person or by the association's rules",
    "identity-needed": "Check the person's identity first, then tick the box",
    button: "Make the code",
    once: "We show the code only once. Print it now and hand it over sealed.",
    print: "Print",
    "print-hint": "Use your browser's Print command.",
    until: "Valid until",
    how: "How to use it",
    "how-body": "Open the {{member}} portal, choose “Forgot your password?”, then “I have a one-time code”.",
    address: "Address",
    keep: "Do not tell anyone this code. We never ask for it.",
    "sent-before": "You had already sent this form. If you did not print the code, make a new one.",
    disabled: "The account is disabled. Enable it first.",
    another: "Back to the member",
  },
} as const;

export default portal;
