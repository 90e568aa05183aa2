import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const OATH = "/dr-qasam";
const LIST = "/dashboard/oaths";
const NUMBER = "association_number";
const FORM = { in: "main form[data-enhance~=name-look-up]" };
const FOUND = { in: "main output" };
const ROW = "main li:has(h3)";
const unregistered = { ar: "٢٠٢٢٠", en: "20221" };
const RESENT = "20224";

journeys("The oath", (language, test) => {
  const oath = words(language, "oath");
  const forms = words(language, "forms");

  test("is registered once, under the name that was shown before", async ({ visitor }) => {
    const number = unregistered[language];
    const find = async () => {
      await visitor.visit(OATH);
      expect((await visitor.one("[autofocus]")).getAttribute("name")).toBe(NUMBER);
      const submit = new RegExp(`^${oath.submit}$`);
      expect(await visitor.count("main form[data-enhance~=name-look-up] button", submit)).toBe(0);
      await visitor.fill({ [NUMBER]: number }, FORM);
      await visitor.press(oath.find, FORM);
      await visitor.see(oath.found, FOUND);
      expect(await visitor.count("main form[data-enhance~=name-look-up] button", submit)).toBe(1);
      expect((await visitor.one("[autofocus]")).tagName).toBe("OUTPUT");
      expect(await visitor.text("main output bdi")).toMatch(
        language === "ar" ? /^\p{Script=Arabic}/u : /^\w+ /,
      );
      expect(await visitor.value(NUMBER)).toBe(number);
    };
    await find();
    await visitor.press(oath.submit, FORM);
    expect(visitor.path).toBe("/");
    await visitor.see(oath.registered, { in: "[role=status]" });
    await visitor.see(pattern(oath["registered-name"]), { in: "[role=status]" });
    await visitor.press(oath.own.link, { in: "[role=status]" });
    expect(visitor.path).toMatch(/^\/dr-qasam\/registered\/[\da-f-]{36}$/);
    await visitor.see(language === "ar" ? "20220" : number, { in: "main .oath-own" });
    expect(await visitor.text("main .oath-own h2")).toMatch(
      language === "ar" ? /^\p{Script=Arabic}/u : /^\w+ /,
    );
    await expectPresentable(visitor);
    const oathPath = visitor.path;
    expect((await visitor.get(oathPath.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).status).toBe(
      404,
    );
    await find();
    await visitor.press(oath.submit, FORM);
    await visitor.see(pattern(oath["registered-before"]), { in: "[role=status]" });
  });

  test("reports each kind of wrong number in its own words", async ({ visitor }) => {
    await visitor.visit(OATH);
    expect(await visitor.text("main form button")).toBe(oath.find);
    await visitor.see(oath.note, { in: "main" });
    await expectPresentable(visitor);
    for (const [typed, sentence] of [
      ["١٢", oath["too-short"]],
      ["99999", oath["not-found"]],
      ["", forms.errors.required],
    ] as const) {
      await visitor.fill({ [NUMBER]: typed }, FORM);
      expect([typed, await visitor.press(oath.find, FORM)]).toEqual([typed, 422]);
      await visitor.see(sentence, { in: "[role=alert]" });
    }
    expect(await visitor.title()).toMatch(new RegExp(`^${forms.error}`));
    await visitor.fill({ [NUMBER]: "20250" }, FORM);
    await visitor.press(oath.find, FORM);
    await visitor.see(oath.found, FOUND);
    await expectPresentable(visitor);
    await visitor.press(oath.submit, FORM);
    await visitor.see(pattern(oath["registered-before"]), { in: "[role=status]" });
    await expectPresentable(visitor);
  });

  test("appears in the staff's list, file and sheet", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.press({ css: `.rail a[href='${LIST}']` });
    expect(await visitor.count(ROW)).toBe(12);
    await expectPresentable(visitor);
    await visitor.fill({ q: "٢٠٢٦٠" }, { in: "main" });
    await visitor.press(oath.staff.find);
    expect(await visitor.texts(ROW)).toEqual([expect.stringContaining("20260")]);
    const file = await visitor.get(`${LIST}/export.csv?q=20260`);
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="oaths-[\d-]+\.csv"$/);
    expect((await file.text()).split("\r\n")).toHaveLength(3);
    await visitor.press({ css: `${ROW} a` });
    await visitor.see("20260", { in: "main table" });
    for (const tongue of ["ar", "en"] as const)
      await visitor.see(words(tongue, "oath").sheet.signature, { in: "main" });
    await expectPresentable(visitor);
    expect((await visitor.get(`${LIST}/9999999/sheet`)).status).toBe(404);
  });
});

test("An oath form submitted again gets the same response", async ({ visitor }) => {
  const form = { [NUMBER]: RESENT, submission_id: randomUUID() };
  for (let nth = 0; nth < 2; nth++) {
    const answer = await visitor.post(OATH, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  }
  expect((await visitor.post(OATH, { ...form, submission_id: randomUUID() })).status).toBe(200);
});

test("The name is looked up by a separate script, loaded on this page only", async ({ visitor }) => {
  const looksUp = async (address: string) =>
    (await (await visitor.get(address)).text()).includes("/assets/name-look-up-");
  expect(await looksUp(OATH)).toBe(true);
  for (const address of ["/", "/verify", "/survey"])
    expect([address, await looksUp(address)]).toEqual([address, false]);
});
