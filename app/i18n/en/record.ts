const record = {
  fields: {
    memberNumber: "Association number",
    nameAr: "Arabic name",
    nameEn: "English name",
    nationalNumber: "National number",
    mobile: "Mobile number",
    email: "E-mail",
    homeAddress: "Home address",
    workAddress: "Work address",
    currentPassword: "Your password",
  },
  hints: {
    nationalNumber: "10 digits, as on your identity card.",
    mobile: "A Jordanian number, such as 0791234567.",
    email: "Letters about your account go here. Left empty, no letter can reach you.",
    currentPassword:
      "Only needed when you change your national number, mobile number or e-mail, so that nobody else can. We tell the e-mail address we had before.",
  },
  "not-recorded": "Not recorded",
  "names-fixed": "Your names are changed by the association, on request.",
  "ask-for-names": "Ask for a change of name",
  save: "Save Data",
  cancel: "Cancel",
  saved: "Data updated successfully...",
  unchanged: "Everything is on record just as you sent it. Nothing had to be changed.",
  "save-failed": "Error: failed to connect to server",
  "changed-meanwhile":
    "Your record was changed while you were writing, and nothing was saved. What you typed is kept below, and what is on record now stands under the form. Compare the two, then save again.",
  "on-record-now": "On record now",
  more: "More about your record",
  history: "History of changes",
  "who-looked": "Who looked at my record",
  "my-data": "Download my data",
  "no-own-card": "A staff account has no personal card of its own.",
  "where-staff-look":
    "Members' personal cards are opened by association number, for viewing. They are edited in the computer portal only.",
  "go-to-look-up": "Open the personal cards",
  "decide-names": "Requests for a change of name",
  errors: {
    required: "This field is required",
    "national-number": "The national number must be exactly 10 digits",
    mobile: "The mobile number must be 7 to 10 digits",
    "foreign-mobile":
      "Only a Jordanian number of 7 to 10 digits can be recorded here. If you live abroad, give your e-mail address, and tell us your number by phone.",
    email: "Invalid email format",
    address: "An address can have 200 characters at most",
    "password-needed":
      "Type your password: the national number, mobile number and e-mail are changed only with it",
    "password-wrong": "This is not your password",
  },
  log: {
    intro:
      "Everybody who looks at your record or changes it leaves a line here, in the same step. Nobody can delete one.",
    everything: "Everything",
    "changes-only": "Changes only",
    show: "Show",
    none: "Nobody has looked at your record or changed it yet.",
    "none-changed": "Nothing in your record has been changed yet.",
    by: "By:",
    was: "Was:",
    is: "Is now:",
    empty: "(empty)",
    call: "Did you not expect one of these? Call us:",
    kinds: {
      doctor: "You",
      computer: "Computer department",
      staff: "Association staff",
      anonymous: "Somebody who was not signed in",
      system: "The website itself",
    },
    roles: {
      admin: "Association staff, administrator",
      editor: "Association staff, editor",
      viewer: "Association staff, viewer",
    },
  },
  copy: {
    intro: "One file with everything that this website keeps under your association number:",
    card: "your personal and your financial card",
    certificates: "your certificates",
    names: "your requests for a change of name, without the documents",
    sessions: "the devices on which you are signed in",
    log: "who looked at your record and who changed it",
    without:
      "It holds no password, and of staff only the role. The format, JSON, is opened by any text editor and read by other programs.",
    keep: "The file is about you alone: do not leave it on a computer that others use.",
    download: "Download my data",
    "too-often": "You have taken many copies within an hour. Please try again later.",
    rights: "Your rights",
    law: "Jordan's Personal Data Protection Law, No. 24 of 2023, gives you the right to know what is kept about you, to have a copy of it, to have it corrected, and to object to its use.",
    correct:
      "To correct your contact details, open your personal card. For a name, ask for a change of name.",
    object:
      "For anything else, such as a wrong payment, or to object to how your data are used, write to us or call:",
    "write-to-us": "Write to us",
    policy: "How the association keeps data",
  },
  letter: {
    greeting: "Dear Dr. {{name}},",
    call: "Our telephone",
    "changed-subject": "Your details with the association were changed",
    changed: "Details of your record with the association were changed on {{moment}}, Amman time.",
    "what-changed": "Changed",
    "not-you": "If it was not you, call us at once. Your password is still the same.",
    "new-address-subject": "This address is now on record",
    "new-address":
      "This e-mail address is now on record with the association. Letters for this member will come here.",
    "not-yours": "If you are not this member, please call us, and we shall remove your address.",
  },
};

export default record;
