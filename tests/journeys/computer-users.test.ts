import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const CARD = "/dashboard/computer-personal-card";
const USERS = "/dashboard/computer-users";
const DASHBOARD = "/computer-dashboard";
const SAVE = { css: "main form[method=post] [type=submit]" };

/** Opens the user's own page from the list, whose last pages hold the newest. */
async function open(visitor: Visitor, username: string) {
  await visitor.visit(`${USERS}?page=99`);
  for (let pages = 5; pages && !(await visitor.count("main table a", username)); pages--)
    await visitor.press({ css: "a[rel=prev]" });
  await visitor.press(username, { in: "main table" });
  return visitor.path;
}

journeys("Computer users", (language, test) => {
  const users = words(language, "computer-users");
  const auth = words(language, "auth");

  test("are created, limited, given a password and disabled by an admin, with immediate effect", async ({
    visitor,
    another,
  }) => {
    const username = `C${language}${randomInt(1e7, 1e8)}`.toUpperCase();
    const clerk = await another();
    await visitor.signIn("admin");
    await visitor.press({ css: `.rail a[href='${USERS}']` });
    await expectPresentable(visitor);
    const values = { username: username.toLowerCase(), full_name: "سلمى الخطيب", password: "12345678" };
    await visitor.fill({ ...values, permissions: [] }, { in: "main" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see([users.errors.permissions, users.errors["password-common"]], { in: "[role=alert]" });
    expect(await visitor.typed(["username", "password"])).toEqual({
      username: username.toLowerCase(),
      password: "",
    });
    await expectPresentable(visitor);
    await visitor.fill({ permissions: ["details"], password: "٧٣٥١٩٠٦٤" }, { in: "main" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(users.created, { in: "[role=status]" });

    await clerk.enter("computer", username.toLowerCase(), "73519064");
    expect(clerk.path).toBe(DASHBOARD);
    await clerk.visit(`${CARD}?doc_no=20025&mode=details`);
    expect(await clerk.all("main [name=MOBIL]")).toHaveLength(1);
    const refused = await clerk.get(`${CARD}?doc_no=20025&mode=names`);
    expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/"]);
    const version = await clerk.value("version");
    expect(version).toMatch(/^\d+$/);
    const name = { DOC_NAME_A: "سلمى سامي الخطيب", DOC_NAME_E: "Salma Sami Khatib" };
    const sent = await clerk.post(`${CARD}?doc_no=20025&mode=names`, { ...name, version });
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/"]);

    const address = await open(visitor, username);
    await expectPresentable(visitor);
    await visitor.fill({ permissions: ["vote"], desk: "٢" }, { in: "main" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(users.saved, { in: "[role=status]" });
    await clerk.visit(DASHBOARD);
    expect(await clerk.all("main ul a")).toHaveLength(1);
    await clerk.visit(CARD);
    await clerk.see(auth["access-denied"], { in: "[role=alert]" });

    await visitor.visit(address);
    expect(await visitor.value("desk")).toBe("2");
    await visitor.fill({ password: "90417263" }, { in: "main" });
    await visitor.press(users["set-password"]);
    await visitor.see(pattern(users["password-set"]), { in: "[role=status]" });
    await clerk.visit(DASHBOARD);
    expect(clerk.path).toBe("/");
    await clerk.enter("computer", username.toLowerCase(), "73519064");
    await clerk.see(auth.wrong, { in: "[role=alert]" });
    await clerk.enter("computer", username.toLowerCase(), "90417263");
    expect(clerk.path).toBe(DASHBOARD);

    await visitor.press(users.disable);
    await visitor.see(pattern(users["now-disabled"]), { in: "[role=status]" });
    await clerk.visit(DASHBOARD);
    expect(clerk.path).toBe("/");
    await clerk.enter("computer", username.toLowerCase(), "90417263");
    await clerk.see(auth.wrong, { in: "[role=alert]" });
    await visitor.visit(address);
    await visitor.press(users.enable);
    await visitor.see(pattern(users["now-enabled"]), { in: "[role=status]" });
  });
});
