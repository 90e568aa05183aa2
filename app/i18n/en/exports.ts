/** Messages of the script that downloads an export. */
const exported = {
  busy: "Fetching the file…",
  bar: "Fetching the file",
  come: "{done} of {all} lines are here, {left} are left.",
  saved: "The file was saved. Lines in it: {all}.",
  failed: "The connection broke, and no file was saved. Press again to fetch it.",
} as const;

export default exported;
