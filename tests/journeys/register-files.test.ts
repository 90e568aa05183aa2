import { expect, vi } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const FILES = "/dashboard/register/imports";
const FORM = { in: "main form[method=post]" };
const SEND = { css: "main form[method=post] [type=submit]" };
const PROBLEM = { in: "[role=alert]" };
const members = { ar: [20_311, 20_312, 20_313], en: [20_314, 20_315, 20_316] } as const;

const aFile = (text: string, name = "register.csv") => ({
  file: { name, mimeType: "text/csv", buffer: Buffer.from(text) },
});

/** Sends a file and waits until its check has ended; returns the address of its report. */
async function checked(visitor: Visitor, text: string): Promise<string> {
  await visitor.visit(`${FILES}/add`);
  await visitor.fill(aFile(text), FORM);
  await visitor.press(SEND);
  expect(visitor.path).toMatch(/\/imports\/\d+$/);
  const report = visitor.path;
  await ended(visitor, report);
  return report;
}

const ended = (visitor: Visitor, report: string) =>
  vi.waitFor(
    async () => {
      await visitor.visit(report);
      expect(await visitor.count("main progress")).toBe(0);
    },
    { timeout: 60_000, interval: 250 },
  );

/** Presses until no other file is being applied or undone. */
async function pressed(visitor: Visitor, report: string): Promise<void> {
  await vi.waitFor(async () => expect(await visitor.press(SEND)).not.toBe(409), {
    timeout: 60_000,
    interval: 250,
  });
  expect(visitor.path).toBe(report);
  await ended(visitor, report);
}

async function figures(visitor: Visitor) {
  const elements = await visitor.all("main .key-facts data");
  const [added, changed, unchanged, refused, lines, read] = elements.map((each) =>
    Number(each.getAttribute("value")),
  );
  return { added, changed, unchanged, refused, lines, read };
}

