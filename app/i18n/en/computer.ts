const computer = {
  "view-only": "This data is for viewing only. Editing requires login through the computer portal.",
  "go-to-portal": "Sign in to the computer portal",
  "look-up-only": "Your account may look at cards. Editing them is not among its permissions.",
  edit: { details: "Edit contact details", names: "Edit names" },
  hints: {
    nationalNumber: "10 digits.",
    mobile: "A Jordanian number, such as 0791234567.",
    email: "Letters about the member's account go here.",
  },
  unchanged: "Everything is on record just as you sent it. Nothing had to be changed.",
  "changed-meanwhile":
    "This record was changed while you were writing, and nothing was saved. What you typed is kept below, and what is on record now stands under the form. Compare the two, then save again.",
  elsewhere: "The computer portal cannot be opened from this network, only from the association's own.",
};

export default computer;
