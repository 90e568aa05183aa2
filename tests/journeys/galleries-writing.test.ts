import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable, expectSound } from "../visitor/judge";
import { aPhoto } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const DEMO_GALLERIES = 15;
const THUMBNAILS = "main .thumbnails img";
const notAPhoto = { name: "three.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)>") };
const alert = { in: "[role=alert]" };
const notice = { in: "[role=status]" };

const named = async (name: string, colour: string) => ({ ...(await aPhoto(colour)), name });
const nth = (number: number) => ({ in: `main .photo-fields:nth-child(${number})` });
/** Script has empty places for what it says of a photo. */
const names = async (visitor: Visitor) => (await visitor.texts("main .photo-fields bdi")).filter(Boolean);
const publish = (visitor: Visitor) => visitor.press({ css: "main form [name=intent][value=publish]" });
const confirm = (visitor: Visitor) => visitor.press({ css: "main form [type=submit]" });
const idOf = (address: string) => Number(address.split("/").at(-1));

journeys("An editor of galleries", (language, test) => {
  const galleries = words(language, "galleries");
  const forms = words(language, "forms");
  const altOf = (number: number) =>
    `${galleries.form["alt-ar"]} (${galleries.photo.number.replace("{{number}}", String(number))})`;

  test("publishes a valid gallery at once, adds to it, and deletes it", async ({ visitor }) => {
    const title = `معرض الاختبار ${randomUUID()}`;
    await visitor.signIn("editor");
    await visitor.press({ css: ".rail a[href='/dashboard/add-gallery']" });
    await expectSound(visitor);
    await publish(visitor);
    await visitor.see(galleries["required-fields"], alert);
    expect(await visitor.title()).toMatch(new RegExp(forms.error));
    await expectSound(visitor);

    await visitor.fill({
      title_ar: title,
      description_ar: "السطر الأول\nالسطر الثاني",
      photos: [await named("a.jpg", "#0a5"), await named("b.jpg", "#a50")],
      cover: "1",
    });
    await publish(visitor);
    const gallery = visitor.path;
    expect(gallery).toMatch(/^\/gallery\/\d+$/);
    await visitor.see(galleries.published, notice);
    const stored = await visitor.all(THUMBNAILS);
    expect(stored).toHaveLength(2);
    await visitor.visit("/gallery");
    const listed = (await visitor.all("main article a")).map((link) => link.getAttribute("href")!);
    const newer = listed.slice(0, listed.indexOf(gallery)).map(idOf);
    expect([listed.includes(gallery), newer.filter((id) => id <= DEMO_GALLERIES)]).toEqual([true, []]);
    const cover = `main article:has(a[href='${gallery}']) img`;
    expect(await visitor.attribute(cover, "src")).toBe(stored[1]!.getAttribute("src"));

    await visitor.visit(`/edit-gallery/${idOf(gallery)}`);
    expect(await visitor.value("title_ar")).toBe(title);
    await expectSound(visitor);
    await visitor.fill({ title: "Added in English", photos: await named("c.jpg", "#05a") });
    await publish(visitor);
    expect(visitor.path).toBe(gallery);
    await visitor.see(galleries.updated, notice);
    expect(await visitor.all(THUMBNAILS)).toHaveLength(3);

    await visitor.press({ css: `main a[href='${gallery}/delete']` });
    await expectSound(visitor);
    await confirm(visitor);
    expect(visitor.path).toBe("/gallery");
    await visitor.see(galleries.deleted, notice);
    expect(await visitor.visit(gallery)).toBe(404);
    const again = await visitor.post(`${gallery}/delete`);
    await visitor.visit(again.headers.get("Location")!);
    await visitor.see(galleries["already-deleted"], notice);
  });

  test("continues a draft: rejected photo, order, captions, cover, removal; nobody else sees it", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("editor");
    await visitor.visit("/add-gallery");
    await visitor.fill({
      title_ar: `مسوّدة ${randomUUID()}`,
      description_ar: "وصف",
      photos: [await named("one.jpg", "#0a5"), await named("two.jpg", "#a50"), notAPhoto],
      cover: "",
    });
    await publish(visitor);
    await visitor.see(["three.jpg", forms.errors["invalid-photo"], galleries["others-kept"]], alert);
    expect(await names(visitor)).toEqual(["one.jpg", "two.jpg"]);
    await expectSound(visitor);

    await publish(visitor);
    expect(visitor.path).toMatch(/^\/edit-gallery\/\d+$/);
    await visitor.see(galleries["select-a-cover"], alert);
    const id = idOf(visitor.path);
    await visitor.fill({ title: "Kept while moving" });
    await visitor.fill({ [altOf(1)]: "القاعة الكبرى" }, nth(1));
    await visitor.press(galleries.form.earlier, nth(2));
    expect(visitor.path).toMatch(new RegExp(`^/edit-gallery/${id}#photo-\\d+$`));
    expect(await names(visitor)).toEqual(["two.jpg", "one.jpg"]);
    expect(await visitor.value("title")).toBe("Kept while moving");
    const moved = (await visitor.attribute(`${nth(2).in} [name^=title_ar_]`, "name"))!;
    expect(await visitor.value(moved)).toBe("القاعة الكبرى");

    for (const [who, status] of [
      ["editor2", 404],
      [null, 404],
      ["admin", 200],
    ] as const) {
      const other = await another();
      if (who) await other.signIn(who);
      expect([who, await other.visit(`/gallery/${id}`)]).toEqual([who, status]);
      await other.visit("/gallery");
      expect(await other.count(`a[href='/edit-gallery/${id}']`)).toBe(status === 200 ? 1 : 0);
      if (who) expect([who, await other.visit(`/edit-gallery/${id}`)]).toEqual([who, status]);
    }
    await visitor.visit("/gallery");
    await expectSound(visitor);
    await visitor.press({ css: `a[href='/edit-gallery/${id}']` });

    await visitor.press(galleries.form.remove, nth(1));
    expect(visitor.path).toMatch(/\/photos\/\d+\/delete$/);
    await expectSound(visitor);
    await confirm(visitor);
    await visitor.see(galleries["photo-deleted"], notice);
    expect(await names(visitor)).toEqual(["one.jpg"]);

    const [photo] = await visitor.all("main .photo-fields [name=cover]");
    await visitor.fill({ cover: photo!.getAttribute("value")! });
    await publish(visitor);
    expect(visitor.path).toBe(`/gallery/${id}`);
    await visitor.see(galleries.published, notice);
    expect((await visitor.one(THUMBNAILS)).getAttribute("alt")).toBe("القاعة الكبرى");
  });

  test("gets an error for a missing cover only, not for photos", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit("/add-gallery");
    await visitor.fill({
      title_ar: `بلا غلاف ${randomUUID()}`,
      description_ar: "وصف",
      photos: [await named("one.jpg", "#0a5"), await named("two.jpg", "#a50")],
      cover: "",
    });
    await publish(visitor);
    await visitor.see(galleries["select-a-cover"], alert);
    expect(await visitor.alert()).not.toContain(galleries["others-kept"]);
    expect(await names(visitor)).toEqual(["one.jpg", "two.jpg"]);
  });

  test("keeps a draft without photos, adds one that becomes its cover, and deletes the draft", async ({
    visitor,
  }) => {
    await visitor.signIn("editor2");
    await visitor.visit("/dashboard/add-gallery");
    await visitor.fill({ title_ar: `فارغ ${randomUUID()}`, description_ar: "وصف" });
    await publish(visitor);
    await visitor.see(galleries["upload-a-photo"], alert);
    await expectPresentable(visitor);
    await visitor.fill({ photos: await named("first.jpg", "#0a5") });
    await visitor.press({ css: "main form [name=intent][value=draft]" }, { nth: -1 });
    await visitor.see(galleries["draft-saved"], notice);
    await expectPresentable(visitor);
    const photo = await visitor.attribute("main .photo-fields [name=cover]", "value");
    expect(await visitor.value("cover")).toBe(photo);
    await visitor.press(galleries.form["delete-draft"]);
    await confirm(visitor);
    await visitor.see(galleries.deleted, notice);
  });
});

