import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { db, staffUsers } from "~/db";
import { createArticle, findArticle, updateArticle } from "~/domain/news/articles.server";
import { checkUploads, noHeldUploads, storeHeldUploads } from "~/domain/news/files.server";
import { listLatestNews } from "~/domain/news/list.server";
import { photoSizes } from "~/platform/photo-path";
import { storage } from "~/platform/storage/storage.server";
import { idOf } from "../builders/saved";
import { useDatabase } from "../support/database";

useDatabase();

const value = { title: "Title", date: "2026-11-21", description: "Text", remove_attachments: [] };
const submission = (actor: string) => ({ id: crypto.randomUUID(), form: "news", actor, bodyHash: "" });

async function uploadsWithPhoto(width: number) {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const bytes = await sharp({ create: { width, height: 500, channels: 3, background: "#fff", noise } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append("photo", new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" }));
  return (await checkUploads(form, { photoRequired: true })).uploads;
}

async function storedWeights(photoKey: string) {
  const weights = photoSizes.map(async (size) => [
    size,
    (await storage().head(`${photoKey}/${size}.webp`))?.size,
  ]);
  return Object.fromEntries(await Promise.all(weights));
}

describe("an article's photo", () => {
  it("has the true size of each file on record, also after it was replaced", async () => {
    const [staff] = await db
      .insert(staffUsers)
      .values({ email: "editor@news.test", fullName: "Editor", role: "editor", passwordHash: "none" })
      .returning({ id: staffUsers.id, role: staffUsers.role });
    const article = { value, uploads: await uploadsWithPhoto(900) };
    const { outcome } = await createArticle(staff!, article, submission(staff!.id));
    const first = (await findArticle(idOf(outcome)))!;
    expect(first.photoBytes).toEqual(await storedWeights(first.photoKey));
    expect(first.photoBytes!.full).toBeGreaterThan(first.photoBytes!["320"]);

    const changed = { value, uploads: await storeHeldUploads(await uploadsWithPhoto(400), noHeldUploads) };
    await updateArticle(
      { staff: staff!, id: idOf(outcome), article: changed, seenVersion: 1 },
      submission(staff!.id),
    );
    const [second] = await listLatestNews(1, "en");
    expect(second!.photoKey).not.toBe(first.photoKey);
    expect(second!.photoBytes).toEqual(await storedWeights(second!.photoKey));
  });
});
