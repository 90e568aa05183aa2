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
    off: "There is no maintenance now.",
    on: "Maintenance has been under way since {{since}}.",
    until: "The announced end is {{until}}.",
    over: "The announced end was {{until}}. Maintenance goes on until you end it here.",
  },
  away: "The file storage is not answering, so we cannot tell whether there is maintenance.",
  disk: {
    low: "The disk is getting full. Photos and other files are refused until there is room again. Free now:",
    full: "The disk is full. Nothing is saved until there is room again. Free now:",
  },
  form: {
    start: "Start maintenance",
    change: "Change the announcement",
    end: "End maintenance",
    until_date: "Last day",
    until_time: "Time on that day",
    message_ar: "Message in Arabic",
    message_en: "Message in English",
    "message-hint": "One or two sentences above every page, such as what will be better afterwards.",
    "until-about": "Leave the end empty if it is not known yet. A time without a day means today.",
  },
  started: "Maintenance is under way. The whole site says so within seconds.",
  ended: "Maintenance has ended. Forms are taken again everywhere within seconds.",
  "sent-before": "This form was sent before, and nothing was changed now. See below how it stands.",
  "not-done": "This could not be done now, and nothing was changed. Please try again.",
  errors: { past: "The end must be in the future", time: "Write the time too" },
};

export default maintenance;
