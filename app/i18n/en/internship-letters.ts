const internshipLetters = {
  code: "Resume code",
  phone: "Telephone of the association",
  "not-you": "If you know nothing about this, you need not do anything.",
  draft: {
    subject: "Your resume code for registration until Emtyaz",
    kept: "Your application for registration until Emtyaz is saved. It has not been sent to the association yet.",
    continue: "Continue here",
    how: "On any phone or computer, choose “Continue with a code” on the registration page, then write this code and, if you had already written it, your date of birth.",
    until:
      "The draft is kept for 14 days after you last save it. Do not share the code: it opens what you wrote.",
  },
  receipt: {
    subject: "We received your application: {{number}}",
    received: "The association has received your application for registration until Emtyaz.",
    number: "Temporary number",
    link: "Your receipt",
    how: "On another device, the code and your date of birth open the receipt, and there you can send papers as well. Keep the number and the code, and do not pass this letter on.",
  },
};

export default internshipLetters;
