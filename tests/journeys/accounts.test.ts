import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { ACCOUNTS, ownEmail, PASSWORD, rowOf } from "../builders/staff";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable, unsoundIn } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const CREATE = "main section:has(#create) form";
const inAlert = { in: "[role=alert]" };
const done = { in: "[role=status]" };

journeys("Accounts of staff", (language, test) => {
  const accounts = words(language, "accounts");
  const auth = words(language, "auth");

  test("are only for admins; an editor is refused by the page and by its action", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit(ACCOUNTS);
    await visitor.see(auth["admins-only-page"], inAlert);
    expect((await visitor.post(ACCOUNTS, { email: ownEmail() })).status).toBe(302);
    await visitor.visit("/faq");
    await visitor.see(auth["admins-only-action"], inAlert);
  });

  test("are created by an admin, who changes their role and disables them, each with immediate effect", async ({
    visitor,
    another,
  }) => {
    const email = ownEmail();
    await visitor.signIn("admin");
    await visitor.visit("/dashboard");
    await visitor.press({ css: `.rail a[href='${ACCOUNTS}']` }, { nth: 0 });
    expect(await visitor.value("role", CREATE)).toBe("editor");
    await expectPresentable(visitor);
    const earlier = await visitor.texts("main tbody tr");

    await visitor.press(accounts.create);
    await visitor.see(words(language, "forms").errors.required, inAlert);
    await visitor.fill({ email, full_name: "Salma Khatib", password: "12345" }, { in: CREATE });
    await visitor.press(accounts.create);
    await visitor.see(accounts["password-too-short"], inAlert);
    expect(await visitor.typed(["email", "password"], CREATE)).toEqual({ email, password: "" });
    await expectPresentable(visitor);
    await visitor.fill({ password: "password" }, { in: CREATE });
    await visitor.press(accounts.create);
    await visitor.see(accounts["password-common"], inAlert);
    await visitor.fill({ email: "EDITOR@demo.test", password: PASSWORD }, { in: CREATE });
    await visitor.press(accounts.create);
    await visitor.see(accounts["email-taken"], inAlert);
    await visitor.fill({ email, password: PASSWORD }, { in: CREATE });
    await visitor.press(accounts.create);
    await visitor.see(accounts.created, done);
    expect(visitor.path).toBe(ACCOUNTS);
    const rows = await visitor.texts("main tbody tr");
    const newer = rows.slice(0, rows.findIndex((row) => row.includes(email)) + 1);
    expect(newer.at(-1)).toContain(email);
    expect(newer.filter((row) => earlier.includes(row))).toEqual([]);

    const invitee = await another();
    await invitee.enter("staff", email, PASSWORD);
    expect(invitee.path).toBe("/dashboard");
    let row = await rowOf(visitor, email);
    await visitor.fill({ role: "viewer" }, { in: row });
    await visitor.press(accounts["change-role"], { in: row });
    await visitor.see(accounts["role-updated"], done);
    row = await rowOf(visitor, email);
    expect(await visitor.value("role", `${row} form`)).toBe("viewer");
    await invitee.visit("/dashboard");
    expect(invitee.path).toBe("/");
    await invitee.see(auth["access-denied"], inAlert);

    await visitor.press(accounts.disable, { in: row });
    await visitor.see(pattern(accounts.disabled), done);
    row = await rowOf(visitor, email);
    await visitor.see(accounts.states.disabled, { in: row });
    await invitee.visit("/account");
    expect(invitee.path).toBe("/emp-portal?next=%2Faccount");
    await invitee.enter("staff", email, PASSWORD);
    await invitee.see(auth.wrong, inAlert);
    await visitor.press(accounts.enable, { in: row });
    await visitor.see(pattern(accounts.enabled), done);
    await invitee.enter("staff", email, PASSWORD);
    expect(invitee.path).toBe("/");
  });

  test("are created by an invitation: a link that is shown once and works once", async ({
    visitor,
    another,
  }) => {
    const email = ownEmail();
    await visitor.signIn("admin");
    await visitor.visit(ACCOUNTS);
    await visitor.fill({ email, full_name: "Invited One" }, { in: CREATE });
    await visitor.press(accounts.invite);
    await visitor.see(accounts.created, done);
    const link = await shownLink(visitor);
    expect(link).toMatch(new RegExp(`^${visitor.site}/invitation/[\\w-]{43}$`));
    await visitor.see(accounts.states.invited, { in: await rowOf(visitor, email) });
    await expectPresentable(visitor);
    await visitor.visit(ACCOUNTS);
    expect(await visitor.all("#new-link")).toEqual([]);

    const invitee = await another();
    expect(await invitee.visit(link)).toBe(200);
    await invitee.see("Invited One", { in: "main" });
    await expectPresentable(invitee);
    await invitee.fill({ password: PASSWORD, password_again: `${PASSWORD}!` }, { in: "main" });
    await invitee.press(accounts.invitation.save);
    await invitee.see(accounts["not-the-same"], inAlert);
    await invitee.fill({ password: PASSWORD, password_again: PASSWORD }, { in: "main" });
    await invitee.press(accounts.invitation.save);
    expect(invitee.path).toBe("/emp-portal");
    await invitee.see(accounts.invitation.saved, done);
    await invitee.enter("staff", email, PASSWORD);
    expect(invitee.path).toBe("/dashboard");

    expect(await invitee.visit(link)).toBe(410);
    expect(await invitee.text("h1")).toBe(accounts.invitation.used);
    expect(await invitee.all("main form")).toEqual([]);
    expect(await invitee.visit("/invitation/unknown")).toBe(404);
    expect(await invitee.text("h1")).toBe(accounts.invitation.unknown);

    await visitor.press(accounts["new-link"], { in: await rowOf(visitor, email) });
    const first = await shownLink(visitor);
    await visitor.press(accounts["new-link"], { in: await rowOf(visitor, email) });
    expect(await invitee.visit(first)).toBe(410);
    expect(await invitee.text("h1")).toBe(accounts.invitation.expired);
  });

  test("cannot be created by a visitor once the site is set up", async ({ visitor }) => {
    const me = { email: "me@site.test", password: PASSWORD };
    expect(await visitor.visit("/setup")).toBe(200);
    expect(await visitor.text("h1")).toBe(accounts.setup.done);
    expect(await visitor.all("main form")).toEqual([]);
    expect(await visitor.count("main a[href='/emp-portal']")).toBe(1);
    await expectPresentable(visitor);
    const posted = await visitor.post("/setup", { ...me, setup_token: "x", full_name: "Me" });
    expect([posted.status, posted.headers.get("Location")]).toEqual([303, "/setup"]);
    const json = { "Content-Type": "application/json" };
    const signUp = await visitor.post("/api/auth/sign-up", JSON.stringify(me), json);
    expect([signUp.status, await signUp.json()]).toEqual([
      403,
      { success: false, error: accounts["sign-up-refused"] },
    ]);
  });

  test("have pages with valid markup, in the dark theme, too", async ({ another }) => {
    const visitor = await another({ theme: "dark" });
    await visitor.signIn("admin");
    for (const address of [ACCOUNTS, "/account", "/account/password", "/account/second-step", "/setup"]) {
      const markup = await (await visitor.get(address)).text();
      expect(markup).toContain('data-theme="dark"');
      expect([address, await unsoundIn(markup)]).toEqual([address, []]);
    }
  });
});

/** The link that an admin is to pass on by hand. */
const shownLink = async (visitor: Visitor) => (await visitor.one("#new-link")).getAttribute("value")!;

test("An account can be changed only by an admin, and an unknown one is not found", async ({
  visitor,
  another,
}) => {
  const id = randomUUID();
  const acts = ["role", "disable", "enable", "invitation", "second-step"];
  const addresses = [ACCOUNTS, `${ACCOUNTS}/invitations`, ...acts.map((act) => `${ACCOUNTS}/${id}/${act}`)];
  const post = (by: Visitor, address: string) => by.post(address, { role: "editor" });
  const endOf = async (by: Visitor, address: string) => (await post(by, address)).headers.get("Location");
  for (const address of addresses) expect(await endOf(visitor, address)).toMatch(/^\/emp-portal/);
  await visitor.signIn("editor");
  for (const address of addresses) expect(await endOf(visitor, address)).toBe("/emp-portal");
  const admin = await another();
  await admin.signIn("admin");
  for (const act of acts)
    for (const unknown of [id, "1"])
      expect((await post(admin, `${ACCOUNTS}/${unknown}/${act}`)).status).toBe(404);
  expect((await post(admin, "/account/sessions/x/end")).status).toBe(303);
});
