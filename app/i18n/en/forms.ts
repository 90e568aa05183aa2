const forms = {
  problem: "There is a problem",
  error: "Error:",
  optional: "(optional)",
  "leave-empty": "Leave this field empty",
  "day-hint": "YYYY-MM-DD",
  "time-hint": "HH:MM, in Amman",
  "show-password": "Show password",
  "hide-password": "Hide password",
  busy: {
    publishing: "Publishing…",
    updating: "Updating…",
    "logging-in": "Logging in…",
    creating: "Creating…",
    generating: "Generating…",
    sending: "Sending…",
    submitting: "Submitting…",
  },
  errors: {
    required: "Please fill in all fields",
    "sent-twice": "This field was sent twice. Fill it in once.",
    "too-long": "This is too long",
    "too-short": "This is too short",
    unreadable: "This contains characters that cannot be read. Type it again.",
    "not-digits": "Use digits only",
    "not-a-day": "Write a date such as 21/11/2026",
    "not-a-time": "Write a time such as 08:30",
    "not-in-future": "This date is in the future",
    "invalid-photo": "Please select a valid image file",
    "photo-too-large": "The photo is too large: at most 10 MB and 40 megapixels.",
  },
};

export default forms;
