const internshipLetters = {
  code: "Resume code",
  phone: "Our telephone",
  "not-you": "If this was not you, you do not need to do anything.",
  draft: {
    subject: "Your resume code for registration until Emtyaz",
    kept: "We saved your application for registration until Emtyaz. You have not sent it to us yet.",
    continue: "Continue here",
    how: "On any phone or computer, choose “Continue with a code” on the registration page, then enter this code and, if you had already entered it, your date of birth.",
    until:
      "We keep the draft for 14 days after you last save it. Do not share the code: it opens your draft.",
  },
  receipt: {
    subject: "We received your application: {{number}}",
    received: "We received your application for registration until Emtyaz.",
    number: "Temporary number",
    link: "Your receipt",
    how: "On another device, the code and your date of birth open the receipt, where you can also send papers. Keep the number and the code, and do not forward this e-mail.",
  },
};

export default internshipLetters;
