const outbox = {
  "not-set-up":
    "Mail is not set up: RESEND_API_KEY is not set. Letters wait here and will be sent once it is.",
  states: { waiting: "Waiting", sent: "Sent", failed: "Failed" },
  "no-letters": {
    waiting: "No letter is waiting.",
    sent: "No letter has been sent yet.",
    failed: "No letter failed.",
  },
  letter: "Letter",
  "to-whom": "To",
  "show-recipient": "Show the whole address",
  "show-recipient-hint": "The audit log records that you asked.",
  subject: "Subject",
  state: "State",
  written: "Written",
  "sent-at": "Sent",
  "next-try": "Next try",
  soon: "as soon as possible",
  "when-set-up": "once mail is set up",
  tries: "Tries",
  reason: "Reason",
  "service-said": "The mail service said",
  text: "Text of the letter",
  "send-now": "Send now",
  again: "Send again",
  "again-hint": {
    waiting: "It will be sent at the next try. You can also send it now.",
    failed: "We will not try again automatically. Solve the problem, then send it again.",
    "not-set-up": "It stays here until mail is set up.",
  },
  "will-go": "The letter will be sent in a moment",
  "stays-here": "The letter waits here and will be sent once mail is set up",
  "was-sent": "This letter has already been sent. We did not send it twice",
  causes: {
    key: "The mail service does not accept our key. Check RESEND_API_KEY and MAIL_FROM.",
    busy: "The mail service asked us to send more slowly, or our quota is used up.",
    service: "The mail service failed.",
    recipient: "The mail service refused this letter: the address may be wrong.",
    "no-answer": "The mail service could not be reached or did not answer in time.",
  },
} as const;

export default outbox;
