import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const CLIENTS = "/dashboard/api-clients";
const WEBHOOKS = "/dashboard/webhooks";
const UNKNOWN = "/api/v1/certificates/0000-0000-0000-0000";
const SAVE = { css: "main form[method=post] [type=submit].btn" };

journeys("API clients", (language, test) => {
  const programs = words(language, "programs");
  const errors = words(language, "forms");

  test("get a key that an admin creates, which is shown once and can be revoked", async ({
    visitor,
    another,
  }) => {
    const name = `Program ${language} ${randomInt(1e6)}`;
    await visitor.signIn("admin");
    await visitor.press({ css: `.rail a[href='${CLIENTS}']` });
    await visitor.fill({ limit: "0" }, { in: "main" });
    await visitor.press(SAVE);
    await visitor.see([errors.errors.required, programs["limit-range"]], { in: "[role=alert]" });
    await expectPresentable(visitor);

    await visitor.fill({ name, limit: "٢" }, { in: "main" });
    await visitor.press(SAVE);
    const key = await visitor.text("main code");
    expect(key).toMatch(/^na_[\w-]{43}$/);
    await expectPresentable(visitor);
    await visitor.visit(CLIENTS);
    await visitor.see(name);
    await visitor.seeNot(key);

    const program = await another();
    const ask = (callWith?: string) =>
      program.get(UNKNOWN, callWith ? { Authorization: `Bearer ${callWith}` } : undefined);
    expect((await ask()).status).toBe(401);
    expect((await ask(`${key.slice(0, -1)}-`)).status).toBe(401);
    const answers = [await ask(key), await ask(key), await ask(key)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
    expect(Number(answers[2]!.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await answers[0]!.json()).toMatchObject({ success: false, error: expect.any(String) });

    await visitor.fill({ name: `Second ${randomInt(1e9)}`, limit: "60" }, { in: "main" });
    await visitor.press(SAVE);
    const Authorization = `Bearer ${await visitor.text("main code")}`;
    const read = async (path: string) => (await program.get(path, { Authorization })).json();
    const { doctor } = await read("/api/v1/doctors/10001");
    expect(doctor).toMatchObject({ number: 10001, status: "practising", name: { ar: expect.any(String) } });
    const { doctors } = await read(`/api/v1/doctors?q=${encodeURIComponent(doctor.name.ar)}`);
    expect(doctors).toContainEqual(doctor);
    const table = await program.get("/api/v1/doctors?q=10001", { Authorization, Accept: "text/csv" });
    expect(table.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect((await table.text()).split("\r\n")).toEqual([
      "number,name_ar,name_en,titles_ar,titles_en,status,since",
      expect.stringContaining(`10001,${doctor.name.ar},${doctor.name.en},`),
      "",
    ]);
    expect(await read("/api/v1/doctors/99999")).toMatchObject({ success: false });
    expect(await read("/api/v1/doctors")).toMatchObject({ success: true, doctors: [] });

    const CHANGES = "/api/v1/register/changes";
    expect((await program.get(CHANGES, { Authorization })).status).toBe(403);
    await visitor.fill(
      { name: `Third ${randomInt(1e9)}`, limit: "60", scopes: ["register.sync"] },
      { in: "main" },
    );
    await visitor.press(SAVE);
    const withScope = { Authorization: `Bearer ${await visitor.text("main code")}` };
    await visitor.see(programs.clients["scope-names"]["register-sync"], { in: "main tbody" });
    await expectPresentable(visitor);
    const feed = await (await program.get(`${CHANGES}?limit=1`, withScope)).json();
    expect(feed).toMatchObject({ success: true, changes: expect.any(Array), next: expect.any(String) });
    expect((await program.get(`${CHANGES}?since=x`, withScope)).status).toBe(410);

    await visitor.visit(CLIENTS);
    await visitor.press(programs.clients["withdraw-it"].replace("{{name}}", name));
    await visitor.see(programs["key-withdrawn"], { in: "[role=status]" });
    expect((await ask(key)).status).toBe(401);
  });

  test("receive events at a webhook that an admin adds and removes", async ({ visitor }) => {
    const url = `http://127.0.0.1:9/${language}-${randomInt(1e6)}`;
    await visitor.signIn("admin");
    await visitor.press({ css: `.rail a[href='${WEBHOOKS}']` });
    await visitor.fill({ url: "http://192.168.0.1/in", events: [] }, { in: "main" });
    await visitor.press(SAVE);
    await visitor.see([programs["not-a-target"], programs["no-event"]], { in: "[role=alert]" });
    await expectPresentable(visitor);

    await visitor.fill({ url, events: ["doctor.status_changed"] }, { in: "main" });
    await visitor.press(SAVE);
    const secret = await visitor.text("main code");
    expect(secret).toMatch(/^whsec_/);
    await visitor.visit(WEBHOOKS);
    await visitor.see([url, programs.events["doctor-status-changed"]]);
    await visitor.seeNot(secret);

    await visitor.press(programs.webhooks["remove-it"].replace("{{url}}", url));
    await visitor.see(programs["webhook-removed"], { in: "[role=status]" });
    await visitor.seeNot(url, { in: "main" });
  });
});
