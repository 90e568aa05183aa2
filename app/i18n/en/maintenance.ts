const maintenance = {
  notice: {
    "until-time": "We are working on the site until {{time}}.",
    until: "We are working on the site until {{when}}.",
    open: "We are working on the site.",
    meanwhile: "You can sign in and read everything; nothing can be sent or saved for the moment.",
    disk: "For the moment nothing can be saved. You can read everything; please send forms a little later.",
  },
  about:
    "While maintenance lasts, everything can be read and nothing is saved: whoever sends a form is told so and keeps what was typed. Signing in works.",
  state: {
    off: "There is no maintenance: the site takes everything.",
    on: "Maintenance is under way since {{since}}.",
    until: "It is announced until {{until}}.",
    over: "It was announced until {{until}}. It goes on until it is ended here.",
  },
  away: "The storage does not answer, so it cannot be seen whether there is maintenance.",
  disk: {
    low: "The disk is getting full. Photos and other files are refused until there is room again. Free now:",
    full: "The disk is full. Nothing is saved until there is room again. Free now:",
  },
  form: {
    start: "Start maintenance",
    change: "Change the announcement",
    end: "End maintenance",
    until_date: "Until (day)",
    until_time: "Until (time)",
    message_ar: "Message in Arabic",
    message_en: "Message in English",
    "message-hint": "One or two sentences above every page, such as what will be better afterwards.",
    "until-about": "Leave the end empty if it is not known yet; a time without a day is today's.",
  },
  started: "Maintenance is under way. All processes follow within seconds.",
  ended: "Maintenance has ended. All processes follow within seconds.",
  "sent-before": "This form was sent before and changed nothing now. Check what is announced.",
  "not-done": "The storage does not answer, so nothing was changed. Please try again.",
  errors: { past: "The end must still be to come" },
};

export default maintenance;
