import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import ar from "~/i18n/ar/maintenance";
import en from "~/i18n/en/maintenance";
import { problemWords } from "~/server/refuse.server";
import { callerOf, ownAddress } from "../support/caller";
import { cli } from "../support/command-line";
import { startDemo } from "../support/demo-place";
import { type RunningServer, startServer } from "../support/running-server";
import { startSharedSite } from "../support/shared-site";

const FOLLOWED = { timeout: 60_000, interval: 250 };
const MAINTENANCE = "/dashboard/maintenance";
const SENT = {
  name: "سمير",
  phone: "0791234567",
  email: "samir@home.example",
  title: "سؤال عن الرسوم",
  subject: "كيف أسدّد الرسوم؟ <نص>",
  submission_id: "3d1c6f3e-8b1c-4a0e-9d0c-0d1f2a3b4c5d",
};
const admin = demoLogins.staff[0];

const pageOf = async ({ address }: RunningServer, path: string, cookie = "") =>
  (await fetch(address + path, { headers: { ...ownAddress(), Cookie: `lang=ar; ${cookie}` } })).text();

const post = ({ address }: RunningServer, path: string, fields: Record<string, string>, cookie = "") =>
  fetch(address + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { ...ownAddress(), Origin: address, Cookie: `lang=ar; ${cookie}` },
    redirect: "manual",
  });

const notice = { ar: ar.notice.meanwhile, en: en.notice.meanwhile };
const hasNotice = async (server: RunningServer, path = "/news") =>
  (await pageOf(server, path)).includes(notice.ar);

