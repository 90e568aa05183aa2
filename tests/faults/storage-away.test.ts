import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { callerOf } from "../support/caller";
import { startFickleLink } from "../support/fickle-link";
import { at, emptyPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";
import { startS3Server } from "../support/s3-server";

const credentials = { accessKeyId: "key-of-the-test", secretAccessKey: "secret-of-the-test" };

describe("while the file storage is unreachable", async () => {
  const s3 = await startS3Server({ port: 0, bucket: "files", ...credentials });
  const link = await startFickleLink(Number(new URL(s3.url).port));
  const server = await startServer({
    ...at(await emptyPlace()),
    DEMO: "1",
    TRUST_PROXY: "1",
    S3_BUCKET: "files",
    S3_ENDPOINT: `http://127.0.0.1:${link.port}`,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: "1",
  });
  afterAll(async () => {
    link.close();
    await s3.stop();
  });
  const editor = demoLogins.staff[0];
  const cookie = await callerOf(server).signInStaff(editor.name, editor.password);
  const photo = [...s3.objects.keys()].find((key) => /^news-photos\/.*\/320\.webp$/.test(key))!;
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#275" } })
    .png()
    .toBuffer();

  const upload = async (title: string, id: string) => {
    const body = new FormData();
    const day = new Date().toISOString().slice(0, 10);
    const fields = { title, date: day, description: "نص الخبر كاملًا", submission_id: id };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append("photo", new Blob([bytes], { type: "image/png" }), "photo.png");
    const headers = { Cookie: cookie, Origin: server.address };
    const init = { method: "POST", body, headers, redirect: "manual" } as const;
    const answer = await fetch(`${server.address}/dashboard/add-news`, init);
    return { status: answer.status, text: await answer.text() };
  };

  it.each(["refuse", "swallow", "fail"] as const)(
    "(%s) pages are shown, uploads are handed back before it is, and it is back by itself",
    async (spoil) => {
      const title = `خبر ${spoil}`;
      const id = crypto.randomUUID();
      if (spoil === "fail") s3.fail();
      else link[spoil]();
      const form = upload(title, id);
      const picture = await fetch(`${server.address}/files/${photo}`);
      expect([picture.status, picture.headers.has("Retry-After")]).toEqual([503, true]);
      expect((await picture.text()).length).toBeLessThan(2000);
      for (const page of ["/", "/news", "/events"])
        expect((await fetch(server.address + page)).status).toBe(200);

      const { status, text } = await form;
      expect(status).toBe(503);
      expect(text).toContain("نص الخبر كاملًا");
      expect(text).toContain(`value="${id}"`);
      expect(text).toMatch(/<input[^>]*type="file"/);
      expect(await (await fetch(`${server.address}/news`)).text()).not.toContain(title);

      s3.fail(false);
      await link.mend();
      await expect.poll(() => upload(title, id).then((again) => again.status), { timeout: 60_000 }).toBe(303);
      await expect
        .poll(() => fetch(`${server.address}/files/${photo}`).then((file) => file.status), {
          timeout: 60_000,
        })
        .toBe(200);
    },
  );
});