journeys("Files of the register", (language, test) => {
  const files = words(language, "register-files");
  const problems = words(language, "register-office").problems;
  const [first, second, third] = members[language];

  test("take the payments of a day, and correct the refused lines", async ({ visitor }) => {
    await visitor.signIn("registrar");
    await visitor.visit("/dashboard/register");
    await visitor.press(files.title);
    await visitor.press(files.send);
    await expectPresentable(visitor);
    expect(await visitor.press(SEND)).toBe(422);
    await visitor.see(files.problems["file-missing"], PROBLEM);
    const report = await checked(
      visitor,
      `DOC_NO;LAST_Y_SOC;LAST_M_SOC\n${first};٢٠٣٠;5\n${second};2030;13\n`,
    );
    expect(await figures(visitor)).toMatchObject({ lines: 2, read: 2, changed: 1, refused: 1 });
    await visitor.see([files.kinds.dues, problems.month, files["nothing-yet"]]);
    await expectPresentable(visitor);
    const refused = await visitor.get(`${report}/refused.csv`);
    const [heading, line] = (await refused.text()).replace("\uFEFF", "").trim().split("\r\n");
    expect([heading, line!.startsWith(`${second},2030,13,`)]).toEqual([
      "DOC_NO,LAST_Y_SOC,LAST_M_SOC,REASON",
      true,
    ]);
    await visitor.press(files.apply);
    await expectPresentable(visitor);
    expect(await visitor.press(SEND)).toBe(422);
    await visitor.see(files.problems["refused-lines"], PROBLEM);
    await visitor.fill({ good_only: true }, FORM);
    await pressed(visitor, report);
    await visitor.see(files.states.applied);
    await visitor.visit(`/dashboard/register/${first}/dues`);
    expect(await visitor.typed(["LAST_Y_SOC", "LAST_M_SOC"], FORM.in)).toEqual({
      LAST_Y_SOC: "2030",
      LAST_M_SOC: "5",
    });
    await visitor.visit(`${report}/undo`);
    await pressed(visitor, report);
    await checked(visitor, `${heading}\n${line!.replace(",13,", ",12,")}\n`);
    expect(await figures(visitor)).toMatchObject({ changed: 1, refused: 0 });
  });

  test("leave lines that nobody could place, which are parked and given to their member later", async ({
    visitor,
  }) => {
    await visitor.signIn("registrar");
    const report = await checked(
      visitor,
      `DOC_NO;LAST_Y_SOC;LAST_M_SOC\n${third};2031;1\n2O3O${second};2031;1\n`,
    );
    await visitor.visit(`${report}/apply`);
    await visitor.fill({ good_only: true }, FORM);
    await pressed(visitor, report);
    await visitor.visit("/dashboard/register/imports");
    await visitor.press(files.unplaced.title);
    await visitor.see("register.csv");
    await expectPresentable(visitor);
    await visitor.press({ css: "main tbody a" });
    await visitor.see(`2O3O${second}`);
    await expectPresentable(visitor);
    expect(await visitor.press(files.unplaced.match)).toBe(422);
    await visitor.see(problems["not-a-number"], PROBLEM);
    await visitor.fill({ note: "ننتظر ردّ البنك" }, FORM);
    await visitor.press(files.unplaced.park);
    await visitor.see(files.unplaced.saved, { in: "[role=status]" });
    await visitor.press(files.unplaced.states.parked);
    await visitor.see("ننتظر ردّ البنك");
    await visitor.press({ css: "main tbody a" });
    await visitor.fill({ DOC_NO: String(second) }, FORM);
    await visitor.press(files.unplaced.match);
    await visitor.see("line-3.csv");
    expect(visitor.path).toMatch(/^\/dashboard\/register\/imports\/\d+$/);
  });

  test("are read under the names that the office gives its columns, which are remembered", async ({
    visitor,
  }) => {
    await visitor.signIn("registrar");
    const [number, place] = [`رقم العضو ${language}`, `مكان العمل ${language}`];
    const text = `${number},${place},ملاحظة\n${third},عيادة الأمل,\n`;
    await checked(visitor, text);
    await visitor.see(words(language, "import-file").problems["no-number-column"], { in: ".notice-danger" });
    await visitor.press(files["read-again"]);
    await expectPresentable(visitor);
    await visitor.fill({ [number]: "DOC_NO", [place]: "AREA_SITE_NAME" }, FORM);
    await visitor.press(SEND);
    await ended(visitor, visitor.path);
    expect(await figures(visitor)).toMatchObject({ lines: 1, changed: 1, refused: 0 });
    await visitor.see([files.renamed, number, "AREA_SITE_NAME"]);
    await expectPresentable(visitor);
    await checked(visitor, text.replace("الأمل", "الحياة"));
    expect(await figures(visitor)).toMatchObject({ lines: 1, changed: 1, refused: 0 });
  });

  test("are applied, and undone except for what somebody has changed since", async ({ visitor }) => {
    await visitor.signIn("registrar");
    const text = `DOC_NO,MOBIL,WORK_ADD\n${first},0797000001,عيادة الشفاء\n${second},0797000002,عيادة النور\n`;
    const report = await checked(visitor, text);
    expect(await figures(visitor)).toMatchObject({ changed: 2, refused: 0 });
    await visitor.fill({ doc_no: String(second) }, { in: "main form[role=search]" });
    await visitor.press(files.find, { in: "main form[role=search]" });
    await visitor.see("0797000002");
    await visitor.seeNot("0797000001");
    await visitor.visit(report);
    await visitor.press(files.apply);
    await pressed(visitor, report);
    for (const number of [first, second]) {
      await visitor.visit(`/dashboard/register/${number}/edit`);
      await visitor.fill({ MOBIL: "0797000009" }, FORM);
      await visitor.press(SEND);
    }
    const disputed = await checked(visitor, `DOC_NO,MOBIL,WORK_ADD\n${second},0797000003,عيادة النور\n`);
    await visitor.see(String(second), { in: "section[aria-labelledby=conflicts]" });
    await visitor.visit(`${disputed}/apply`);
    await visitor.see([files.except, "0797000009", "0797000003"]);
    await expectPresentable(visitor);
    await visitor.visit(`${disputed}/discard`);
    await visitor.press(SEND);
    await visitor.visit(report);
    await visitor.see(pattern(files["undo-until"]));
    await expectPresentable(visitor);
    await visitor.press(files.undo);
    await expectPresentable(visitor);
    await pressed(visitor, report);
    await visitor.see(files.states.undone);
    await visitor.see([String(first), String(second), files.kept], { in: "section[aria-labelledby=kept]" });
    await expectPresentable(visitor);
    await visitor.visit(`/dashboard/register/${second}/edit`);
    expect(await visitor.value("MOBIL")).toBe("0797000009");
    expect(await visitor.value("WORK_ADD")).not.toBe("عيادة النور");
  });

  test("are stopped by their warnings before anything is written, and can be discarded", async ({
    visitor,
  }) => {
    await visitor.signIn("registrar");
    await visitor.visit(`/dashboard/register/${third}/dues`);
    await visitor.fill({ ANNUAL: "2026", reason: "سند رقم ١" }, FORM);
    await visitor.press(SEND);
    const report = await checked(visitor, `DOC_NO,ANNUAL\n${third},2019\n`);
    await visitor.see(pattern(files.warning.backwards.replace("{{members}}", "{{names}}")));
    await expectPresentable(visitor);
    await visitor.press(files.apply);
    expect(await visitor.press(SEND)).toBe(422);
    await visitor.see(files.problems.confirmed, PROBLEM);
    await visitor.visit(report);
    await visitor.press(files.discard);
    await expectPresentable(visitor);
    await visitor.press(SEND);
    expect(visitor.path).toBe(FILES);
    await expectPresentable(visitor);
    await visitor.visit(report);
    await visitor.see(files.states.discarded);
    await visitor.visit(`/dashboard/register/${third}/dues`);
    expect(await visitor.value("ANNUAL")).toBe("2026");
  });

  test("take a month's register as a workbook, which changes nothing if it is the site's own", async ({
    visitor,
  }) => {
    await visitor.signIn("registrar");
    const governorate = { ar: "عجلون", en: "جرش" }[language];
    const workbook = await visitor.get(
      `/dashboard/register/export.xlsx?governorate=${encodeURIComponent(governorate)}`,
    );
    const rows = Number(workbook.headers.get("X-Rows"));
    await visitor.visit(`${FILES}/add`);
    await visitor.fill(
      {
        file: {
          name: "register.xlsx",
          mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          buffer: Buffer.from(await workbook.arrayBuffer()),
        },
      },
      FORM,
    );
    await visitor.press(SEND);
    const report = visitor.path;
    await ended(visitor, report);
    expect(await figures(visitor)).toMatchObject({
      lines: rows,
      read: rows,
      added: 0,
      changed: 0,
      refused: 0,
    });
    await visitor.press(files.apply);
    await visitor.fill({ confirmed: true }, FORM);
    await pressed(visitor, report);
    await visitor.see(files.states.applied);
  });

  test("are refused whole if they are no table of the register", async ({ visitor }) => {
    await visitor.signIn("registrar");
    await visitor.visit(`${FILES}/add`);
    await visitor.fill(aFile("<html><table><tr><td>DOC_NO", "register.xls"), FORM);
    await visitor.press(SEND);
    await ended(visitor, visitor.path);
    await visitor.see(words(language, "import-file").problems["web-page"]);
    expect(await visitor.count("main .key-facts")).toBe(0);
  });

  test("are closed to those who do not keep the register", async ({ visitor }) => {
    await visitor.signIn("editor");
    for (const page of [FILES, `${FILES}/add`, `${FILES}/1`]) {
      await visitor.visit(page);
      expect(visitor.path).toBe("/dashboard");
    }
  });
});
