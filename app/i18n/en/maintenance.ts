const maintenance = {
  notice: {
    "until-time": "We are working on the site until {{time}}.",
    until: "We are working on the site until {{when}}.",
    open: "We are working on the site.",
    meanwhile: "You can sign in and read everything, but you cannot send or save anything right now.",
    disk: "We cannot save anything right now. You can read everything; please send forms a little later.",
  },
  about:
    "During maintenance people can sign in and read everything, but nothing is saved. If they send a form, we tell them and keep their text on the page.",
  state: {
    off: "There is no maintenance now.",
    on: "Maintenance started {{since}}.",
    until: "The announced end is {{until}}.",
    over: "The announced end was {{until}}. Maintenance goes on until you end it here.",
  },
  away: "The file storage does not answer, so we cannot tell whether maintenance is on.",
  disk: {
    low: "The disk is getting full. We refuse photos and other files until there is room again. Free now:",
    full: "The disk is full. We cannot save anything until there is room again. Free now:",
  },
  "draft-papers":
    "The papers of applications that were not sent take almost all of their space. The oldest are removed after a warning; new ones may be refused. Used now:",
  form: {
    start: "Start maintenance",
    change: "Change the announcement",
    end: "End maintenance",
    until_date: "Last day",
    until_time: "Time on that day",
    message_ar: "Message in Arabic",
    message_en: "Message in English",
    "message-hint": "One or two sentences shown above every page, such as what will improve.",
    "until-about": "Leave the end empty if you do not know it yet. A time without a day means today.",
  },
  started: "Maintenance has started. Every page will say so within seconds.",
  ended: "Maintenance has ended. Forms will work again within seconds.",
  "sent-before": "You had already sent this form, so nothing was changed. See the current state below.",
  "not-done": "Something went wrong and nothing was changed. Please try again.",
  errors: { past: "The end must be in the future", time: "Enter the time too" },
} as const;

export default maintenance;
