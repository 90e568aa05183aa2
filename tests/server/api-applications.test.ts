import { beforeAll, describe, expect, it } from "vitest";
import { sentApplication } from "../builders/applications";
import { callerOf, ownAddress } from "../support/caller";
import { startServer } from "../support/running-server";

let { call, send }: ReturnType<typeof callerOf> = {} as never;

beforeAll(async () => {
  ({ call, send } = callerOf(await startServer({ TRUST_PROXY: "1" })));
});

const SUBMIT = "/api/data/submitDoctorData";
let people = 0;
/** Somebody who has not applied yet. */
const newPerson = (changed: Record<string, unknown> = {}) => {
  const suffix = String(++people).padStart(3, "0");
  const letters = [...suffix].map((digit) => "ABCDEFGHIJ"[Number(digit)]).join("");
  return sentApplication({
    NATIONAL_NO: `2001555${suffix}`,
    ID_NO: `P555${suffix}`,
    DOC_NAME_A: `سارة ${[...suffix].map((digit) => "ابتثجحخدذر"[Number(digit)]).join("")}`,
    DOC_NAME_E: `Sara ${letters}`,
    ...changed,
  });
};

describe("the lists", () => {
  it.each([
    ["nationalities", { NAT_CODE: 400, NAT_NAME: "Jordanian" }, "أردني"],
    ["countries", { COUNTRY_CODE: 400, COUNTRY_NAME: "Jordan" }, "الأردن"],
    ["cities", { CITY_ID: 1101, CITY_ARABIC_NAME: "عمّان", CITY_ENGLISH_NAME: "Amman" }, "عمّان"],
  ])(
    "contain %s for everybody, in the caller's language, cacheable for an hour",
    async (name, first, arabic) => {
      const path = `/api/data/${name}`;
      const english = await call(path);
      expect([english.status, english.body.success]).toEqual([200, true]);
      expect((english.body.Data as unknown[])[0]).toEqual(first);
      expect(english.headers.get("Cache-Control")).toBe("public, max-age=3600");
      expect(english.headers.get("Vary")).toMatch(/Accept-Language/);
      expect(english.headers.get("Vary")).toMatch(/Cookie/);
      const etag = english.headers.get("ETag")!;
      expect((await send(path, { headers: { "If-None-Match": etag } })).status).toBe(304);
      for (const answer of [
        await call(`${path}?lang=ar`),
        await call(path, { headers: { "Accept-Language": "ar-JO,ar;q=0.9" } }),
      ]) {
        expect(Object.values((answer.body.Data as object[])[0]!)).toContain(arabic);
        expect(answer.headers.get("Content-Language")).toBe("ar");
      }
      expect((await call(path, { body: {} })).status).toBe(405);
    },
  );

  it("return the universities of the requested country", async () => {
    const ask = (body: unknown, lang = "en") => call(`/api/data/universities?lang=${lang}`, { body });
    for (const countryCode of [400, "400", "٤٠٠"]) {
      const { status, body } = await ask({ countryCode }, "ar");
      expect([status, body.success]).toEqual([200, true]);
      expect(body.Data).toContainEqual({ UNIV_CODE: 400_001, UNIV_NAME: "الجامعة الأردنية" });
    }
    expect((await ask({ countryCode: 520 })).body.Data).toEqual([
      { UNIV_CODE: 520_999, UNIV_NAME: "Another university" },
    ]);
    expect((await ask({ countryCode: 1 })).status).toBe(404);
    for (const body of [{}, { countryCode: "" }, { countryCode: "Jordan" }, { countryCode: [400] }]) {
      const answer = await ask(body);
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, ["countryCode"]]);
    }
    expect((await ask("[]")).status).toBe(400);
  });
});

describe("an application", () => {
  const submit = (body: unknown, headers = {}, lang = "en") =>
    call(`${SUBMIT}?lang=${lang}`, { body, headers });

  it("returns its temporary number", async () => {
    const { status, body } = await submit(newPerson({ APP_DT: "1999-01-01" }));
    expect([status, body]).toEqual([200, { success: true, TEMP_NO: expect.any(String) }]);
  });

  it("is refused with a message for each field, in the caller's language", async () => {
    const wrong = newPerson({ MOBIL: "12", GRAD_DT: "2010-01-01", E_MAIL: null, SEX: true });
    expect((await submit(wrong)).body.fields).toEqual({ SEX: "Use digits only" });
    const { status, body } = await submit({ ...wrong, SEX: 1 }, {}, "ar");
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      MOBIL: "يجب أن يتكوّن رقم الهاتف الخلوي من 7 إلى 10 أرقام",
      GRAD_DT: "لا يجوز أن يسبق تاريخ التخرّج تاريخ الالتحاق بالدراسة",
      E_MAIL: "البريد الإلكتروني مطلوب",
    });
    expect((await submit({})).body.error).toBe("Arabic Name is required");
  });

  it("repeated under one key gets the first answer, and other content is refused", async () => {
    const key = { ...ownAddress(), "Idempotency-Key": "an application" };
    const person = newPerson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(person, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.TEMP_NO)).size).toBe(1);
    expect((await submit(newPerson(), key)).status).toBe(409);
  });

  it("reports an earlier application of the same person, and is stored if confirmed", async () => {
    const person = newPerson();
    const first = await submit(person);
    const second = await submit(person);
    expect(second.status).toBe(409);
    expect(second.body.error).toMatch(/^We already have an application from this person\. /);
    expect(JSON.stringify(second.body)).not.toContain(first.body.TEMP_NO);
    expect((await submit({ ...person, confirmAnother: false })).status).toBe(409);
    expect((await submit({ ...person, confirmAnother: "yes" })).status).toBe(422);
    const third = await submit({ ...person, confirmAnother: true });
    expect(third.status).toBe(200);
    expect(third.body.TEMP_NO).not.toBe(first.body.TEMP_NO);
  });

  it("is refused after five from one client in ten minutes", async () => {
    const client = ownAddress();
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await submit(newPerson(), client));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]!.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await submit(newPerson())).status).toBe(200);
  });
});
