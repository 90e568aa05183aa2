import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { aTextFile } from "../visitor/uploads";
import { aPhoto, expect, expectAccessible, expectNoOverflow, signIn, speak, test, words } from "./support";

const ADD = "/dashboard/add-gallery";
const STAGED = "**/staged-files/**";
const en = words("en", "uploads").frame;
const frames = (page: Page) => page.locator("[data-chosen] li");
const names = (page: Page) => page.locator("[data-chosen] p bdi:first-child").allTextContents();
const pressIn = (page: Page, nth: number, name: string) =>
  frames(page).nth(nth).getByRole("button", { name }).click();
const photo = async (name: string, colour: string) => ({ ...(await aPhoto(colour)), name });
const threePhotos = async () => [
  await photo("one.jpg", "#0a5"),
  await photo("two.jpg", "#a50"),
  await photo("three.jpg", "#05a"),
];

async function open(page: Page, baseURL: string, language: "ar" | "en", address = ADD) {
  await speak(page, language, baseURL);
  await signIn(page, "admin");
  await page.goto(address);
}

async function fillGallery(page: Page) {
  const title = `معرض ${randomUUID()}`;
  await page.locator("[name=title_ar]").fill(title);
  await page.locator("[name=description_ar]").fill("نص");
  return title;
}

const publish = (page: Page) => page.locator("main button[value=publish]").click();

/** Gives files to the page as dropping and pasting do. */
const bring = (page: Page, how: "drop" | "paste", name: string, type: string) =>
  page.evaluate(
    async ([how, name, type]) => {
      const canvas = document.createElement("canvas");
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
      const files = new DataTransfer();
      files.items.add(new File([type === "image/png" ? blob! : "text"], name!, { type }));
      const eventInit = { bubbles: true, cancelable: true, dataTransfer: files, clipboardData: files };
      const event =
        how === "drop" ? new DragEvent("drop", eventInit) : new ClipboardEvent("paste", eventInit);
      document.querySelector("[name=title_ar]")!.dispatchEvent(event);
    },
    [how, name, type],
  );

test("photos are shown, sorted, removed, dropped and pasted before they are sent; one of them is chosen as the cover", async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, "en");
  await page.locator("[name=photos]").setInputFiles(await threePhotos());
  await expect(frames(page).locator("canvas")).toHaveCount(3);
  await pressIn(page, 2, en.earlier);
  expect(await names(page)).toEqual(["one.jpg", "three.jpg", "two.jpg"]);
  await expect(frames(page).nth(1).getByRole("button", { name: en.earlier })).toBeFocused();
  await pressIn(page, 2, en.cover);
  await expect(page.locator("[name=cover]")).toHaveValue("2");
  await pressIn(page, 0, en.remove);
  await expect(frames(page).nth(0).getByRole("button", { name: en.remove })).toBeFocused();
  await expect(page.locator("[name=cover]")).toHaveValue("1");
  await bring(page, "drop", "dropped.png", "image/png");
  await bring(page, "paste", "pasted.png", "image/png");
  await expect(frames(page).locator("canvas")).toHaveCount(4);
  await frames(page).nth(3).dragTo(frames(page).nth(0));
  expect(await names(page)).toEqual(["pasted.png", "three.jpg", "two.jpg", "dropped.png"]);
  await expect(page.locator("[name=cover]")).toHaveValue("2");
  await expect(page.locator("[data-at-once]")).toHaveCount(0);
  await bring(page, "drop", "notes.txt", "text/plain");
  await expect(page.locator("[data-sending] bdi")).toHaveText("notes.txt");
  await expect(frames(page).nth(4)).toContainText(words("en", "forms").errors["invalid-photo"]);
  await expectAccessible(page);
  await pressIn(page, 4, en.remove);

  const title = await fillGallery(page);
  await publish(page);
  await expect(page).toHaveURL(/\/gallery\/\d+$/);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.goto(page.url().replace("/gallery/", "/edit-gallery/"));
  const covers = page.locator("[name=cover]:not([value=new])");
  await expect(covers).toHaveCount(4);
  await expect(covers.nth(2)).toBeChecked();
});

