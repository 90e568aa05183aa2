const computer = {
  "view-only": "This data is for viewing only. Editing requires login through the computer portal.",
  "go-to-portal": "Sign in to the computer portal",
  "look-up-only": "You can look at cards, but you do not have permission to edit them.",
  edit: { details: "Edit contact details", names: "Edit names" },
  hints: {
    nationalNumber: "10 digits.",
    mobile: "A Jordanian number, such as 0791234567.",
    email: "We send e-mails about the member's account here.",
  },
  unchanged: "Nothing to change: the register already has what you sent.",
  "changed-meanwhile":
    "Someone else changed this record while you were writing. Your text is in the form; the saved version is below it. Compare them and save again.",
  elsewhere: "You can open the computer portal only from the association's network.",
} as const;

export default computer;
