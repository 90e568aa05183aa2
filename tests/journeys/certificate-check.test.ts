import { expect } from "vitest";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { addressOf, codeOn } from "../visitor/own-certificates";

const NAME_AR = "أحمد خالد محمود المصري";
const NAME_EN = "Ahmad Khaled Mahmoud Al-Masri";
const A_DAY = /^\d{4}-\d\d-\d\d$/;

/** A code as typed in a hurry on a local keyboard. */
const asTyped = (code: string) =>
  code
    .toLowerCase()
    .replaceAll("-", " ")
    .replaceAll("0", "o")
    .replaceAll("1", "l")
    .replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);

journeys("A certificate shown to a third party", (language, test) => {
  const { verify, states } = words(language, "certificates");

  test("is found at its address with punctuation and signed facts that were copied along, and a mistyped code is called mistyped", async ({
    visitor,
    another,
  }) => {
    const doctor = await another();
    await doctor.signIn("doctor");
    await doctor.visit(await addressOf(doctor, states["out-of-date"]));
    const code = await codeOn(doctor);
    for (const address of [`/verify/${code}.`, `/verify/(${code}),`, `/verify/${code}%231.0oRDoQEn`]) {
      expect([address, await visitor.visit(address)]).toEqual([address, 200]);
      await visitor.see(NAME_EN);
    }
    expect(await visitor.visit(`/verify/${code.slice(0, -3)}`)).toBe(404);
    await visitor.see(verify["not-a-code"], { in: "[role=alert]" });
    await visitor.seeNot(pattern(verify.means["not-found"]));
    await expectPresentable(visitor);
  });

  test("is checked by typing its code in any form, and reports mistakes", async ({ visitor, another }) => {
    const doctor = await another();
    await doctor.signIn("doctor");
    const old = await addressOf(doctor, states["out-of-date"]);
    await doctor.visit(old);
    const code = await codeOn(doctor);
    await visitor.visit("/verify");
    await expectPresentable(visitor);
    const type = async (typed: string) => {
      await visitor.fill({ [verify.code]: typed });
      await visitor.press(verify.check);
    };
    await type("");
    await visitor.see(verify["enter-code"], { in: "[role=alert]" });
    await type("1234");
    await visitor.see(verify["not-a-code"], { in: "[role=alert]" });
    expect(await visitor.value("code")).toBe("1234");
    await type(old.split("/").at(-1)!);
    await visitor.see(verify["is-a-serial"], { in: "[role=alert]" });
    await type("0000 0000 0000 0000");
    expect(await visitor.text("main h2")).toBe(verify.says["not-found"]);
    await type(asTyped(code));
    await visitor.see([NAME_EN, NAME_AR], { in: "main tbody" });
    expect(await visitor.all("main tbody tr")).toHaveLength(5);
    expect(await visitor.attribute("meta[name=robots]", "content")).toBe("noindex");
    await expectPresentable(visitor);
  });

  test("is not required to look a doctor up in the register", async ({ visitor }) => {
    await visitor.visit("/verify");
    await visitor.fill({ [verify.number]: "١٠٠٠٣" });
    await visitor.press(verify["look-up"]);
    await visitor.see(verify["not-practising"], { in: "main tbody" });
    expect(await visitor.all("main tbody tr")).toHaveLength(2);
    await visitor.seeNot(/07\d{8}|97\d{8}|@/, { in: "main" });
    await expectPresentable(visitor);
    await visitor.fill({ [verify.number]: "99999" });
    await visitor.press(verify["look-up"]);
    await visitor.see(verify["no-doctor"], { in: "[role=alert]" });
  });
});

test("Programs can check certificates, within a limit", async ({ visitor, another }) => {
  const { states } = words("en", "certificates");
  await visitor.signIn("doctor");
  const old = await addressOf(visitor, states["out-of-date"]);
  expect(await addressOf(visitor, states.cancelled)).not.toBe(old);
  await visitor.visit(old);
  const code = await codeOn(visitor);
  const program = await another();
  const found = await program.get(`/api/verify/${code.toLowerCase()}`);
  expect(found.status).toBe(200);
  expect(found.headers.get("Cache-Control")).toContain("no-store");
  expect(await found.json()).toEqual({
    success: true,
    certificate: {
      name: { ar: NAME_AR, en: NAME_EN },
      number: 10001,
      issuedOn: expect.stringMatching(A_DAY),
      validUntil: expect.stringMatching(A_DAY),
      status: "out-of-date",
    },
  });
  for (const unknown of ["0000-0000-0000-0000", "abc", "%D8%B4"]) {
    const answer = await program.get(`/api/verify/${unknown}`);
    expect([unknown, answer.status, (await answer.json()).success]).toEqual([unknown, 404, false]);
  }
  const guesses = Array.from({ length: 40 }, (_, nth) => `0000-0000-0000-${1000 + nth}`);
  const answers = await Promise.all(guesses.map((guess) => program.get(`/api/verify/${guess}`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers.get("Retry-After")).toMatch(/^\d+$/);
});
