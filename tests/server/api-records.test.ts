import { beforeAll, describe, expect, it } from "vitest";
import { callerOf, ownAddress } from "../support/caller";
import { at, emptyPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

/** The month in which each of the demo's blocked doctors is blocked by the rule as it is written. */
const IN_DECEMBER = "2026-12-15T08:00:00Z";

let { call, send, signIn, signInStaff }: ReturnType<typeof callerOf> = {} as never;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  const settings = { DEMO: "1", TRUST_PROXY: "1", CLOCK: IN_DECEMBER };
  const server = await startServer({ ...at(await emptyPlace()), ...settings });
  ({ call, send, signIn, signInStaff } = callerOf(server));
  for (const docNo of ["10001", "10003", "10004", "10005"])
    cookies[docNo] = await signIn("dr-portal", { docNo, password: `2026${docNo.slice(1)}` });
  cookies.computer = await signIn("computer-portal", { username: "COMP1", password: "20261111" });
  for (const who of ["admin", "editor", "viewer"])
    cookies[who] = await signInStaff(`${who}@demo.test`, `demo-${who}-2026`);
});

const statusFor = async (path: string, who: string | null) =>
  (await call(path, { cookie: who ? cookies[who] : undefined })).status;

describe("the financial card", () => {
  const CARD = "/api/data/financial-card?doc_no=";

  it("is limited to its doctor and computer users", async () => {
    for (const who of ["10001", "computer"]) {
      const { status, body } = await call(`${CARD}10001`, { cookie: cookies[who] });
      expect(status).toBe(200);
      const [row, ...more] = body.Data as Array<Record<string, unknown>>;
      expect(more).toEqual([]);
      expect(row).toMatchObject({ DOC_NO: 10001, DOC_NAME_A: "أحمد خالد محمود المصري" });
      const names = "DOC_NAME_A DOC_NO WORK_STATUS_DESC LAST_Y_SOC LAST_M_SOC LAST_Y_RET LAST_M_RET YYRR";
      expect(Object.keys(row!)).toEqual(names.split(" "));
    }
  });

  it.each([
    ["10001", null, 401],
    ["10004", "10001", 403],
    ["999999", "10001", 403],
    ["10001", "viewer", 403],
    ["10001", "admin", 403],
    ["999999", "computer", 404],
    ["99999999999999", "computer", 404],
    ["", "computer", 422],
    ["abc", "computer", 422],
    ["10001&doc_no=10004", "10001", 400],
    ["10004&doc_no=10001", "10001", 400],
  ])("?doc_no=%s requested by %s returns %i", async (number, who, status) => {
    expect(await statusFor(CARD + number, who)).toBe(status);
  });

  it("describes the work status in the caller's language", async () => {
    const answer = await call(`${CARD}10001&lang=ar`, { cookie: cookies["10001"] });
    expect(answer.body.Data).toMatchObject([{ WORK_STATUS_DESC: "مزاول" }]);
  });
});

describe("the personal card", () => {
  const CARD = "/api/data/personal-card?doc_no=";
  const names = ["DOC_NO", "DOC_NAME_A", "DOC_NAME_E"];
  const everything = [...names, "NATIONAL_NO", "MOBIL", "HOME_ADD", "WORK_ADD", "E_MAIL"];

  it.each([
    [null, "10001", names],
    ["viewer", "10001", names],
    ["10001", "10004", names],
    ["10001", "10001", everything],
    ["computer", "10001", everything],
    ["admin", "10001", everything],
    ["editor", "10001", everything],
  ])("shows %s of number %s: %j", async (who, number, expected) => {
    const { status, body } = await call(CARD + number, { cookie: who ? cookies[who] : undefined });
    expect(status).toBe(200);
    expect(Object.keys(body.doctor as object)).toEqual(expected);
    expect((body.doctor as { DOC_NO: number }).DOC_NO).toBe(Number(number));
  });

  it("returns 404 for an unknown number", async () => {
    const { status, body } = await call(`${CARD}999999`);
    expect([status, body.error]).toEqual([404, "No data found for the entered association number"]);
  });

  it("cannot be enumerated by one client", async () => {
    const headers = ownAddress();
    const paths = Array.from({ length: 31 }, (_, i) => `${CARD}${20_001 + i}`);
    const answers = [];
    for (const path of paths) answers.push((await call(path, { headers })).status);
    expect(answers.map((status) => status === 429)).toEqual([...Array(30).fill(false), true]);
    expect((await call(paths[0]!)).status).toBe(200);
  });
});

describe("the facts for a certificate", () => {
  it("are limited to their doctor", async () => {
    const FACTS = "/api/data/getRegCert?doc_no=";
    const { body } = await call(`${FACTS}10003`, { cookie: cookies["10003"] });
    expect(body).toEqual({
      success: true,
      doctor: { WORK_STATUS: 2, ANNUAL: expect.any(Number), LAST_M_SOC: expect.any(Number) },
    });
    expect(await statusFor(`${FACTS}10003`, null)).toBe(401);
    expect(await statusFor(`${FACTS}10003`, "10001")).toBe(403);
    expect(await statusFor(`${FACTS}10003`, "computer")).toBe(403);
    expect(await statusFor(`${FACTS}10003`, "admin")).toBe(403);
  });
});

