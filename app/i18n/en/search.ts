const search = {
  "title-for": "{{q}}: search",
  label: "Search this website",
  find: "Search",
  clear: "Clear the search",
  hint: "Search pages, questions and answers, news, events, photo galleries and vacancies together, in Arabic or English.",
  found_one: "{{count}} result",
  found_other: "{{count}} results",
  "first-shown": "Showing the first {{count}}. Add words to narrow the search.",
  "all-news": "Search the news for this",
  "by-part": "Results by section",
  groups: {
    pages: "Pages",
    faq: "Questions and answers",
    news: "News",
    events: "Events and conferences",
    galleries: "Photo galleries",
    jobs: "Careers",
  },
  "none-found": "Nothing found",
  "none-for": "Nothing found for",
  "showing-for": ". These are the results for",
  "searched-for": "You searched for",
  "too-many": "Too many searches came from your network. Wait a minute, then search again.",
  "ways-on": "Try fewer words, or another word for the same thing. These may help too:",
} as const;

export default search;
