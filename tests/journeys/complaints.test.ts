import { expect } from "vitest";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable, unsoundIn } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const FILTER = { in: "main [role=search]" };
const inAlert = { in: "main [role=alert]" };

async function expectSound(visitor: Visitor) {
  const markup = await (await visitor.get(visitor.path)).text();
  expect([visitor.path, await unsoundIn(markup)]).toEqual([visitor.path, []]);
}

journeys("The complaints office", (language, test) => {
  const t = words(language, "complaints");

  test("lists, filters, pages and finds complaints", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.press({ css: ".rail a[href='/complaints']" });
    expect(await visitor.all("main article")).toHaveLength(12);
    expect(await visitor.count("main section:has(table) svg[role=img]")).toBe(2);
    await expectPresentable(visitor);
    await expectSound(visitor);
    await visitor.press({ css: "main a[rel=next]" });
    expect(visitor.path).toMatch(/page=2$/);
    await visitor.fill({ status: "closed" }, FILTER);
    await visitor.press(t.find);
    const closed = await visitor.all("main article");
    expect(closed.length).toBeGreaterThan(0);
    expect(await visitor.texts("main article .tag")).toEqual(closed.map(() => t.statuses.closed));

    await visitor.fill({ q: "لا شيء كهذا" }, FILTER);
    await visitor.press(t.find);
    await visitor.see(t.none, { in: "main" });
    expect(await visitor.value("q", FILTER.in)).toBe("لا شيء كهذا");
    await expectPresentable(visitor);
    await visitor.visit("/complaints?q=مي");
    expect(await visitor.texts(inAlert.in)).toEqual([t["too-short"]]);
    expect(await visitor.all("main article")).toHaveLength(12);
  });

  test("exports a file that opens in Excel", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/complaints?status=replied");
    const link = (await visitor.all("main a[download]")).find((each) => each.textContent === t.export)!;
    await visitor.press(t.export);
    expect(visitor.path).toBe("/complaints?status=replied");
    const file = await visitor.get(link.getAttribute("href")!);
    expect(file.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="?complaints-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    const text = Buffer.from(await file.arrayBuffer()).toString();
    const rows = text.split("\r\n");
    const columns = [
      "reference",
      "date",
      "status",
      "name",
      "phone",
      "email",
      "language",
      "title",
      "subject",
      "reply",
      "reply-date",
      "replied-by",
      "way",
    ] as const;
    expect(rows[0]).toBe(`\uFEFF${columns.map((field) => t.fields[field]).join(",")}`);
    expect(rows.filter((row) => row.includes(`,${t.statuses.replied},`)).length).toBeGreaterThan(20);
    expect(text).not.toContain(`,${t.statuses.closed},`);
    expect(rows[1]).toMatch(/,'07\d{8},/);
  });

  test("has pages with valid markup that fit a phone", async ({ visitor }) => {
    await visitor.signIn("editor");
    for (const act of ["", "/reply", "/status", "/assign", "/take", "/notes", "/print"]) {
      expect(await visitor.visit(`/complaints/60${act}`)).toBe(200);
      await expectPresentable(visitor);
      await expectSound(visitor);
    }
  });
});

test("Staff without the permission cannot change a complaint", async ({ visitor }) => {
  await visitor.signIn("viewer");
  const pages = [
    "",
    "/1",
    "/1/reply",
    "/1/status",
    "/1/assign",
    "/1/take",
    "/1/notes",
    "/1/print",
    "/export.csv",
  ];
  for (const page of pages) {
    const answer = await visitor.get(`/complaints${page}`);
    expect([page, answer.status, answer.headers.get("Location")]).toEqual([page, 302, "/"]);
  }
  for (const [act, fields] of [
    ["reply", { reply_message: "x" }],
    ["status", { status: "closed" }],
    ["assign", { assigned_to: "" }],
    ["notes", { note: "x" }],
  ] as const) {
    const answer = await visitor.post(`/complaints/1/${act}`, fields);
    expect([act, answer.status, answer.headers.get("Location")]).toEqual([act, 302, "/"]);
  }
});
