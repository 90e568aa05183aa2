import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { aPhoto } from "../visitor/uploads";

const LOG = "/dashboard/audit-log";

journeys("The audit log", (language, test) => {
  const audit = words(language, "audit");

  test("shows an admin who did what and from which address, and refuses everybody else", async ({
    visitor,
    another,
  }) => {
    const editor = await another();
    await editor.signIn("editor");
    const publish = async (client: string) => {
      const article = { title: `On record ${randomUUID()}`, description: "Kept", date: "2026-01-02" };
      const sent = { submission_id: randomUUID(), ...article, photo: await aPhoto("#05a") };
      const answer = await editor.post("/dashboard/add-news", sent, { "X-Forwarded-For": client });
      expect(answer.status).toBe(303);
    };
    for (const client of ["192.0.2.7", "192.0.2.8", "192.0.2.7"]) await publish(client);
    for (const address of [LOG, `${LOG}/export.csv`]) expect((await editor.get(address)).status).toBe(302);

    await visitor.signIn("admin");
    await visitor.press({ css: `main a[href='${LOG}']` }, { nth: 0 });
    await expectPresentable(visitor);
    await visitor.fill({ actor: "staff", name: "demo editor", action: "news.publish", subject: "news" });
    await visitor.press({ css: "main form [type=submit]" });
    const entries = "main ol:last-of-type > li:has(time)";
    const newest = await visitor.text(entries);
    expect(newest).toContain(audit.actions["news-publish"]);
    expect(newest).toContain("Demo Editor");
    const sources = (await visitor.all(`${entries} bdi[dir=ltr]`)).map((each) => each.textContent);
    expect(new Set(sources.filter((source) => /^[\w-]{6}$/.test(source ?? ""))).size).toBeGreaterThan(1);
    expect((await visitor.read()).documentElement.outerHTML).not.toContain("192.0.2.");
    await expectPresentable(visitor);
    const [subject] = await visitor.texts(`${entries}:first-child a`);
    await visitor.press({ css: `${entries}:first-child a` }, { nth: 0 });
    const about = await visitor.texts("main li:has(time) a");
    expect([new Set(about), about.length > 0]).toEqual([new Set([subject]), true]);
  });

  test("says that nothing was found, or that a date is invalid", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit(`${LOG}?action=nothing.known`);
    await visitor.see(audit["none-filtered"], { in: "main" });
    await expectPresentable(visitor);
    await visitor.visit(`${LOG}?from=soon`);
    expect(await visitor.alert()).toBe(words(language, "forms").errors["not-a-day"]);
    await expectPresentable(visitor);
    await visitor.press({ css: `main a[href='${LOG}']` }, { nth: 0 });
    expect(visitor.path).toBe(LOG);
  });

  test("is exported as a file, and the export is recorded", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit(`${LOG}?actor=staff`);
    const address = await visitor.attribute("main a[href*='export.csv']", "href");
    expect(address).toBe(`${LOG}/export.csv?actor=staff`);
    const file = await visitor.get(address!);
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("Cache-Control")).toBe("private, no-store");
    const lines = Buffer.from(await file.arrayBuffer())
      .toString()
      .split("\r\n");
    expect(lines[0]).toBe(`\uFEFF${Object.values(audit.csv).join(",")}`);
    const ownEntry = pattern(`{{n}},2{{time}},${audit.kinds.staff},{{rest}}audit.export{{rest}}`);
    expect(lines.slice(1).filter((line) => ownEntry.test(line))).not.toEqual([]);
    await visitor.visit(`${LOG}?action=audit.export`);
    expect(await visitor.text("main li:has(time)")).toContain(audit.kinds.staff);
  });
});

test("Only admins get an audit entry, at any address", async ({ another }) => {
  for (const who of [null, "viewer", "editor", "doctor", "computer"] as const) {
    const visitor = await another();
    if (who) await visitor.signIn(who);
    for (const address of [
      LOG,
      `${LOG}/export.csv`,
      `${LOG}.data?_routes=routes%2Fstaff%2Faudit%2Flog`,
      `${LOG}?_data=routes%2Fstaff%2Faudit%2Flog`,
    ]) {
      const text = await (await visitor.get(address)).text();
      const isLeaked = /chainNumber|subjectWords|text\/csv|Demo Administrator/.test(text);
      expect([who, address, isLeaked]).toEqual([who, address, false]);
    }
  }
});