test("each photo is uploaded separately with its progress bar; one that fails is retried by itself", async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, "en");
  await page.clock.install();
  const sent: string[] = [];
  let broken = true;
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(STAGED, async (route) => {
    const [, name] = /filename="([^"]+)"/.exec(route.request().postDataBuffer()!.toString("latin1"))!;
    sent.push(name!);
    if (name === "one.jpg") await held;
    await (name === "two.jpg" && broken ? route.abort() : route.continue());
  });
  await page.locator("[name=photos]").setInputFiles(await threePhotos());
  await fillGallery(page);
  await publish(page);
  await expect(page.getByRole("progressbar", { name: "one.jpg" })).toBeVisible();
  await expect(page.locator("main button[value=publish]")).toHaveText(words("en", "forms").busy.publishing);
  await expectAccessible(page);
  letGo();
  const again = page.getByRole("button", { name: en.again });
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(again).toBeFocused();
  await expectAccessible(page);
  const tries = sent.filter((name) => name === "two.jpg").length;
  expect(tries).toBeGreaterThan(2);
  broken = false;
  await again.click();
  await expect(page).toHaveURL(/\/gallery\/\d+$/);
  expect(sent.filter((name) => name !== "two.jpg")).toEqual(["one.jpg", "three.jpg"]);
  expect(sent.filter((name) => name === "two.jpg")).toHaveLength(tries + 1);
});

test("photos can be removed and added during an upload, and Enter changes no action", async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, "en");
  await page.route(STAGED, (route) => {
    const isHeld = route.request().postDataBuffer()!.toString("latin1").includes('filename="one.jpg"');
    return isHeld ? undefined : route.continue();
  });
  const title = await fillGallery(page);
  await publish(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.clock.install();
  await page.locator("[name=photos]").setInputFiles(await threePhotos());
  await publish(page);
  await expect(page.getByRole("progressbar", { name: "one.jpg" })).toBeVisible();
  await page.clock.runFor("00:11");
  await page.locator("[name=title_ar]").press("Enter");
  await bring(page, "drop", "late.png", "image/png");
  await expect(frames(page)).toHaveCount(4);
  await pressIn(page, 0, en.remove);
  await expect(page).toHaveURL(/\/gallery\/\d+$/);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.goto(page.url().replace("/gallery/", "/edit-gallery/"));
  await expect(page.locator("[name=cover]:not([value=new])")).toHaveCount(3);
});

test("files are returned with a refused form, and are not uploaded again", async ({ page, baseURL }) => {
  await open(page, baseURL!, "en", "/dashboard/add-news");
  let ahead = 0;
  page.on("request", (request) => {
    if (request.url().includes("/staged-files/")) ahead++;
  });
  await page.locator("[name=photo]").setInputFiles(await photo("cover.jpg", "#0a5"));
  await page.locator("[name=attachments]").setInputFiles([aTextFile("a.txt"), aTextFile("b.txt")]);
  await page.locator("main form[data-enhance~=uploads] [type=submit]").last().click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(frames(page)).toHaveCount(3);
  await page.locator("[name=title]").fill(`Article ${randomUUID()}`);
  await page.locator("[name=description]").fill("Text");
  await page.locator("main form[data-enhance~=uploads] [type=submit]").last().click();
  await expect(page).toHaveURL(/\/news$/);
  expect(ahead).toBe(3);
});

test("in Arabic the order buttons move a photo towards the beginning on the right", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, baseURL!, "ar");
  const { earlier } = words("ar", "uploads").frame;
  await page.locator("[name=photos]").setInputFiles(await threePhotos());
  await expect(frames(page).locator("canvas")).toHaveCount(3);
  await pressIn(page, 1, earlier);
  expect(await names(page)).toEqual(["two.jpg", "one.jpg", "three.jpg"]);
  const [first, second] = [await frames(page).nth(0).boundingBox(), await frames(page).nth(1).boundingBox()];
  expect(first!.x).toBeGreaterThan(second!.x);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
});

for (const [what, pattern] of [
  ["the script is blocked", "**/assets/**"],
  ["files cannot be sent ahead", STAGED],
] as const)
  test(`the form submits its files directly when ${what}`, async ({ page, baseURL }) => {
    await page.route(pattern, (route) =>
      pattern === STAGED ? route.fulfill({ status: 404 }) : route.abort(),
    );
    await open(page, baseURL!, "en");
    await fillGallery(page);
    await page.locator("[name=photos]").setInputFiles(await threePhotos());
    await expect(frames(page)).toHaveCount(pattern === STAGED ? 3 : 0);
    await publish(page);
    await expect(page).toHaveURL(/\/gallery\/\d+$/);
  });
