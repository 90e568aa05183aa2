import { beforeAll, describe, expect, it } from "vitest";
import { callerOf, ownAddress } from "../support/caller";
import { startDemo } from "../support/demo-place";

let { call, send, signIn }: ReturnType<typeof callerOf> = {} as never;

beforeAll(async () => {
  ({ call, send, signIn } = callerOf(await startDemo({ TRUST_PROXY: "1" })));
});

const DOCTOR = "/api/auth/dr-portal";

describe("signing in through the API", () => {
  it("opens a session for a doctor, whether the number is a text or a number", async () => {
    for (const docNo of ["10001", 10001, "١٠٠٠١"]) {
      const { status, body, headers } = await call(DOCTOR, { body: { docNo, password: "20260001" } });
      expect([status, body]).toEqual([200, { success: true, docNo: 10001, mustSetPassword: false }]);
      expect(headers.getSetCookie().join()).toMatch(/naqaba_doctor=[^;]+; .*HttpOnly/);
    }
  });

  it("opens a session for a computer user, however the name is written", async () => {
    const cookie = await signIn("computer-portal", { username: "comp1", password: "20261111" });
    expect(cookie).toContain("naqaba_computer=");
  });

  it.each([
    [DOCTOR, { docNo: "10001", password: "1" }],
    [DOCTOR, { docNo: "999", password: "1" }],
    ["/api/auth/computer-portal", { username: "NOBODY", password: "1" }],
  ])("refuses wrong credentials alike, in the caller's language: %s %j", async (path, body) => {
    const words = {
      en: "Login failed: these sign-in details are not correct.",
      ar: "بيانات تسجيل الدخول غير صحيحة",
    };
    const languages: Array<[keyof typeof words, Record<string, string>]> = [
      ["en", {}],
      ["ar", { Cookie: "lang=ar" }],
      ["ar", { "Accept-Language": "ar-JO,ar;q=0.9,en;q=0.8" }],
      ["en", { "Accept-Language": "ar", Cookie: "lang=en" }],
    ];
    for (const [language, headers] of languages) {
      const answer = await call(path, { body, headers });
      expect([answer.status, answer.body]).toEqual([401, { success: false, error: words[language] }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it("names the invalid field", async () => {
    const empty = "Please enter Association Number or Password!";
    const required = "Please fill in all fields";
    expect((await call(DOCTOR, { body: {} })).body).toEqual({
      success: false,
      error: empty,
      fields: { docNo: required, password: required },
    });
    const { status, body } = await call(DOCTOR, { body: { docNo: "abc", password: "20260001" } });
    const error = "Association Number must be numeric.";
    expect([status, body]).toEqual([422, { success: false, error, fields: { docNo: error } }]);
    const wrongTypes = await call(DOCTOR, { body: { docNo: [10001], password: { $ne: "" } } });
    expect(wrongTypes.status).toBe(422);
    expect(Object.keys(wrongTypes.body.fields as object).sort()).toEqual(["docNo", "password"]);
  });

  it("accepts a number, a user name and a password pasted with direction marks around them", async () => {
    const pasted = (text: string) => `\ufeff\u2066\u200f${text}\u200e\u2069`;
    const doctor = await call(DOCTOR, { body: { docNo: pasted("10001"), password: pasted("20260001") } });
    const clerk = await call("/api/auth/computer-portal", {
      body: { username: pasted("COMP1"), password: pasted("20261111") },
    });
    expect([doctor.status, clerk.status]).toEqual([200, 200]);
  });

  it("says when to retry after too many wrong passwords, even for the correct one", async () => {
    for (let i = 0; i < 5; i++) await call(DOCTOR, { body: { docNo: "10005", password: "1" } });
    for (const password of ["1", "20260005"]) {
      const { status, headers, body } = await call(DOCTOR, { body: { docNo: "10005", password } });
      expect(status).toBe(429);
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(body.error).toMatch(/^Too many attempts\. Try at \d\d:\d\d or call /);
    }
  });
});

describe("every call", () => {
  it.each([
    ["half an object", '{"docNo":'],
    ["a list", "[]"],
    ["a NUL", '{"docNo":"1\\u0000","password":"1"}'],
  ])("refuses %s", async (_, body) => {
    const answer = await call(DOCTOR, { body });
    expect([answer.status, answer.body.success]).toEqual([400, false]);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=windows-1256"])(
    "does not understand %s",
    async (type) => {
      const body = JSON.stringify({ docNo: "10001", password: "20260001" });
      const answer = await call(DOCTOR, { body, headers: { "Content-Type": type } });
      expect([answer.status, answer.body.success]).toEqual([400, false]);
    },
  );

  it.each([
    [DOCTOR, undefined, "POST"],
    ["/api/auth/sign-up", undefined, "POST"],
    ["/api/data/updateDocInfo", undefined, "POST"],
    ["/api/data/financial-card?doc_no=10001", {}, "GET, HEAD"],
    ["/api/data/getRegCert?doc_no=10001", {}, "GET, HEAD"],
  ])("answers 405 to another method: %s", async (path, body, allow) => {
    const answer = await call(path, { body });
    expect([answer.status, answer.headers.get("Allow"), answer.body.success]).toEqual([405, allow, false]);
  });

  it("answers unknown endpoints in JSON", async () => {
    for (const body of [undefined, {}]) {
      const answer = await call("/api/data/everything", { body });
      expect([answer.status, answer.body]).toEqual([
        404,
        { success: false, error: "There is no such call." },
      ]);
    }
  });

  it("is JSON in UTF-8 with no-store, for success and failure", async () => {
    const done = await send(DOCTOR, { body: { docNo: "10001", password: "20260001" } });
    const refused = await send("/api/auth/sign-up", { body: {} });
    const notFound = await send("/api/none");
    for (const { headers } of [done, refused, notFound]) {
      expect(headers.get("Content-Type")).toBe("application/json; charset=utf-8");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("that changes data with a session requires our own origin", async () => {
    const cookie = await signIn("dr-portal", { docNo: "10001", password: "20260001" });
    const body = { docNo: "10001", homeAdd: "Elsewhere" };
    for (const Origin of ["https://evil.example", "null"]) {
      const answer = await call("/api/data/updateDocInfo", { body, cookie, headers: { Origin } });
      expect([answer.status, answer.body.success]).toEqual([403, false]);
    }
  });
});

describe("opening an account", () => {
  const CREATE = "/api/auth/create-account";

  it("answers 201 once, then 409, and 404 for an unknown number", async () => {
    expect(await call(CREATE, { body: { username: "20001" } })).toMatchObject({
      status: 201,
      body: { success: true },
    });
    expect(await call(CREATE, { body: { username: 20001 } })).toMatchObject({ status: 409 });
    for (const username of ["999999999", "99999999999999999999"]) {
      const { status, body } = await call(CREATE, { body: { username } });
      expect(status).toBe(404);
      expect(body.error).toContain("national ID");
    }
    expect(await call(CREATE, { body: { username: "abc" } })).toMatchObject({ status: 422 });
  });

  it("answers a repeated key with the first response, and refuses it for another body", async () => {
    const headers = { ...ownAddress(), "Idempotency-Key": '"open-20002"' };
    for (let i = 0; i < 2; i++)
      expect((await call(CREATE, { body: { username: "20002" }, headers })).status).toBe(201);
    expect((await call(CREATE, { body: { username: "20003" }, headers })).status).toBe(409);
    expect((await call(CREATE, { body: { username: "20003" } })).status).toBe(201);
  });

  it("accepts the national number, but allows only choosing a password", async () => {
    await call(CREATE, { body: { username: "10002" } });
    const body = { docNo: "10002", password: "9871002002" };
    expect((await call(DOCTOR, { body })).body).toEqual({
      success: true,
      docNo: 10002,
      mustSetPassword: true,
    });
    const cookie = await signIn("dr-portal", body);
    const closed: Array<[string, unknown?]> = [
      ["/api/data/financial-card?doc_no=10002"],
      ["/api/data/personal-card?doc_no=10002"],
      ["/api/data/personal-card?doc_no=10004"],
      ["/api/data/getRegCert?doc_no=10002"],
      ["/api/data/updateDocInfo", { docNo: "10002", homeAdd: "Elsewhere" }],
      ["/api/data/generate-certificate", { docNo: "10002" }],
    ];
    for (const [path, sent] of closed) {
      const answer = await call(path, { body: sent, cookie });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.body.error).toContain("your own password");
    }
  });
});

describe("a forgotten password", () => {
  it("returns the recovery method, and stays valid", async () => {
    const FORGET = "/api/auth/forget-password";
    const { status, body } = await call(FORGET, { body: { username: "10003" } });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.message).toMatch(/^Your account is found\./);
    expect(JSON.stringify(body)).not.toMatch(/@|recover\//);
    expect((await call(DOCTOR, { body: { docNo: "10003", password: "20260003" } })).status).toBe(200);
    for (const username of ["20009", "999999999999"]) {
      const unknown = await call(FORGET, { body: { username } });
      expect([unknown.status, unknown.body.error]).toEqual([
        401,
        "No account found for the entered Association Number!",
      ]);
    }
  });
});
