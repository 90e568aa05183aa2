import { type APIRequestContext, request as requests } from "@playwright/test";
import { expect, logins, test } from "./support";

const visitors = ["public", "viewer", "editor", "admin", "doctor", "computer"] as const;
type Visitor = (typeof visitors)[number] | "editor2";
type Records = { own: number; others: number };
type Row = { what: string; pages: string[]; deeds?: Array<[address: string, form?: object]>; who: Visitor[] };

const everybody: Visitor[] = [...visitors];
const publishers: Visitor[] = ["editor", "admin"];
const admins: Visitor[] = ["admin"];
const staff: Visitor[] = ["viewer", "editor", "admin"];
const nobodyId = "00000000-0000-4000-8000-000000000000";

/** The specification's table (1 §6): a capability, its pages and deeds, who may; for records, whose they are. */
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
  { what: "open the dashboard", pages: ["/dashboard"], who: publishers },
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
    who: publishers,
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
  { what: "see their own account", pages: ["/account"], deeds: [["/account/password"]], who: staff },
];

async function contextOf(who: Visitor, origin: string): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  if (who === "public") return context;
  const [address, field, name, password] = logins[who];
  const answer = await context.post(address, { form: { [field]: name, password }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return context;
}

const mayOpen = async (context: APIRequestContext, address: string) =>
  (await context.get(address, { maxRedirects: 0 })).status() === 200;

async function changeable(context: APIRequestContext, edit: string): Promise<number[]> {
  const ids = Array.from({ length: 15 }, (_, nth) => nth + 1);
  const open = await Promise.all(ids.map((id) => mayOpen(context, `${edit}/${id}`)));
  return ids.filter((_, nth) => open[nth]);
}

async function recordsOf(
  editor: APIRequestContext,
  editor2: APIRequestContext,
  edit: string,
): Promise<Records> {
  const [own, others] = await Promise.all([changeable(editor, edit), changeable(editor2, edit)]);
  expect(own.filter((id) => others.includes(id))).toEqual([]);
  expect([own.length > 0, others.length > 0]).toEqual([true, true]);
  return { own: own[0]!, others: others[0]! };
}

async function hopsFrom(context: APIRequestContext, address: string) {
  let at = address;
  for (let hops = 0; hops <= 2; hops++) {
    const answer = await context.get(at, { maxRedirects: 0 });
    if (answer.status() === 200) return hops;
    expect([address, at, answer.status()]).toEqual([address, at, 302]);
    at = answer.headers().location!;
  }
  return Number.POSITIVE_INFINITY;
}

test("Everybody may do what the table of roles says, and nothing else", async ({ baseURL }) => {
  test.setTimeout(240_000);
  const contexts = new Map<Visitor, APIRequestContext>();
  for (const who of [...visitors, "editor2"] as Visitor[]) contexts.set(who, await contextOf(who, baseURL!));
  const [editor, editor2] = [contexts.get("editor")!, contexts.get("editor2")!];
  const [news, events, albums] = [
    await recordsOf(editor, editor2, "/edit-news"),
    await recordsOf(editor, editor2, "/edit-conferences"),
    await recordsOf(editor, editor2, "/edit-gallery"),
  ];
  const shown = async () => {
    const admin = contexts.get("admin")!;
    const pages = [`/news/${news.others}`, `/conferences/${events.others}`, `/gallery/${albums.others}`];
    const texts = await Promise.all(
      [...pages, "/complaints/1"].map(async (page) => (await admin.get(page)).text()),
    );
    return texts.map((text) =>
      text
        .match(/<article[\s\S]*<\/article>|<ul class="thumb.*|<ol class="grid.*/)![0]
        .replace(/value="[\w-]{36}"/g, "")
        .replace(/<script[\s\S]*?<\/script>/g, ""),
    );
  };
  const before = await shown();
  for (const { what, pages, deeds = [], who } of rowsFor(news, events, albums)) {
    for (const visitor of visitors) {
      const context = contexts.get(visitor)!;
      const may = who.includes(visitor);
      for (const page of pages) {
        expect([what, visitor, page, await mayOpen(context, page)]).toEqual([what, visitor, page, may]);
        if (!may)
          expect([visitor, page, (await hopsFrom(context, page)) <= 2]).toEqual([visitor, page, true]);
      }
      for (const [address, form = {}] of deeds) {
        const answer = await context.post(address, { form: form as never, maxRedirects: 0 });
        const turnedAway = answer.status() === 302;
        expect([what, visitor, address, turnedAway]).toEqual([what, visitor, address, !may]);
        expect(answer.status()).toBeLessThan(500);
      }
    }
  }
  expect(await shown()).toEqual(before);
  for (const context of contexts.values()) await context.dispose();
});

test("Nobody signs up by themselves, and says so to programs too", async ({ request, baseURL }) => {
  const answer = await request.post("/api/auth/sign-up", {
    headers: { Origin: baseURL! },
    data: { email: "me@home.example", password: "12345678", full_name: "Me" },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toEqual({
    success: false,
    error: "Self sign-up is not allowed. Please contact an administrator.",
  });
});
