const missingContent = {
  about:
    "Only the association can supply what is listed here, page by page. What is marked as a sample is shown to readers as one until it is replaced.",
  sample: "Sample",
  nothing: "Nothing is missing.",
  "nothing-about": "Every page has its content, and none of it is a sample.",
};

export default missingContent;
