import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  test,
  words,
} from "./support";

inBothLanguages("The turnout", (language) => {
  const turnout = words(language, "turnout");

  test("refreshes itself until it is asked not to, and leads to the papers", async ({ page }) => {
    await signIn(page, "computer");
    const fresh = await page.goto("/elections/turnout");
    expect(fresh!.headers().refresh).toBe("60");
    expect(fresh!.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.locator("main table").first()).toContainText(turnout["voted-elsewhere"]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    await page.getByRole("link", { name: turnout.stop }).click();
    await expect(page).toHaveURL(/\?refresh=off$/);
    expect((await page.reload())!.headers().refresh).toBeUndefined();
    await page.getByRole("link", { name: turnout.resume }).click();
    await expect(page).toHaveURL(/\/elections\/turnout$/);
    await page.locator("main a[href='/elections/closing-count']").click();
    await expect(page.locator("main")).toContainText(pattern(turnout.closing.open));
    await expect(page.locator("main")).toContainText(turnout.closing.signatures);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
  });
});
