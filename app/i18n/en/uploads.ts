const uploads = {
  "at-once": "Together at most 40 MB at a time.",
  kept: "These files have arrived and will be sent with the form:",
  "seconds-left": "a few seconds left",
  "half-a-minute-left": "about half a minute left",
  "minutes-left_one": "about a minute left",
  "minutes-left_other": "about {{count}} minutes left",
  /** Texts beside a file that the script has chosen or uploaded. */
  frame: {
    list: "Chosen files",
    remove: "Remove",
    earlier: "Move earlier",
    later: "Move later",
    cover: "Make cover",
    "is-cover": "Cover photo",
    again: "Try again",
    stop: "Stop",
    error: "Error:",
    waiting: "Waiting",
    arrived: "Arrived",
    failed: "This file did not arrive. Check your connection and try again.",
    full: "Too many files are waiting to be sent. Send the form, then add this one.",
    added: "Added: {name}",
    removed: "Removed: {name}",
    moved: "{name}: now {at} of {of}",
    sending: "Sending file {at} of {of}",
    all: "All files have arrived. Sending the form…",
    stopped: "Some files have not arrived yet. We kept those that did.",
  },
} as const;

export default uploads;
