const passkeys = {
  or: "or",
  use: "Use a passkey",
  refused: {
    stopped: "No passkey was used. Try again, or sign in with your password.",
    unknown: "This passkey does not sign in here. Sign in with your password.",
    copied:
      "This passkey was refused, because a copy of it seems to be in use. Sign in with your password, then remove it.",
    "no-script": "A passkey needs JavaScript, which did not run here. Sign in with your password.",
  },
  about:
    "With a passkey you sign in with your fingerprint, your face or your screen lock. There is nothing to remember, and nothing that anyone could copy from you. Your password keeps working.",
  "offer-link": "Add a passkey",
  yours: "Your passkeys",
  since: "Added {{at}}",
  "last-used": "last used {{at}}",
  "never-used": "not used yet",
  copied: "refused",
  "copied-about": "A copy of this passkey seems to be in use, so it no longer signs in. Remove it.",
  "new-name": "Name",
  rename: "Save name",
  remove: "Remove",
  "remove-about": "Removing a passkey also signs you out on your other devices.",
  "add-title": "Add a passkey",
  "add-needs-script": "Adding a passkey needs JavaScript in your browser.",
  name: "Name of the passkey",
  "name-hint": "By which you know it again, such as My phone.",
  add: "Add passkey",
  added: "The passkey was added. You can sign in with it from now on.",
  renamed: "The name was saved.",
  removed: "The passkey was removed. You are signed out on your other devices.",
  gone: "That passkey had already been removed.",
  "not-made": {
    stopped: "No passkey was added. Try again.",
    known: "This device already has a passkey for this account.",
    refused: "The passkey was not accepted. Try again.",
    reload: "Fill in the name. If you signed in a while ago, load this page again first.",
    "not-another": "An account can have up to 20 passkeys. Remove one first.",
    "no-script": "Adding a passkey needs JavaScript, which did not run here.",
  },
} as const;

export default passkeys;
