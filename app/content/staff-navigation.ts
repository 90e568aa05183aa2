/** The staff's own navigation. Whom a link is for, its address says. */
export const staffGroups = [
  {
    group: "inbox",
    sign: "inbox",
    paths: ["/complaints", "/dashboard/registrations", "/dashboard/name-changes"],
  },
  {
    group: "publish",
    sign: "publish",
    paths: [
      "/dashboard/add-news",
      "/dashboard/add-conference",
      "/dashboard/add-gallery",
      "/dashboard/missing-content",
    ],
  },
  {
    group: "members",
    sign: "members",
    paths: [
      "/dashboard/members",
      "/dashboard/computer-personal-card",
      "/dashboard/certificates",
      "/dashboard/oaths",
    ],
  },
  { group: "elections", sign: "vote", paths: ["/dashboard/elections", "/elections/turnout"] },
  {
    group: "site",
    sign: "site",
    paths: [
      "/dashboard/accounts-management",
      "/dashboard/computer-users",
      "/dashboard/outbox",
      "/dashboard/survey-statistics",
      "/dashboard/audit-log",
      "/dashboard/maintenance",
      "/account",
    ],
  },
] as const;

export type StaffPath = (typeof staffGroups)[number]["paths"][number];