describe("changing details", () => {
  const UPDATE = "/api/data/updateDocInfo";
  const update = (who: string, body: Record<string, unknown>, headers = {}) =>
    call(UPDATE, { body, cookie: cookies[who], headers });
  const cardOf = async (docNo: string) =>
    (await call(`/api/data/personal-card?doc_no=${docNo}`, { cookie: cookies.computer })).body
      .doctor as Record<string, unknown>;

  it("changes only the sent fields, and never the doctor's names", async () => {
    const before = await cardOf("10003");
    const sent = { docNo: 10003, homeAdd: "Amman, Jabal", docNameA: "غيره", DOC_NO: 10004, version: 1 };
    expect((await update("10003", sent)).body).toEqual({ success: true });
    expect(await cardOf("10003")).toEqual({ ...before, HOME_ADD: "Amman, Jabal" });
  });

  it.each([
    ["nationalNo", "9871234567", "NATIONAL_NO"],
    ["mobil", "0791234567", "MOBIL"],
    ["email", "new@home.example", "E_MAIL"],
  ])("requires the password for a new %s", async (field, value, name) => {
    const body = { docNo: "10003", [field]: value };
    for (const password of [undefined, "1"]) {
      const refused = await update("10003", { ...body, password });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fields as object)).toEqual(["password"]);
    }
    expect((await update("10003", { ...body, password: "20260003" })).status).toBe(200);
    expect(await cardOf("10003")).toMatchObject({ [name]: value });
    expect((await update("10003", body)).status).toBe(200);
  });

  it("names the invalid fields, and changes nothing", async () => {
    const before = await cardOf("10003");
    const body = { docNo: "10003", mobil: "12", email: "nobody", workAdd: "Irbid", homeAdd: 5 };
    expect(Object.keys((await update("10003", body)).body.fields as object)).toEqual(["homeAdd"]);
    const refused = await update("10003", { ...body, homeAdd: "" });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields as object).sort()).toEqual(["email", "mobil"]);
    expect(await cardOf("10003")).toEqual(before);
  });

  it("answers a repeated key with the first response, and refuses it for another body", async () => {
    const key = { "Idempotency-Key": "once" };
    const body = { docNo: "10003", workAdd: "Zarqa" };
    expect((await update("10003", body, key)).status).toBe(200);
    await update("10003", { docNo: "10003", workAdd: "Madaba" });
    expect((await update("10003", body, key)).status).toBe(200);
    expect(await cardOf("10003")).toMatchObject({ WORK_ADD: "Madaba" });
    expect((await update("10003", { docNo: "10003", workAdd: "Karak" }, key)).status).toBe(409);
  });

  it("is limited to the doctor and computer users", async () => {
    const body = { docNo: "10004", homeAdd: "Elsewhere" };
    expect((await call(UPDATE, { body })).status).toBe(401);
    expect((await update("10001", body)).status).toBe(403);
    expect((await update("admin", body)).status).toBe(403);
    expect((await update("computer", { ...body, docNo: "999999" })).status).toBe(404);
    const names = { docNameA: "لينا طارق الزعبي", docNameE: "Lina Tareq Al-Zoubi" };
    expect((await update("computer", { ...body, ...names, mobil: "0791112223" })).status).toBe(200);
    expect(await cardOf("10004")).toMatchObject({
      DOC_NAME_A: names.docNameA,
      DOC_NAME_E: names.docNameE,
      MOBIL: "0791112223",
      HOME_ADD: "Elsewhere",
    });
    const refused = await update("computer", { docNo: "10004", docNameA: "Lina" });
    expect(Object.keys(refused.body.fields as object)).toEqual(["docNameA"]);
  });
});

describe("the certificate", () => {
  const generate = (who: string, docNo: string, more = {}) =>
    call("/api/data/generate-certificate", { body: { docNo, ...more }, cookie: cookies[who] });

  it("is issued to a doctor in good standing, whose file only that doctor can open", async () => {
    const { status, body } = await generate("10001", "10001", { fileName: "../../etc/passwd" });
    expect([status, body.success]).toEqual([200, true]);
    const { certificateUrl, directUrl, fileName } = body as Record<string, string>;
    expect(certificateUrl).toMatch(/^\/certificates\/[^/]+\.pdf$/);
    expect(new URL(directUrl!).pathname).toBe(certificateUrl);
    expect(fileName).toMatch(/^10001-\d{4}-\d\d-\d\d\.pdf$/);
    const file = await send(certificateUrl!, { cookie: cookies["10001"] });
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
    for (const cookie of [undefined, cookies["10004"]]) {
      const answer = await send(certificateUrl!, { cookie });
      expect([302, 404]).toContain(answer.status);
      expect(await answer.text()).not.toContain("%PDF-");
    }
    expect((await generate("10001", "10001")).body.certificateUrl).toBe(certificateUrl);
  });

  it.each([
    ["10003", "practising"],
    ["10004", "Sorry, you have not paid the annual fee."],
    ["10005", "at least 6 months back"],
  ])("is not issued to %s, with the reason", async (docNo, reason) => {
    const { status, body } = await generate(docNo, docNo);
    expect([status, body.success]).toEqual([403, false]);
    expect(body.error).toContain(reason);
  });

  it("is issued to nobody else", async () => {
    expect((await generate("10001", "10004")).status).toBe(403);
    expect((await generate("computer", "10001")).status).toBe(403);
    expect((await call("/api/data/generate-certificate", { body: { docNo: "10001" } })).status).toBe(401);
  });
});