test("is refused another editor's gallery at every address, and nothing changes", async ({ visitor }) => {
  const sent = { title_ar: "لي", description_ar: "لي", photos: await aPhoto("#111") };
  const photosOf = (html: string) => html.match(/id="photo-\d+"/g);
  await visitor.signIn("editor2");
  let refused = 0;
  for (let id = 1; refused < 2; id++) {
    expect(id).toBeLessThanOrEqual(DEMO_GALLERIES);
    const gallery = `/gallery/${id}`;
    const before = await (await visitor.get(gallery)).text();
    if (before.includes(`/edit-gallery/${id}`)) continue;
    refused++;
    const [, photo] = /\/photos\/(\d+)/.exec(before)!;
    for (const address of [`/edit-gallery/${id}`, `${gallery}/delete`, `${gallery}/photos/${photo}/delete`]) {
      const answer = await visitor.post(address, sent);
      expect([address, answer.status, answer.headers.get("Location")]).toEqual([address, 302, "/"]);
    }
    expect(photosOf(await (await visitor.get(gallery)).text())).toEqual(photosOf(before));
  }
});

test("Ten submissions of one form publish one gallery with one set of photos", async ({ visitor }) => {
  // Not an account of the same tests of news and events, because each account may send 24 forms with files at once.
  await visitor.signIn("admin");
  await visitor.visit("/add-gallery");
  const texts = { title_ar: "مرة", description_ar: "واحدة" };
  const sent = {
    submission_id: await visitor.value("submission_id"),
    ...texts,
    photos: await aPhoto("#05a"),
    cover: "0",
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post("/add-gallery", sent)));
  const places = answers.map(({ status, headers }) => `${status} ${headers.get("Location")}`);
  expect(new Set(places).size).toBe(1);
  expect(places[0]).toMatch(/^303 \/gallery\/\d+$/);
  await visitor.visit(answers[0]!.headers.get("Location")!);
  expect(await visitor.all("main .thumbnails li")).toHaveLength(1);
});
