/**
 * The staff's own navigation, and what a search for a task finds. Whom a page is for, its address says. Who may open the
 * page that another stands `within` finds it there.
 */
export const staffGroups = [
  {
    group: "inbox",
    sign: "inbox",
    pages: [
      { path: "/complaints", about: "complaints", waits: "complaints" },
      { path: "/dashboard/registrations", about: "registrations", waits: "applications" },
      { path: "/dashboard/name-changes", about: "name-changes", waits: "nameChanges" },
    ],
  },
  {
    group: "publish",
    sign: "publish",
    pages: [
      { path: "/dashboard/add-news", about: "news" },
      { path: "/dashboard/add-conference", about: "event" },
      { path: "/dashboard/add-gallery", about: "gallery" },
      { path: "/dashboard/content", about: "content" },
      { path: "/dashboard/content/launch", about: "missing-content", within: "/dashboard/content" },
    ],
  },
  {
    group: "members",
    sign: "members",
    pages: [
      { path: "/dashboard/register", about: "register" },
      { path: "/dashboard/members", about: "members" },
      { path: "/dashboard/computer-personal-card", about: "personal-card" },
      { path: "/dashboard/certificates", about: "certificates" },
      { path: "/dashboard/oaths", about: "oaths" },
    ],
  },
  {
    group: "elections",
    sign: "vote",
    pages: [
      { path: "/dashboard/elections", about: "elections", waits: "objections" },
      { path: "/elections/turnout", about: "turnout" },
    ],
  },
  {
    group: "site",
    sign: "site",
    pages: [
      { path: "/dashboard/accounts-management", about: "accounts" },
      { path: "/dashboard/computer-users", about: "computer-users" },
      { path: "/dashboard/outbox", about: "outbox", waits: "letters" },
      { path: "/dashboard/survey-statistics", about: "survey" },
      { path: "/dashboard/audit-log", about: "audit" },
      { path: "/dashboard/site-health", about: "site-health" },
      { path: "/dashboard/api-clients", about: "api-clients" },
      { path: "/dashboard/webhooks", about: "webhooks" },
      { path: "/dashboard/maintenance", about: "maintenance" },
      { path: "/account", about: "account" },
    ],
  },
] as const;

export type StaffPage = (typeof staffGroups)[number]["pages"][number];

export const staffPages: readonly StaffPage[] = staffGroups.flatMap(
  ({ pages }): readonly StaffPage[] => pages,
);
