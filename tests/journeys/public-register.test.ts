import { expect } from "vitest";
import { openAccount } from "../visitor/doctors";
import { errands, journeys, theSite, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const RENDERED = "main ul.register-found > li";
const HIDDEN = "20041";

journeys("Somebody who looks for a doctor", (language, test) => {
  const register = words(language, "register");
  const [typed, otherScript] = { ar: ["الدكتور أحمد المصري", "Ahmad"], en: ["ahmed almasry", "أحمد"] }[
    language
  ]!;

  test("finds a name in another spelling and reads the record, which has only public fields", async ({
    visitor,
  }) => {
    await visitor.visit("/doctors");
    await visitor.see(register.hint, { in: "main" });
    expect(await visitor.count(RENDERED)).toBe(0);
    await expectPresentable(visitor);
    await visitor.fill({ [register.q]: typed! });
    await visitor.press(register.find);
    await visitor.see(otherScript!, { in: RENDERED });
    expect(await visitor.count(`${RENDERED} mark`)).toBeGreaterThan(0);
    await expectPresentable(visitor);

    await visitor.press({ css: `${RENDERED} a[href='/doctors/10001']` });
    await visitor.see(
      [register.statuses.practising, "أحمد خالد محمود المصري", "Ahmad Khaled Mahmoud Al-Masri"],
      {
        in: "main",
      },
    );
    await visitor.seeNot(/07\d{8}|97\d{8}|@/, { in: "main" });
    const described = JSON.parse((await visitor.one("script[type='application/ld+json']")).textContent!);
    expect(JSON.stringify(described)).toContain('"@type":"Physician"');
    await visitor.one("main svg[role=img] path");
    await expectPresentable(visitor);
  });

  test("lists by governorate and specialty, twenty per page, and reads what to do without matches", async ({
    visitor,
  }) => {
    await visitor.visit("/doctors");
    const place = { ar: "إربد", en: "Irbid" }[language];
    await visitor.fill({ governorate: place });
    await visitor.press(register.find);
    expect(await visitor.count(RENDERED)).toBe(20);
    const elsewhere = (await visitor.all(RENDERED)).filter(
      ({ textContent }) => !textContent!.includes(place),
    );
    expect(elsewhere).toEqual([]);
    await visitor.press({ css: "main a[rel=next]" });
    expect(visitor.path).toContain("page=2");
    await visitor.one("meta[name=robots][content=noindex]");
    await visitor.fill({ q: "zzzzzz" });
    await visitor.press(register.find);
    await visitor.see(register["none-found"], { in: "main" });
    await expectPresentable(visitor);
  });

  test("reports an error once, which is listed among the complaints", async ({ visitor, another }) => {
    await visitor.visit("/doctors/10001");
    await visitor.press(register["report-link"]);
    await expectPresentable(visitor);
    expect(await visitor.press(register.report.send)).toBe(422);
    await visitor.see(register.report["message-missing"], { in: "[role=alert]" });
    await visitor.fill({ message: `Wrong title ${language}`, email: "reader@home.example" });
    await visitor.press(register.report.send);
    expect(visitor.path).toMatch(/^\/contact-us\/received\//);
    const staff = await another();
    await staff.signIn("admin");
    await staff.visit(`/complaints?q=${encodeURIComponent(`Wrong title ${language}`)}`);
    expect(await staff.count("main article")).toBe(1);
  });
});

journeys("A doctor's entry in the public register", (language, test) => {
  const register = words(language, "register");
  const number = { ar: 20_286, en: 20_287 }[language];

  test("hides and shows the own entry, with immediate effect", async ({ visitor, another }) => {
    const reader = await another();
    await openAccount(visitor, number, "40719536");
    await visitor.visit("/dr-dashboard/register");
    await expectPresentable(visitor);
    await visitor.fill({ hidden: true });
    await visitor.press(register.own.save);
    await visitor.see(register.own.hidden);
    expect(await reader.visit(`/doctors/${number}`)).toBe(404);
    for (const elsewhere of [`/verify?number=${number}`, `/elections?doc_no=${number}`])
      expect([elsewhere, await reader.visit(elsewhere)]).toEqual([elsewhere, 404]);
    const oath = words(language, "oath");
    for (const [somebody, status, says] of [
      [reader, 422, oath["not-found"]],
      [visitor, 200, oath.found],
    ] as const) {
      await somebody.visit("/dr-qasam");
      await somebody.fill({ association_number: String(number) });
      expect(await somebody.press(oath.find)).toBe(status);
      await somebody.see(says, { in: "main" });
    }
    await visitor.visit("/dr-dashboard/register");
    await visitor.fill({ hidden: false });
    await visitor.press(register.own.save);
    await visitor.see(register.own.shown);
    expect(await reader.visit(`/doctors/${number}`)).toBe(200);
  });
});

errands("The public register", (_, test) => {
  test("answers for a hidden doctor as for an unknown one, in page, search, API and site map", async ({
    visitor,
  }) => {
    const withoutNumber = async (number: string) => {
      const status = await visitor.visit(`/doctors/${number}`);
      return [status, (await visitor.text("html")).replaceAll(number, "")];
    };
    expect(await withoutNumber(HIDDEN)).toEqual(await withoutNumber("99999"));
    await visitor.visit(`/doctors?q=${HIDDEN}`);
    expect(await visitor.count(RENDERED)).toBe(0);
    expect((await fetch(`${theSite()}/api/data/personal-card?doc_no=${HIDDEN}`)).status).toBe(404);
    const map = await (await fetch(`${theSite()}/sitemap.xml`)).text();
    expect([map.includes("/doctors/20040?"), map.includes(`/doctors/${HIDDEN}`)]).toEqual([true, false]);
  });

  test("answers 30 different numbers in ten minutes, records and searches together, then asks to wait", async ({
    visitor,
  }) => {
    for (let number = 20_001; number <= 20_015; number++) {
      await visitor.visit(`/doctors/${number}`);
      await visitor.visit(`/doctors?q=${number + 100}`);
      expect(visitor.status).toBe(200);
    }
    expect(await visitor.visit("/doctors/20001")).toBe(200);
    for (const address of ["/doctors/20016", "/doctors?q=20016", "/doctors/20016/report"]) {
      expect(await visitor.visit(address)).toBe(429);
      expect(Number(visitor.headers.get("retry-after"))).toBeGreaterThan(0);
      await visitor.one("main h1");
    }
    expect(await visitor.visit("/doctors?q=ahmad")).toBe(200);
  });
});