/** One maintenance from announcement to end, on one server. */
describe("maintenance", { shuffle: false }, () => {
  let server: RunningServer;
  const command = (...args: string[]) => cli(["maintenance", ...args], { DATA_DIR: server.dataDir });

  beforeAll(async () => {
    server = await startDemo({ TRUST_PROXY: "1" });
  });
  afterAll(() => server.stop("SIGINT"));

  it("is refused by the command when the end is invalid", async () => {
    for (const until of ["yesterday", "2020-01-01 10:00", "2026-11-22 25:00"]) {
      const { code, output } = await command("on", "--until", until);
      expect(code).toBe(2);
      expect(output).toMatch(/^--until /);
    }
    expect((await command("pause")).code).toBe(2);
    expect(await command("status")).toEqual({ code: 0, output: "There is no maintenance.\n" });
    expect(await hasNotice(server)).toBe(false);
  });

  it("is announced on every page in both languages, and forms keep the typed text", async () => {
    const on = [
      "on",
      "--until",
      "2099-01-02 18:00",
      "--message-ar",
      "نرقّي <الخادم>",
      "--message-en",
      "New server",
    ];
    const { code, output } = await command(...on);
    expect(output).toMatch(/^Maintenance since [\d :-]+ \(Amman\), announced until 2099-01-02 18:00\.\n$/);
    expect(code).toBe(0);
    await expect.poll(() => hasNotice(server), FOLLOWED).toBe(true);

    for (const path of ["/", "/contact-us", "/dr-portal", "/no-such-page"]) {
      const english = await pageOf(server, `${path}?lang=en`);
      expect(english).toContain("2 January 2099 at 18:00");
      expect(english).toContain("New server");
    }
    expect(await pageOf(server, "/")).toContain("نرقّي &lt;الخادم&gt;");

    const refused = await post(server, "/contact-us", SENT);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const kept = await refused.text();
    expect(kept).toContain("كيف أسدّد الرسوم؟ &lt;نص&gt;");
    expect(kept).toContain(SENT.submission_id);
    expect(kept).toContain(notice.ar);
  });

  it("does not affect signing in, reading and signing out", async () => {
    const { call, send, signIn } = callerOf(server);
    const { name, password } = demoLogins.doctor[1];
    const doctor = await signIn("dr-portal", { docNo: name, password });
    expect(await pageOf(server, "/dr-dashboard", doctor)).toContain(notice.ar);
    for (const path of ["/dr-dashboard", "/dashboard/financial-card", "/dashboard/personal-card"])
      expect((await send(path, { cookie: doctor })).status).toBe(200);

    const write = await call("/api/data/updateDocInfo", { cookie: doctor, body: { docNo: Number(name) } });
    expect(write.status).toBe(503);
    expect(write.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(write.body).toMatchObject({ success: false });
    const voter = await call("/api/data/elections", { body: { docNo: demoLogins.doctor[0].name } });
    expect(voter.status).toBe(200);

    const button = await post(server, "/dr-dashboard/confirm-contacts", {}, doctor);
    expect(button.status).toBe(503);
    expect(await button.text()).toContain(problemWords.ar["read-only"][0]);

    const theme = await post(server, "/preferences", { theme: "dark", back: "/" });
    expect(theme.status).toBe(303);
    const out = await post(server, "/dr-portal/logout", {}, doctor);
    expect(out.headers.get("Location")).toBe("/");
    expect((await send("/dr-dashboard", { cookie: doctor })).status).toBe(302);
  });

  it("accepts the same form once after it has ended", async () => {
    expect((await command("off")).output).toBe("There is no maintenance.\n");
    await expect.poll(() => hasNotice(server), FOLLOWED).toBe(false);
    const first = await post(server, "/contact-us", SENT);
    expect(first.status).toBe(303);
    const again = await post(server, "/contact-us", SENT);
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  });

  it("is started, changed and ended by an administrator, with audit entries", async () => {
    const { signInStaff, send } = callerOf(server);
    const cookie = await signInStaff(admin.name, admin.password);
    const editor = await signInStaff(demoLogins.staff[1].name, demoLogins.staff[1].password);
    expect((await send(MAINTENANCE, { cookie: editor })).status).toBe(302);
    expect((await post(server, MAINTENANCE, {}, editor)).status).toBe(302);

    const past = await post(server, MAINTENANCE, { until_date: "٠١/٠١/٢٠٢٠", until_time: "١٠:٠٠" }, cookie);
    expect(past.status).toBe(422);
    expect(await past.text()).toContain(ar.errors.past);

    const announced = { until_date: "٠٣/٠١/٢٠٩٩", until_time: "٩.٣٠", message_ar: "نعود قريبًا" };
    expect((await post(server, MAINTENANCE, announced, cookie)).status).toBe(303);
    expect(await pageOf(server, MAINTENANCE, cookie)).toContain('value="2099-01-03"');
    expect(await pageOf(server, "/news")).toContain("نعود قريبًا");

    const change = { ...announced, message_ar: "نعود غدًا" };
    expect((await post(server, MAINTENANCE, change, cookie)).status).toBe(303);
    expect(await pageOf(server, "/news")).toContain("نعود غدًا");
    expect((await post(server, `${MAINTENANCE}/end`, {}, cookie)).status).toBe(303);
    expect(await hasNotice(server)).toBe(false);
    const log = await pageOf(server, "/dashboard/audit-log?lang=en", cookie);
    expect(log).toContain("Maintenance ended");
    expect(log).toContain("Maintenance started");
  });
});

it("is in force from the first response of a restarted server", async () => {
  const first = await startServer({ TRUST_PROXY: "1", DATABASE_URL: "" });
  const { dataDir } = first;
  await first.stop("SIGINT");
  expect((await cli(["maintenance", "on"], { DATA_DIR: dataDir })).code).toBe(0);
  const second = await startServer({ TRUST_PROXY: "1", DATABASE_URL: "", DATA_DIR: dataDir });
  expect(await hasNotice(second)).toBe(true);
  expect((await post(second, "/contact-us", SENT)).status).toBe(503);
  await second.stop("SIGINT");
});

describe.runIf(process.env.TEST_DATABASE_URL)("two processes", () => {
  it("follow maintenance that was started on one of them", async () => {
    const { servers } = await startSharedSite();
    const [first, second] = servers as [RunningServer, RunningServer];
    const cookie = await callerOf(first).signInStaff(admin.name, admin.password);
    expect((await post(first, MAINTENANCE, {}, cookie)).status).toBe(303);
    expect(await hasNotice(first)).toBe(true);
    await expect.poll(() => hasNotice(second), FOLLOWED).toBe(true);
    expect((await post(second, "/contact-us", SENT)).status).toBe(503);
    expect((await post(second, `${MAINTENANCE}/end`, {}, cookie)).status).toBe(303);
    await expect.poll(() => hasNotice(first), FOLLOWED).toBe(false);
  });
});
