import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { pressUntilFree } from "../visitor/numbers";

const LIST = "/dashboard/register";
const SEARCH = { in: "main form[role=search]" };
const FORM = { in: "main form[method=post]" };
const DONE = { in: "[role=status]" };
const SAVE = { css: "main form[method=post] [type=submit]" };
const member = { ar: 20_301, en: 20_302 };
const reason = "بناءً على كتاب المستشفى رقم ١٢";

journeys("The register office", (language, test) => {
  const office = words(language, "register-office");
  const record = words(language, "record");
  const number = member[language];
  const page = `${LIST}/${number}`;

  test("lists the members, filters them and exports what is filtered", async ({ visitor }) => {
    await visitor.signIn("registrar");
    await visitor.press({ css: `.rail a[href='${LIST}']` });
    await expectPresentable(visitor);
    expect(await visitor.count("main tbody tr")).toBe(20);
    await visitor.press({ css: "a[rel=next]" });
    expect(visitor.path).toContain("after=");
    await visitor.press({ css: "a[rel=prev]" });
    await visitor.press(office.more);
    await visitor.fill({ q: "محمد", status: "1", account: "none" }, SEARCH);
    await visitor.press(office.find, SEARCH);
    expect(await visitor.count("main tbody tr")).toBeGreaterThan(0);
    const csv = await visitor.get(await link(visitor, "export.csv"));
    const rows = (await csv.text()).trim().split("\r\n");
    expect(rows[0]).toContain("DOC_NO,DOC_NAME_A");
    expect(rows).toHaveLength(Number(csv.headers.get("X-Rows")) + 1);
    const xlsx = await visitor.get(await link(visitor, "export.xlsx"));
    expect(xlsx.headers.get("Content-Type")).toContain("spreadsheetml");
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    await visitor.fill({ q: "qqqq" }, SEARCH);
    await visitor.press(office.find, SEARCH);
    await visitor.see(pattern(office.none));
    await visitor.visit(`${LIST}/999999`);
    expect(visitor.status).toBe(404);
  });

  test("writes to all members of a filtered list, prints their labels and prepares their new status", async ({
    visitor,
  }) => {
    const governorate = { ar: "معان", en: "العقبة" }[language];
    await visitor.signIn("registrar");
    await visitor.visit(`${LIST}?governorate=${encodeURIComponent(governorate)}`);
    const list = visitor.path;
    await visitor.press(office.selected.letter);
    await expectPresentable(visitor);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.fill({ subject: "دعوة إلى الهيئة العامة", text: "الزملاء الأعزاء\n\nندعوكم." }, FORM);
    await visitor.press(SAVE);
    await visitor.see(pattern(office.selected.sent), DONE);
    expect(visitor.path).toBe(list);

    await visitor.press(office.selected.labels);
    await expectPresentable(visitor);
    expect(await visitor.count("main .labels li")).toBeGreaterThan(0);
    await visitor.see(governorate, { in: "main .labels li:first-child" });

    await visitor.visit(list);
    await visitor.press(office.selected.status);
    await expectPresentable(visitor);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.fill({ WORK_STATUS: "4", reason }, FORM);
    await visitor.press(SAVE);
    expect(visitor.path).toMatch(/^\/dashboard\/register\/imports\/\d+$/);
    await visitor.see("status-4.csv");
  });

  test("shows an editor no national number, mobile or payments, and a member who looked", async ({
    visitor,
    another,
  }) => {
    const registrar = await another();
    await registrar.signIn("registrar");
    await registrar.visit(page);
    await registrar.see([record.fields.nationalNumber, record.fields.mobile, office.dues]);
    await expectPresentable(registrar);
    await visitor.signIn("editor");
    await visitor.visit(LIST);
    expect(await visitor.all("[name=paid]")).toEqual([]);
    await visitor.visit(page);
    await visitor.seeNot([record.fields.nationalNumber, record.fields.mobile], { in: "main" });
    expect(await visitor.all("#dues")).toEqual([]);
    const doctor = await another();
    await doctor.signIn("doctor");
    await registrar.visit(`${LIST}/10001`);
    await doctor.visit("/dr-dashboard/access-log");
    await doctor.see([words(language, "audit").actions["member-read"], record.log.roles.registrar]);
  });

  test("edits particulars, and shows both texts if somebody saved meanwhile", async ({ visitor }) => {
    await visitor.signIn("registrar");
    await visitor.visit(page);
    await visitor.press(office.edit);
    await expectPresentable(visitor);
    const colleague = await visitor.twin();
    await colleague.visit(visitor.path);
    await visitor.fill({ MOBIL: "079", REG_DATE: "2099-01-01" }, FORM);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.see([office.problems.mobile, office.problems.day], { in: "[role=alert]" });
    expect(await visitor.value("MOBIL")).toBe("079");
    await expectPresentable(visitor);
    await visitor.fill(
      { MOBIL: "+962 79 123 4567", REG_DATE: "2001-02-03", SPEC_DESC: "طب الأسرة؛ الجراحة العامة" },
      FORM,
    );
    await visitor.press(SAVE);
    await visitor.see(office.saved, DONE);
    await visitor.see("0791234567");
    await visitor.see(["طب الأسرة", "الجراحة العامة"]);
    await colleague.fill({ HOME_ADD: "إربد، شارع الجامعة" }, FORM);
    expect(await colleague.press(SAVE)).toBe(409);
    await colleague.see(office["changed-meanwhile"], { in: "[role=alert]" });
    expect(await colleague.value("HOME_ADD")).toBe("إربد، شارع الجامعة");
    await colleague.see("0791234567");
  });

  test("changes the status with its day and reason, at once and on a coming day", async ({ visitor }) => {
    await visitor.signIn("registrar");
    await visitor.visit(`${page}/status`);
    await expectPresentable(visitor);
    expect(await visitor.press(SAVE)).toBe(422);
    const [current] = Object.values(await visitor.typed(["WORK_STATUS"], "main form[method=post]"));
    const next = current === "3" ? "4" : "3";
    const colleague = await visitor.twin();
    await colleague.visit(`${page}/status`);
    await visitor.fill({ WORK_STATUS: next, from: "2026-01-15", reason }, FORM);
    await visitor.press(SAVE);
    await visitor.see(office["status-saved"], DONE);
    await colleague.fill({ WORK_STATUS: "2", from: "2026-01-15", reason }, FORM);
    expect(await colleague.press(SAVE)).toBe(409);
    await colleague.see(office["changed-meanwhile"], { in: "[role=alert]" });
    await expectPresentable(colleague);
    await visitor.see(reason, { in: "section[aria-labelledby=history]" });
    await visitor.visit(`${page}/status`);
    await visitor.fill({ WORK_STATUS: "1", from: "2025-12-31", reason }, FORM);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.see(pattern(office["before-last-change"].replace("{{names}}", "{{day}}")), {
      in: "[role=alert]",
    });
    await visitor.fill({ WORK_STATUS: "1", from: "2099-01-01", reason }, FORM);
    await visitor.press(SAVE);
    await visitor.see(pattern(office["status-planned"]), DONE);
    await visitor.see(pattern(office["planned-status"]));
    await visitor.visit(`${page}/status`);
    await visitor.see(office["replaces-planned"]);
  });

  test("corrects payments with a reason", async ({ visitor }) => {
    await visitor.signIn("registrar");
    await visitor.visit(`${page}/dues`);
    await expectPresentable(visitor);
    await visitor.fill({ ANNUAL: "٢٠٢٦", LAST_Y_SOC: "2026", LAST_M_SOC: "13", reason }, FORM);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.see(office.problems.month, { in: "[role=alert]" });
    await visitor.fill({ LAST_M_SOC: "11" }, FORM);
    await visitor.press(SAVE);
    await visitor.see(office.saved, DONE);
    await visitor.see(words(language, "audit").actions["member-dues"]);
  });

  test("merges two records of one person, so that the old number leads to the new", async ({ visitor }) => {
    const [onRoll, stays] = language === "ar" ? [20_311, 20_313] : [20_312, 20_314];
    await visitor.signIn("registrar");
    await visitor.visit(`${LIST}/${onRoll}/merge?into=${stays}`);
    await visitor.fill({ reason }, FORM);
    expect(await visitor.press(SAVE)).toBe(409);
    await visitor.see(office.merge.problems["on-roll"], { in: "[role=alert]" });

    await visitor.visit(`${LIST}/add`);
    await visitor.fill({ DOC_NAME_A: "سلمى المكرّرة الخطيب", MOBIL: "0791112223", WORK_STATUS: "1" }, FORM);
    await visitor.press(SAVE);
    await visitor.see(pattern(office.added), DONE);
    const gone = visitor.path.split("/").at(-1)!;
    await visitor.press(office.merge.title);
    await expectPresentable(visitor);
    await visitor.fill({ into: "999999" }, SEARCH);
    await visitor.press(office.merge.compare, SEARCH);
    await visitor.see(office.merge.problems["not-found"]);
    await visitor.fill({ into: String(stays) }, SEARCH);
    await visitor.press(office.merge.compare, SEARCH);
    await visitor.see(office.merge.stays);
    await expectPresentable(visitor);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.fill({ reason }, FORM);
    await visitor.press(SAVE);
    await visitor.see(office.merge.done, DONE);
    expect(visitor.path).toContain(`${LIST}/${stays}`);
    await visitor.visit(`${LIST}/${gone}`);
    await visitor.see(pattern(office.merge.merged));
    await visitor.visit(`/doctors/${gone}`);
    expect(visitor.path).toContain(`/doctors/${stays}`);
  });

  test("adds a member under the next number, after one that is taken and one far from the series", async ({
    visitor,
  }) => {
    await visitor.signIn("registrar");
    await visitor.visit(LIST);
    await visitor.press(office.add);
    await expectPresentable(visitor);
    const proposed = Number(await visitor.value("DOC_NO"));
    expect(proposed).toBeGreaterThan(20_320);
    await visitor.fill({ DOC_NO: "10001", DOC_NAME_A: "سلمى نادر الخطيب", WORK_STATUS: "N" }, FORM);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.see(office.taken, { in: "[role=alert]" });
    expect(Number(await visitor.value("DOC_NO"))).toBeGreaterThanOrEqual(proposed);
    await visitor.fill({ DOC_NO: "9990001" }, FORM);
    expect(await visitor.press(SAVE)).toBe(422);
    await visitor.see(pattern(office.stray.replace("{{names}}", "{{next}}")), { in: "[role=alert]" });
    await visitor.fill({ DOC_NO: String(proposed), NATIONAL_NO: `9990${proposed}0`.slice(0, 10) }, FORM);
    await pressUntilFree(visitor, SAVE);
    await visitor.see(pattern(office.added), DONE);
    const added = visitor.path.split("/").at(-1)!;
    await visitor.visit(`${LIST}?q=${added}`);
    await visitor.see("سلمى نادر الخطيب", { in: "main table" });
  });
});

async function link(visitor: { all(selector: string): Promise<Element[]> }, file: string): Promise<string> {
  const [found] = await visitor.all(`main a[href*='${file}']`);
  return found!.getAttribute("href")!;
}
