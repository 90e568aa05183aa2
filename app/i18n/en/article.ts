const article = {
  contents: "On this page",
  "open-all": "Open all topics",
  "one-at-a-time": "Open one topic at a time",
  questions: "Questions about this page?",
  counter: "Visit us or write to us",
  "sample-names": "Sample names, until the association supplies the members of the committee.",
  awaits: "To be supplied by the association:",
  source: "Source:",
  "changed-figures": "What has changed",
  "figure-since": "valid since",
  "valid-before": "before that",
  "and-before": "; ",
  reviewed: "Last reviewed on",
  "valid-since": "valid since",
  language: { ar: "Arabic", en: "English" },
} as const;

export default article;
