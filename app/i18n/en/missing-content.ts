const missingContent = {
  about:
    "What the association still has to supply, page by page. Readers see samples marked as samples until they are replaced.",
  sample: "Sample",
  nothing: "Nothing is missing.",
  "nothing-about": "Every page has its content, with no samples.",
};

export default missingContent;
