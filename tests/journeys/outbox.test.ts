import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

journeys("Outgoing mail", (language, test) => {
  const outbox = words(language, "outbox");

  test("is queued without mail settings, and shown to admins only", async ({ visitor, another }) => {
    const marker = randomUUID();
    const [domain, title] = [`${marker}.home.example`, `Opening hours ${marker}`];
    const message = {
      submission_id: randomUUID(),
      name: "Salma Haddad",
      phone: "0791234567",
      email: `salma@${domain}`,
      title,
      subject: "When does the office open?",
    };
    expect((await (await another()).post("/contact-us", message)).status).toBe(303);

    await visitor.signIn("admin");
    await visitor.visit(`/complaints?q=${encodeURIComponent(title)}`);
    await visitor.press({ css: "main a[href$='/reply']" }, { nth: 0 });
    const reply = `At half past eight. ${marker}`;
    await visitor.fill({ reply_message: reply });
    await visitor.press({ css: "main form:has([name=reply_message]) [type=submit]" }, { nth: -1 });

    await visitor.visit("/dashboard");
    await visitor.press({ css: ".rail a[href='/dashboard/outbox']" }, { nth: 0 });
    await visitor.see("RESEND_API_KEY", { in: "main .notice" });
    await visitor.see(`s•••@${domain}`, { in: "main" });
    expect((await visitor.read()).documentElement.outerHTML).not.toContain(`salma@${domain}`);
    await expectPresentable(visitor);

    await visitor.press({ css: `main li:has(h2 a) h2 a` }, { nth: await at(visitor, domain) });
    const letter = visitor.path;
    await visitor.see([`s•••@${domain}`, reply], { in: "main" });
    expect((await visitor.read()).documentElement.outerHTML).not.toContain(`salma@${domain}`);
    await visitor.press(outbox["show-recipient"]);
    await visitor.see(`salma@${domain}`, { in: "main" });
    await expectPresentable(visitor);
    await visitor.visit(letter);
    await visitor.see(outbox["again-hint"]["not-set-up"], { in: "main" });
    await visitor.seeNot(outbox["again-hint"].waiting, { in: "main" });
    expect(await visitor.all(`main form[action="${letter}/retry"]`)).toEqual([]);
    expect((await visitor.post(`${letter}/retry`, { submission_id: randomUUID() })).status).toBe(303);
    await visitor.visit(letter);
    expect(await visitor.notice()).toMatch(pattern(outbox["stays-here"]));
    const record = `/dashboard/audit-log?subject=letter:${letter.split("/").at(-1)}`;
    await visitor.visit(record);
    expect(await visitor.count("main li:has(time)")).toBe(2);
    await visitor.see(words(language, "audit").actions["outbox-recipient"], { in: "main" });

    for (const state of ["sent", "failed"] as const) {
      await visitor.visit(`/dashboard/outbox?state=${state}`);
      expect((await visitor.texts("main nav [aria-current=page]")).at(-1)).toContain(outbox.states[state]);
      await expectPresentable(visitor);
    }
    await visitor.visit(`${letter}/retry`);
    expect(visitor.path).toBe(letter);
    expect((await visitor.get(`/dashboard/outbox/${randomUUID()}`)).status).toBe(404);

    const editor = await another();
    await editor.signIn("editor");
    for (const address of ["/dashboard/outbox", letter]) {
      const answer = await editor.get(address);
      expect([answer.status, (await answer.text()).includes("salma")]).toEqual([302, false]);
    }
    const refused = await editor.post(`${letter}/retry`, { submission_id: randomUUID() });
    expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/emp-portal"]);
    await visitor.visit(record);
    expect(await visitor.count("main li:has(time)")).toBe(2);
  });
});

/** Which letter of the list goes to a domain. */
async function at(visitor: { texts(selector: string): Promise<string[]> }, domain: string) {
  const letters = await visitor.texts("main li:has(h2 a)");
  return letters.findIndex((letter) => letter.includes(domain));
}
