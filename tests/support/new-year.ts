import { callerOf, ownAddress } from "./caller";
import { type Place, withDatabaseOf } from "./hidden-records";
import { at, demoPlace } from "./prepared-place";
import { type RunningServer, startServer } from "./running-server";

/** Midnight in Amman, three hours before that of Greenwich. */
export const MIDNIGHT = Date.parse("2026-12-31T21:00:00Z");
export const [OLD_YEAR, NEW_YEAR] = ["2026-12-31", "2027-01-01"];
const TITLES = { [OLD_YEAR]: "Last evening of the old year", [NEW_YEAR]: "First morning of the new year" };

/** The demo, in which two doctors have paid the fee of 2026, one of them that of 2027 too, and two days have an event. */
export async function placeBeforeNewYear(): Promise<Place> {
  const place = await demoPlace();
  await withDatabaseOf(place, async (sql) => {
    for (const [member, annual] of [
      [10001, 2026],
      [10005, 2027],
    ] as const)
      await sql`update dues set annual_fee_paid_year = ${annual}, social_year = 2026, social_month = 12,
        retirement_year = 2026, retirement_month = 12 where member_number = ${member}`;
    for (const [day, title] of Object.entries(TITLES))
      await sql`insert into events (title_ar, title, description_ar, description, date, author_id)
        select ${title}, ${title}, 'نص', 'Text', ${day}, id from staff_users where role = 'admin'`;
  });
  return place;
}

export const startAt = (place: Place, moment: number, environment: Record<string, string> = {}) =>
  startServer({
    DEMO: "1",
    TRUST_PROXY: "1",
    ...at(place),
    SESSION_SECRET: "the same secret on either side of New Year",
    CLOCK: new Date(moment).toISOString(),
    ...environment,
  });

export const signIns = async (server: RunningServer) => {
  const site = callerOf(server);
  return {
    unpaid: await site.signIn("dr-portal", { docNo: "10001", password: "20260001" }),
    paid: await site.signIn("dr-portal", { docNo: "10005", password: "20260005" }),
    editor: await site.signInStaff("editor@demo.test", "demo-editor-2026"),
  };
};
export type Cookies = Awaited<ReturnType<typeof signIns>>;

const pageOf = async (server: RunningServer, path: string, cookie = "") => {
  const answer = await callerOf(server).send(path, { cookie: `lang=en; ${cookie}` });
  return (await answer.text()).replace(/<!--.*?-->/g, "");
};

export const dayOf = async (server: RunningServer, { editor }: Cookies) =>
  /name="date"[^>]*value="([\d-]+)"|value="([\d-]+)"[^>]*name="date"/
    .exec(await pageOf(server, "/dashboard/add-news", editor))
    ?.slice(1)
    .find(Boolean);

async function certificateFor(server: RunningServer, cookie: string) {
  const answer = await fetch(`${server.address}/dashboard/registration-certificate`, {
    method: "POST",
    redirect: "manual",
    headers: { ...ownAddress(), Origin: server.address, Cookie: `lang=en; ${cookie}` },
    body: new URLSearchParams({ submission_id: crypto.randomUUID() }),
  });
  const year = /^\/certificates\/(\d{4})-\d+-\d$/.exec(answer.headers.get("Location") ?? "")?.[1];
  return year ?? answer.status;
}

/** All that depends on the day, as the site shows it now. */
export async function seen(server: RunningServer, cookies: Cookies) {
  const [upcoming, past, standing] = await Promise.all([
    pageOf(server, "/conferences?tab=upcoming"),
    pageOf(server, "/conferences?tab=past"),
    pageOf(server, "/dr-dashboard", cookies.unpaid),
  ]);
  const tabOf = (title: string) =>
    [upcoming.includes(title) && "upcoming", past.includes(title) && "past"].filter(Boolean).join();
  return {
    day: await dayOf(server, cookies),
    oldYearsEvent: tabOf(TITLES[OLD_YEAR]!),
    newYearsEvent: tabOf(TITLES[NEW_YEAR]!),
    owesAnnualFee: standing.includes("2027"),
    certificateOfUnpaid: await certificateFor(server, cookies.unpaid),
    certificateOfPaid: await certificateFor(server, cookies.paid),
  };
}

export const before = {
  day: OLD_YEAR,
  oldYearsEvent: "upcoming",
  newYearsEvent: "upcoming",
  owesAnnualFee: false,
  certificateOfUnpaid: "2026",
  certificateOfPaid: "2026",
};
export const after = {
  day: NEW_YEAR,
  oldYearsEvent: "past",
  newYearsEvent: "upcoming",
  owesAnnualFee: true,
  certificateOfUnpaid: 403,
  certificateOfPaid: "2027",
};
