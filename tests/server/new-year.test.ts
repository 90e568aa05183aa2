import { afterAll, describe, expect, it } from "vitest";
import { callerOf, ownAddress } from "../support/caller";
import { at, demoPlace } from "../support/demo-place";
import { type Place, withDatabaseOf } from "../support/hidden-records";
import { mailSettings, writeMessage } from "../support/mail-site";
import { startResendServer } from "../support/resend-server";
import { type RunningServer, startServer } from "../support/running-server";

/** Midnight in Amman, three hours before that of Greenwich. */
const MIDNIGHT = Date.parse("2026-12-31T21:00:00Z");
const [OLD_YEAR, NEW_YEAR] = ["2026-12-31", "2027-01-01"];
const TITLES = { [OLD_YEAR]: "Last evening of the old year", [NEW_YEAR]: "First morning of the new year" };
const WINDOW_S = 600;
/** Five of a client who is then refused, one before midnight and one after it; each is one letter. */
const MESSAGES = 7;

const resend = await startResendServer();
afterAll(() => resend.stop());

/** The demo, in which two doctors have paid the fee of 2026, one of them that of 2027 too, and two days have an event. */
async function placeBeforeNewYear(): Promise<Place> {
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

const startAt = (place: Place, moment: number) =>
  startServer({
    ...mailSettings(resend.url),
    ...at(place),
    SESSION_SECRET: "the same secret on either side of New Year",
    CLOCK: new Date(moment).toISOString(),
  });

const signIns = async (server: RunningServer) => {
  const site = callerOf(server);
  return {
    unpaid: await site.signIn("dr-portal", { docNo: "10001", password: "20260001" }),
    paid: await site.signIn("dr-portal", { docNo: "10005", password: "20260005" }),
    editor: await site.signInStaff("editor@demo.test", "demo-editor-2026"),
  };
};
type Cookies = Awaited<ReturnType<typeof signIns>>;

const pageOf = async (server: RunningServer, path: string, cookie = "") => {
  const answer = await callerOf(server).send(path, { cookie: `lang=en; ${cookie}` });
  return (await answer.text()).replace(/<!--.*?-->/g, "");
};

const dayOf = async (server: RunningServer, { editor }: Cookies) =>
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
async function seen(server: RunningServer, cookies: Cookies) {
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

const before = {
  day: OLD_YEAR,
  oldYearsEvent: "upcoming",
  newYearsEvent: "upcoming",
  owesAnnualFee: false,
  certificateOfUnpaid: "2026",
  certificateOfPaid: "2026",
};
const after = {
  day: NEW_YEAR,
  oldYearsEvent: "past",
  newYearsEvent: "upcoming",
  owesAnnualFee: true,
  certificateOfUnpaid: 403,
  certificateOfPaid: "2027",
};

/** A server on which the old year still runs; the slower the machine, the longer before midnight it starts. */
async function startBeforeMidnight(place: Place) {
  for (let seconds = 30; ; seconds *= 3) {
    const began = performance.now();
    const server = await startAt(place, MIDNIGHT - seconds * 1000);
    const cookies = await signIns(server);
    const left = seconds * 1000 - (performance.now() - began);
    if (left > seconds * 400) return { server, cookies };
    await server.stop("SIGINT");
  }
}

async function sixthMessage(server: RunningServer) {
  const headers = { Origin: server.address, "X-Forwarded-For": "198.18.77.1" };
  let answer: Response;
  do {
    const body = new URLSearchParams({
      submission_id: crypto.randomUUID(),
      name: "Salma Haddad",
      phone: "0791234567",
      email: "salma@home.example",
      title: "Opening hours",
      subject: `When does the office open? ${crypto.randomUUID()}`,
    });
    answer = await fetch(`${server.address}/contact-us`, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
  } while (answer.status === 303);
  return { status: answer.status, wait: Number(answer.headers.get("Retry-After")) };
}

describe("New Year in Amman", () => {
  it("has come for a server that starts after it, and not for one that starts before", async () => {
    const place = await placeBeforeNewYear();
    for (const [moment, expected] of [
      [MIDNIGHT - 3_600_000, before],
      [MIDNIGHT + 1000, after],
    ] as const) {
      const server = await startAt(place, moment);
      expect(await seen(server, await signIns(server))).toEqual(expected);
      await server.stop("SIGINT");
    }
  }, 180_000);

  it("comes while a server runs; sessions stay open, limits and letters keep to real time", async () => {
    const { server, cookies } = await startBeforeMidnight(await placeBeforeNewYear());
    expect(await seen(server, cookies)).toEqual(before);

    const refused = await sixthMessage(server);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(WINDOW_S / 2);
    expect(refused.wait).toBeLessThanOrEqual(WINDOW_S);
    resend.behave({ status: 500 });
    expect(await writeMessage(server, "Before midnight")).toBe(303);

    const midnight = { timeout: 180_000, interval: 500 };
    await expect.poll(() => dayOf(server, cookies), midnight).toBe(NEW_YEAR);
    expect(await seen(server, cookies)).toEqual(after);

    const still = await sixthMessage(server);
    expect(still.status).toBe(429);
    expect(still.wait).toBeLessThanOrEqual(refused.wait);
    expect(await writeMessage(server, "After midnight")).toBe(303);
    const tried = () => resend.tries.map(({ key }) => key);
    await expect.poll(() => resend.tries.length, { timeout: 90_000 }).toBe(MESSAGES + 1);
    expect(new Set(tried()).size).toBe(MESSAGES);
    expect(resend.letters.size).toBe(MESSAGES);
    await server.stop("SIGINT");
  }, 300_000);
});
