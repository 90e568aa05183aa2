import { expect } from "vitest";
import type { Fields } from "../visitor/form-body";
import { errand } from "../visitor/journey";
import type { Visitor } from "../visitor/visitor";
import { waysOf } from "../visitor/way";

const visitors = ["public", "viewer", "editor", "registrar", "admin", "doctor", "computer"] as const;
type Who = (typeof visitors)[number] | "editor2";
type Records = { own: number; others: number };
type Row = { what: string; pages: string[]; deeds?: Array<[address: string, form?: Fields]>; who: Who[] };

const everybody: Who[] = [...visitors];
const publishers: Who[] = ["editor", "admin"];
const admins: Who[] = ["admin"];
const staff: Who[] = ["viewer", "editor", "registrar", "admin"];
const registrars: Who[] = ["registrar", "admin"];
const registerReaders: Who[] = ["editor", ...registrars];
const nobodyId = "00000000-0000-4000-8000-000000000000";

/**
 * The role table of the specification (1 §6): a capability with its pages and actions, who may use it and, for records,
 * whose.
 */
const rowsFor = (news: Records, events: Records, albums: Records): Row[] => [
  {
    what: "read",
    pages: ["/news", "/news/1", "/conferences", "/gallery", "/survey", "/contact-us"],
    who: everybody,
  },
  { what: "write a message", pages: [], deeds: [["/contact-us"]], who: everybody },
  { what: "answer the survey", pages: [], deeds: [["/survey"]], who: everybody },
  ...(["add-news", "add-conference", "add-gallery"] as const).map((add) => ({
    what: add,
    pages: [`/dashboard/${add}`],
    deeds: [[`/dashboard/${add}`]] as Row["deeds"],
    who: publishers,
  })),
  { what: "open the dashboard", pages: ["/dashboard"], who: registerReaders },
  {
    what: "read the register",
    pages: ["/dashboard/register", "/dashboard/register/10001"],
    who: registerReaders,
  },
  {
    what: "keep the register",
    pages: [
      "/dashboard/register/export.csv",
      "/dashboard/register/export.xlsx",
      "/dashboard/register/add",
      "/dashboard/register/10001/edit",
      "/dashboard/register/10001/status",
      "/dashboard/register/10001/dues",
    ],
    deeds: [
      ["/dashboard/register/add", { DOC_NO: "" }],
      ["/dashboard/register/10001/edit"],
      ["/dashboard/register/10001/status", { WORK_STATUS: "99" }],
      ["/dashboard/register/10001/dues", { ANNUAL: "x" }],
    ],
    who: registrars,
  },
  { what: "see what content is missing", pages: ["/dashboard/content/launch"], who: publishers },
  {
    what: "write what the association says",
    pages: [
      "/dashboard/content",
      "/dashboard/content/people",
      "/dashboard/content/people/add",
      "/dashboard/content/people/1",
      "/dashboard/content/people/1/versions",
      "/dashboard/content/announcement",
      "/dashboard/content/pages/accessibility",
      "/dashboard/content/pages/accessibility/preview",
      "/dashboard/content/pages/accessibility/live",
    ],
    deeds: [
      ["/dashboard/content/people/1", { name_ar: "" }],
      ["/dashboard/content/pages/accessibility", { lead_ar: "" }],
      ["/dashboard/content/people/add", { name_ar: "" }],
      ["/dashboard/content/people/1/versions", { restore: "4711" }],
    ],
    who: admins,
  },
  ...(
    [
      ["news", news, "/edit-news", "/news"],
      ["events", events, "/edit-conferences", "/conferences"],
      ["albums", albums, "/edit-gallery", "/gallery"],
    ] as const
  ).flatMap(([noun, ids, edit, list]) =>
    (["own", "others"] as const).map((whose) => ({
      what: `change ${whose === "own" ? "their own" : "another's"} ${noun}`,
      pages: [`${edit}/${ids[whose]}`, `${list}/${ids[whose]}/delete`],
      deeds: [[`${edit}/${ids[whose]}`]] as Row["deeds"],
      who: whose === "own" ? publishers : admins,
    })),
  ),
  {
    what: "manage complaints",
    pages: ["/complaints", "/complaints/1", "/complaints/1/print", "/complaints/export.csv"],
    deeds: [
      ["/complaints/1/status", { status: "nonsense" }],
      ["/complaints/1/assign", { assigned_to: "nobody" }],
      ["/complaints/999999/take"],
      ["/complaints/1/notes"],
    ],
    who: publishers,
  },
  {
    what: "decide on applications",
    pages: [
      "/dashboard/registrations",
      "/dashboard/registrations/1",
      "/dashboard/registrations/1/return",
      "/dashboard/registrations/1/accept",
      "/dashboard/registrations/1/print",
      "/dashboard/registrations/export.csv",
    ],
    deeds: [["/dashboard/registrations/1/return", { reason: "short" }]],
    who: registerReaders,
  },
  {
    what: "manage accounts",
    pages: ["/dashboard/accounts-management"],
    deeds: [
      ["/dashboard/accounts-management"],
      [`/dashboard/accounts-management/${nobodyId}/role`, { role: "admin" }],
      [`/dashboard/accounts-management/${nobodyId}/disable`],
    ],
    who: admins,
  },
  {
    what: "manage computer users",
    pages: ["/dashboard/computer-users"],
    deeds: [
      ["/dashboard/computer-users"],
      [`/dashboard/computer-users/${nobodyId}`],
      [`/dashboard/computer-users/${nobodyId}/password`],
      [`/dashboard/computer-users/${nobodyId}/disable`],
    ],
    who: admins,
  },
  {
    what: "help doctors who are locked out",
    pages: [
      "/dashboard/members",
      "/dashboard/members?number=10001",
      "/dashboard/members/10001/recovery-code",
    ],
    deeds: [
      ["/dashboard/members/10001/recovery-code"],
      ["/dashboard/members/19999/disable"],
      ["/dashboard/members/19999/enable"],
    ],
    who: admins,
  },
  {
    what: "read the survey's statistics",
    pages: [
      "/dashboard/survey-statistics",
      "/dashboard/survey-statistics/comments",
      "/dashboard/survey-statistics/months.csv",
      "/dashboard/survey-statistics/comments.csv",
    ],
    who: admins,
  },
  { what: "read the oaths", pages: ["/dashboard/oaths", "/dashboard/oaths/export.csv"], who: admins },
  { what: "read the audit", pages: ["/dashboard/audit-log", "/dashboard/audit-log/export.csv"], who: admins },
  {
    what: "see the outgoing mail",
    pages: ["/dashboard/outbox"],
    deeds: [[`/dashboard/outbox/${nobodyId}/retry`]],
    who: admins,
  },
  {
    what: "let the site be read only",
    pages: ["/dashboard/maintenance"],
    deeds: [["/dashboard/maintenance", { until_time: "25:00" }], ["/dashboard/maintenance/end"]],
    who: admins,
  },
  {
    what: "deal with programs",
    pages: ["/dashboard/api-clients", "/dashboard/webhooks"],
    deeds: [
      ["/dashboard/api-clients", { limit: "0" }],
      [`/dashboard/api-clients/${nobodyId}/revoke`],
      ["/dashboard/webhooks"],
      [`/dashboard/webhooks/${nobodyId}/remove`],
    ],
    who: admins,
  },
  { what: "see the site's health", pages: ["/dashboard/site-health"], who: admins },
  { what: "see their own account", pages: ["/account"], deeds: [["/account/password"]], who: staff },
];

