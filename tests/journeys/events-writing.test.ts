import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { aDay } from "../support/business-day";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { pressable } from "../visitor/reading";
import { aPhoto } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const ADD = "/dashboard/add-conference";
const alert = { in: "[role=alert]" };
const save = (visitor: Visitor) => visitor.press({ css: "main form [type=submit]" }, { nth: -1 });
/** Deletes the event, to leave room on the first page of upcoming events. */
const takeAway = async (visitor: Visitor, id: string) =>
  expect((await visitor.post(`/conferences/${id}/delete`)).status).toBe(303);
const idOf = ({ path }: Visitor) => path.split("/").at(-1)!;
const photoOf = (visitor: Visitor) => visitor.attribute("main img", "src");

journeys("An editor of events", (language, test) => {
  const events = words(language, "events");
  const cancelled = async (visitor: Visitor) =>
    pressable(await visitor.read(), events.form.cancel, {}).getAttribute("href");

  async function publish(visitor: Visitor, title: string) {
    await visitor.signIn("editor");
    await visitor.visit(ADD);
    await visitor.fill({ title_ar: title, description_ar: "وصف الفعالية\n\nفقرة ثانية", date: aDay(1) });
    await visitor.fill({ photo: await aPhoto("#0a5") });
    await save(visitor);
    await visitor.press(title, { in: "main article" });
    return { address: visitor.path, id: idOf(visitor) };
  }

  test("publishes an event once all required fields are filled in", async ({ visitor }) => {
    const title = `فعالية تجريبية ${randomUUID()}`;
    await visitor.signIn("editor");
    await visitor.press({ css: `.rail a[href='${ADD}']` });
    await expectPresentable(visitor);
    expect(await cancelled(visitor)).toBe("/events");

    await visitor.fill({ title_ar: title });
    await save(visitor);
    await visitor.see(events["fill-required"], alert);
    expect(await visitor.all("[role=alert] a")).toHaveLength(2);
    expect(await visitor.title()).toMatch(new RegExp(words(language, "forms").error));
    expect(await visitor.value("title_ar")).toBe(title);

    await visitor.fill({ description_ar: "وصف الفعالية\n\nفقرة ثانية", date: aDay(1) });
    await visitor.fill({ photo: await aPhoto("#0a5") });
    await save(visitor);
    expect(visitor.path).toBe("/conferences");
    await visitor.see(events.published, { in: "[role=status]" });
    await visitor.press(title, { in: "main article" });
    expect(await visitor.text("h1")).toContain(title);
    expect(await visitor.count("main article p", "فقرة ثانية")).toBe(1);
    await takeAway(visitor, idOf(visitor));
  });

  test("keeps an event from another editor", async ({ visitor, another }) => {
    const { address, id } = await publish(visitor, `فعالية للمحرّر ${randomUUID()}`);
    expect(await visitor.count(`main a[href='/edit-conferences/${id}']`)).toBe(1);
    const stranger = await another();
    await stranger.signIn("editor2");
    await stranger.visit(address);
    expect(await stranger.count(`main a[href='/edit-conferences/${id}']`)).toBe(0);
    const values = { title_ar: "x", description_ar: "x", date: aDay(2), version: "1" };
    for (const [refused, sent] of [
      [`/edit-conferences/${id}`, { ...values, photo: await aPhoto("#111") }],
      [`/conferences/${id}/delete`, {}],
    ] as const) {
      await stranger.visit(refused);
      expect(stranger.path).toBe("/");
      expect(await stranger.alert()).not.toBe("");
      const answer = await stranger.post(refused, sent);
      expect([refused, answer.status, answer.headers.get("Location")]).toEqual([refused, 302, "/"]);
    }
    await takeAway(visitor, id);
  });

  test("edits and deletes an event, with a warning if an admin saved in the meantime", async ({
    visitor,
    another,
  }) => {
    const title = `فعالية للتعديل ${randomUUID().replaceAll("-", "")}`;
    const { address, id } = await publish(visitor, title);
    const firstPhoto = await photoOf(visitor);
    await visitor.press({ css: `main a[href='/edit-conferences/${id}']` });
    expect(await visitor.value("title_ar")).toBe(title);
    await visitor.see("photo.jpg", { in: "main figcaption" });
    expect(await cancelled(visitor)).toBe(`/events/${id}`);

    const admin = await another();
    await admin.signIn("admin");
    await admin.visit(`/edit-conferences/${id}`);
    await admin.fill({ title: "By the admin" });
    await save(admin);
    expect(admin.path).toBe(address);

    await visitor.fill({ description_ar: "" });
    await save(visitor);
    await visitor.see(events["fill-required"], alert);
    await visitor.fill({ description_ar: "نص المحرّر", photo: await aPhoto("#a50") });
    await save(visitor);
    await visitor.see(events["changed-meanwhile"], alert);
    expect(await visitor.value("description_ar")).toBe("نص المحرّر");
    await visitor.see("By the admin", { in: "main table" });
    await expectPresentable(visitor);
    await visitor.fill({ photo: await aPhoto("#a50") });
    await save(visitor);
    expect(visitor.path).toBe(address);
    await visitor.see(events.updated, { in: "[role=status]" });
    await visitor.see("نص المحرّر", { in: "main" });
    expect(await photoOf(visitor)).not.toBe(firstPhoto);

    await visitor.press({ css: `main a[href='/conferences/${id}/delete']` });
    await visitor.see(events["delete-page"]["explain-photo"], { in: "main" });
    await expectPresentable(visitor);
    await admin.visit(`/conferences/${id}/delete`);
    await save(visitor);
    expect(visitor.path).toBe("/conferences");
    await visitor.see(events.deleted, { in: "[role=status]" });
    await save(admin);
    await admin.see(events["already-deleted"], { in: "[role=status]" });
    expect(await visitor.visit(address)).toBe(404);
  });

  test("sees that a file is not a picture, and keeps the typed text", async ({ visitor }) => {
    await visitor.signIn("editor");
    const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg onload=alert(1)>") };
    const event = { title_ar: "عنوان محفوظ", description_ar: "وصف", date: aDay(3) };
    const answer = await visitor.post(ADD, { ...event, photo });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(words(language, "forms").errors["invalid-photo"]);
    expect(html).toContain("عنوان محفوظ");
  });
});

test("Twenty submissions of one form publish one event", async ({ visitor }) => {
  // Not the account of the same test of news, because each account may send 24 forms with files at once.
  await visitor.signIn("editor2");
  await visitor.visit(ADD);
  const title = `أُرسلت عشرين مرة ${randomUUID()}`;
  const sent = {
    submission_id: await visitor.value("submission_id"),
    title_ar: title,
    description_ar: "مرة",
    date: aDay(0),
    photo: await aPhoto("#05a"),
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post(ADD, sent)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
  await visitor.visit("/conferences");
  expect(await visitor.count("main article", title)).toBe(1);
  await visitor.press(title, { in: "main article" });
  await takeAway(visitor, idOf(visitor));
});

test("An unknown event cannot be edited or deleted by anyone", async ({ visitor }) => {
  const missing = words("en", "events")["not-found"];
  await visitor.signIn("admin");
  const event = { title_ar: "x", description_ar: "x", date: aDay(1), photo: await aPhoto("#111") };
  for (const [address, sent] of [
    ["/edit-conferences/99999", event],
    ["/conferences/99999/delete", {}],
  ] as const) {
    expect([address, await visitor.visit(address)]).toEqual([address, 404]);
    expect(await visitor.text("h1")).toBe(missing);
    const answer = await visitor.post(address, sent);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(await answer.text()).toContain(missing);
  }
});
