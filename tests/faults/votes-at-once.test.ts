import { expect, it } from "vitest";
import { callerOf, ownAddress } from "../support/caller";
import { startTwo } from "../support/demo-place";

const CLERKS = 200;
const TOLD = /Already marked at \d\d:\d\d, [\w: ]+, desk (?:1, by .*COMP1|3, by .*COMP2)/;
type MarkAnswer = { status: number; text: string };
type Clerk = (nth: number, docNo: number, id: string) => Promise<MarkAnswer>;

const plain = (page: string) => page.replace(/<[^>]+>/g, "").replace(/&#x27;/g, "'");

async function atThePolls() {
  const both = await startTwo({ TRUST_PROXY: "1" });
  const cookies = await Promise.all(
    ["COMP1", "COMP2"].map((username, n) =>
      callerOf(both[n]!).signIn("computer-portal", { username, password: "20261111" }),
    ),
  );
  const seated = (nth: number) => ({ server: both[nth % 2]!, cookie: `${cookies[(nth >> 1) % 2]}; lang=en` });
  const byPage: Clerk = async (nth, docNo, id) => {
    const { server, cookie } = seated(nth);
    const answer = await fetch(`${server.address}/elections`, {
      method: "POST",
      redirect: "manual",
      headers: { ...ownAddress(), Origin: server.address, Cookie: cookie },
      body: new URLSearchParams({ docNo: String(docNo), elect_f: "1", submission_id: id }),
    });
    return { status: answer.status, text: plain(await answer.text()) };
  };
  const byCall: Clerk = async (nth, docNo, id) => {
    const { server, cookie } = seated(nth);
    const { status, body } = await callerOf(server).call("/api/data/update-elections", {
      body: { docNo, elect_f: 1 },
      cookie,
      headers: { "Idempotency-Key": id },
    });
    return { status, text: String(body.error ?? "") };
  };
  const admin = await callerOf(both[0]).signInStaff("admin@demo.test", "demo-admin-2026");
  const marksOnRecord = async (docNo: number) => {
    const search = `action=vote.mark&subject=member:${docNo}`;
    const file = await callerOf(both[0]).send(`/dashboard/audit-log/export.csv?${search}`, {
      cookie: admin,
    });
    return (await file.text()).split("\n").filter((row) => row.includes("vote.mark")).length;
  };
  return { both, cookies, byPage, byCall, marksOnRecord };
}

const allAtOnce = (clerk: Clerk, docNo: number, count = CLERKS) =>
  Promise.all(Array.from({ length: count }, (_, nth) => clerk(nth, docNo, crypto.randomUUID())));

it("lets one of 200 concurrent clerks mark; the other 199 learn who did, on pages and through the API", async () => {
  const { both, cookies, byPage, byCall, marksOnRecord } = await atThePolls();
  const either: Clerk = (nth, ...rest) => (nth % 3 ? byPage : byCall)(nth, ...rest);

  for (const [docNo, clerk] of [
    [20_160, byPage],
    [20_161, either],
  ] as const) {
    const answers = await allAtOnce(clerk, docNo);
    const done = answers.filter(({ status }) => status === 303 || status === 200);
    const refused = answers.filter(({ status, text }) => status === 409 && TOLD.test(text));
    expect([docNo, done.length, refused.length]).toEqual([docNo, 1, CLERKS - 1]);
    expect(await marksOnRecord(docNo)).toBe(1);
  }

  const again = crypto.randomUUID();
  for (const [docNo, clerk, status] of [
    [20_162, byPage, 303],
    [20_163, byCall, 200],
  ] as const) {
    const same = await Promise.all([0, 1, 0, 1].map((nth) => clerk(nth, docNo, again)));
    expect(same.map((answer) => answer.status)).toEqual([status, status, status, status]);
    expect((await clerk(2, docNo, again)).status).toBe(409);
    expect((await clerk(0, docNo, crypto.randomUUID())).text).toMatch(TOLD);
    expect(await marksOnRecord(docNo)).toBe(1);
  }

  const caller = callerOf(both[0]);
  const post = async (path: string, body: Record<string, unknown>, cookie?: string) =>
    caller.call(`/api/data/${path}`, { body, cookie, headers: { "Accept-Language": "en" } });
  const anybody = await post("elections", { docNo: "٢٠١٦٠" });
  expect(anybody.status).toBe(200);
  expect(anybody.body.Data).toEqual([
    {
      DOC_NAME_A: expect.any(String),
      MOBIL: expect.stringMatching(/^07•{6}\d\d$/),
      GOV_DESC: expect.any(String),
      ELECT_F: 1,
    },
  ]);
  const clerks = await post("elections", { docNo: 20_160 }, cookies[0]);
  const fullCard = { MOBIL: expect.stringMatching(/^07\d{8}$/), AREA_SITE_NAME: expect.any(String) };
  expect(clerks.body.Data).toEqual([expect.objectContaining(fullCard)]);
  for (const [docNo, elect_f, cookie, status] of [
    [20_160, 0, cookies[0], 409],
    [20_164, "٠", cookies[0], 422],
    [20_164, 2, cookies[0], 422],
    [29_999, 1, cookies[0], 404],
    [20_164, 1, undefined, 401],
  ] as const) {
    const refused = await post("update-elections", { docNo, elect_f }, cookie);
    expect([docNo, elect_f, refused.status, refused.body.success]).toEqual([docNo, elect_f, status, false]);
  }
});