const mayOpen = async (visitor: Visitor, address: string) => {
  const answer = await visitor.get(address);
  await answer.arrayBuffer();
  return answer.status === 200;
};

async function changeable(visitor: Visitor, edit: string): Promise<number[]> {
  const ids = Array.from({ length: 15 }, (_, nth) => nth + 1);
  const open = await Promise.all(ids.map((id) => mayOpen(visitor, `${edit}/${id}`)));
  return ids.filter((_, nth) => open[nth]);
}

async function recordsOf(editor: Visitor, editor2: Visitor, edit: string): Promise<Records> {
  const [ownPages, others] = await Promise.all([changeable(editor, edit), changeable(editor2, edit)]);
  expect(ownPages.filter((id) => others.includes(id))).toEqual([]);
  expect([ownPages.length > 0, others.length > 0]).toEqual([true, true]);
  return { own: ownPages[0]!, others: others[0]! };
}

/** Returns the page's text without the parts that change with each request. */
async function standsOn(visitor: Visitor, page: string) {
  const text = await (await visitor.get(page)).text();
  return text
    .match(/<article[\s\S]*<\/article>|<ul class="thumb.*|<ol class="grid.*/)![0]
    .replace(/value="[\w-]{36}"/g, "")
    .replace(/<option >[^<]*<\/option>/g, "")
    .replace(/<script[\s\S]*?<\/script>/g, "");
}

const PATIENCE = { timeout: 240_000 };

errand("Every role has exactly the permissions of the table of roles", PATIENCE, async ({ another }) => {
  const by = new Map<Who, Visitor>();
  for (const who of [...visitors, "editor2"] as const) {
    const visitor = await another();
    if (who !== "public") await visitor.signIn(who);
    by.set(who, visitor);
  }
  const [admin, editor, editor2] = (["admin", "editor", "editor2"] as const).map((who) => by.get(who)!);
  const [news, events, albums] = [
    await recordsOf(editor!, editor2!, "/edit-news"),
    await recordsOf(editor!, editor2!, "/edit-conferences"),
    await recordsOf(editor!, editor2!, "/edit-gallery"),
  ];
  const untouched = [
    `/news/${news.others}`,
    `/conferences/${events.others}`,
    `/gallery/${albums.others}`,
    "/complaints/1",
  ];
  const statesOf = () => Promise.all(untouched.map((page) => standsOn(admin!, page)));
  const before = await statesOf();
  const ways = new Map(visitors.map((name) => [name, waysOf(by.get(name)!)]));
  const rows = rowsFor(news, events, albums);
  const walk = async (name: (typeof visitors)[number]) => {
    for (const { what, pages, deeds = [], who } of rows) {
      const may = who.includes(name);
      for (const page of pages) {
        const isShown = (await ways.get(name)!(page)).length === 1;
        expect([what, name, page, isShown]).toEqual([what, name, page, may]);
      }
      for (const [address, form = {}] of deeds) {
        const { status } = await by.get(name)!.post(address, form);
        expect([what, name, address, status === 302]).toEqual([what, name, address, !may]);
        expect(status).toBeLessThan(500);
      }
    }
  };
  await Promise.all(visitors.map(walk));
  expect(await statesOf()).toEqual(before);
});

errand(
  "Nobody can create a staff account without an invitation, and API clients get the same refusal",
  async ({ visitor }) => {
    const me = { email: "me@home.example", password: "12345678", full_name: "Me" };
    const program = { "Content-Type": "application/json", Cookie: "" };
    const answer = await visitor.post("/api/auth/sign-up", JSON.stringify(me), program);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      success: false,
      error: "Self sign-up is not allowed. Please contact an administrator.",
    });
  },
);
