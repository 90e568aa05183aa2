import { expect } from "vitest";
import { enter, openAccount } from "../visitor/doctors";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { aPhoto } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const ASK = "/dr-dashboard/name-change";
const LIST = "/dashboard/name-changes";
const SUBMIT = { css: "main form [type=submit]" };
const ACCEPT = { css: "main [name=decision][value=accept]" };
const REFUSE = { css: "main [name=decision][value=refuse]" };
const NOTE = "الوثيقة غير واضحة.";
const doctors = { ar: 20_308, en: 20_309 };
const aPdf = {
  name: "قرار.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
};

type Paper = { name: string; mimeType: string; buffer: Buffer };

async function ask(visitor: Visitor, english: string, document: Paper) {
  const names = { DOC_NAME_A: "لينا طارق سليمان الزعبي عبد الله", DOC_NAME_E: english };
  await visitor.fill({ ...names, document }, { in: "main" });
  await visitor.press(SUBMIT, { nth: 0 });
}

/** Opens the request for a name from the list of requests. */
async function openRequest(admin: Visitor, english: string) {
  await admin.visit(LIST);
  const rows = await admin.texts("main li:has(a)");
  const row = rows.findIndex((each) => each.includes(english));
  expect(row, english).toBeGreaterThanOrEqual(0);
  await admin.visit((await admin.all("main li:has(a)"))[row]!.querySelector("a")!.getAttribute("href")!);
}

journeys("A change of name", (language, test) => {
  const names = words(language, "names");
  const audit = words(language, "audit");

  test("is requested with a document, refused with a reason, requested again, and accepted once", async ({
    visitor,
    another,
  }) => {
    const memberNumber = doctors[language];
    const [first, second] = ["Hamdan", "Shahin"].map((last) => `Lina Tareq ${last} ${language} Al-Zoubi`);
    await openAccount(visitor, memberNumber, "40719536");
    await visitor.visit(ASK);
    await expectPresentable(visitor);
    await ask(visitor, "Lina 2", { ...aPdf, buffer: Buffer.from("<html>") });
    await visitor.see([names.errors.english, names.errors["invalid-document"]], { in: "[role=alert]" });
    expect(await visitor.value("DOC_NAME_E")).toBe("Lina 2");
    await ask(visitor, first!, aPdf);
    await visitor.see(names.sent, { in: "[role=status]" });
    expect(await visitor.all("main form")).toEqual([]);
    await visitor.see(names.states.waiting, { in: "main" });
    await expectPresentable(visitor);

    const admin = await another();
    await admin.signIn("admin");
    await admin.visit("/dashboard");
    await admin.press({ css: `.rail a[href='${LIST}']` }, { nth: 0 });
    await expectPresentable(admin);
    await openRequest(admin, first!);
    await expectPresentable(admin);
    await admin.press(REFUSE);
    await admin.see(names.errors.note, { in: "[role=alert]" });
    const paper = await admin.get(`${admin.path}/document`);
    expect(paper.headers.get("Content-Type")).toBe("application/pdf");
    expect(paper.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(paper.headers.get("Content-Disposition")).toMatch(/^attachment;/);
    expect(Buffer.from(await paper.arrayBuffer())).toEqual(aPdf.buffer);

    const twin = await admin.twin();
    await twin.visit(admin.path);
    await admin.fill({ note: NOTE }, { in: "main" });
    await admin.press(REFUSE);
    await admin.see(names.refused, { in: "[role=status]" });
    await twin.press(ACCEPT);
    await twin.see(names["decided-before"], { in: "[role=alert]" });
    await twin.see("Demo Administrator", { in: "main" });
    await expectPresentable(twin);

    await visitor.visit(ASK);
    await visitor.see(NOTE, { in: "main" });
    await ask(visitor, second!, await aPhoto("#345678"));
    await visitor.see(names.sent, { in: "[role=status]" });
    await openRequest(admin, second!);
    await admin.press(ACCEPT);
    await admin.see(names.accepted, { in: "[role=status]" });

    await visitor.visit("/dr-dashboard/access-log");
    const known = ["name-change-accept", "name-change-refuse", "name-change-document"] as const;
    await visitor.see(
      known.map((action) => audit.actions[action]),
      { in: "main" },
    );
    await visitor.seeNot("Demo Administrator", { in: "main" });
    await visitor.visit("/dashboard/personal-card");
    expect(await visitor.text("main table")).toContain(second);
  });
});

test("Only staff who decide can open the requests and their documents", async ({ visitor, another }) => {
  const doctor = await another();
  await enter(doctor, 10003);
  const editor = await another();
  await editor.signIn("editor");
  for (const [who, each] of Object.entries({ nobody: visitor, doctor, editor }))
    for (const path of [LIST, `${LIST}/1`, `${LIST}/1/document`]) {
      expect([who, path, (await each.get(path)).status]).toEqual([who, path, 302]);
      const { status } = await each.post(path, { decision: "accept" });
      expect([who, path, [302, 405].includes(status)]).toEqual([who, path, true]);
    }
  const kept = "/files/documents/name-changes/0123456789abcdef0123456789abcdef.pdf";
  expect((await editor.get(kept)).status).toBe(404);
});
