const missingContent = {
  about:
    "What the association has not yet said or confirmed. Samples are marked as samples in the demo, and the public site never shows them.",
  sample: "Sample",
  comma: ", ",
  nothing: "Nothing is missing.",
  "nothing-about": "Every page has its content, with no samples.",
} as const;

export default missingContent;
