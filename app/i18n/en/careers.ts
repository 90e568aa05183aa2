const careers = {
  about: "Vacancies for {{members}} in Jordan, announced by the {{association-name}}",
  search: "Search by job title",
  find: "Search",
  clear: "Show all jobs",
  found_one: "{{count}} job",
  found_other: "{{count}} jobs",
  none: "There are no vacancies at present",
  "none-found": "No job has this title",
  "searched-for": "You searched for",
  sample: "Sample",
  "samples-note":
    "These announcements are samples that show how vacancies will look. They name no real employer.",
  "sample-note":
    "This announcement is a sample that shows how vacancies will look. It names no real employer.",
  closed: "Closed",
  "closed-note": "Applications closed on {{day}}. You can still read the announcement.",
  location: "Place of work",
  posted: "Announced on",
  until: "Apply by",
  "no-deadline": "Open until filled",
  apply: "How to apply",
  "apply-how":
    "We pass on your application. Write or call, and quote the job title and the date of the announcement.",
  contact: "Contact the association",
  back: "Back to all jobs",
  "not-found": "Job not found",
  "not-found-body": "This announcement is no longer here, or its address is not right.",
} as const;

export default careers;
