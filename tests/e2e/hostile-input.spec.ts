import type { APIRequestContext } from "@playwright/test";
import { aPhoto, expect, inBothLanguages, signIn, test, words } from "./support";

const oddities = {
  "a NUL byte": "a\u0000b",
  "only spaces": "   ",
  "too many characters": "ن".repeat(100_000),
};
const harmless = {
  emoji: "🎓👩‍⚕️ day",
  "bidirectional marks": "\u202Eevil\u202C \u2066x\u2069",
  quotes: `"'><script>alert(1)</script>`,
};

const strangeAddresses = [
  "/news?q=%00",
  "/news?q=%25_%5C",
  `/news?q=${"x".repeat(3000)}`,
  "/news?q=a&q=b&date=x&date=y",
  "/news?date=2026-02-30",
  "/news?page=-1",
  "/news?page=99999999999999999999",
  "/news/99999999999999999999",
  "/news/1e3",
  "/news/%00",
  "/files/..%2f..%2fetc%2fpasswd",
  "/files/news-photos/",
  "/files/certificates/x.pdf",
  "/?lang=xx&lang=ar",
  "/emp-portal?next=//elsewhere.example",
];

test("Strange addresses get a page, never a failure", async ({ request }) => {
  for (const address of strangeAddresses) {
    const { status } = await request.get(address).then((answer) => ({ status: answer.status() }));
    expect([address, status < 500]).toEqual([address, true]);
  }
});

const articleCount = async (request: APIRequestContext, title: string) => {
  const html = await (await request.get(`/news?q=${encodeURIComponent(title)}`)).text();
  return html.match(/<article/g)?.length ?? 0;
};

inBothLanguages("Bad input", (language) => {
  const forms = words(language, "forms");

  test("is answered in the reader's language with what was typed, and nothing is stored", async ({
    page,
    baseURL,
  }) => {
    await signIn(page, "editor");
    const photo = await aPhoto("#333");
    for (const [name, title] of Object.entries(oddities)) {
      const mark = `kept ${Date.now()}`;
      const answer = await page.request.post("/dashboard/add-news", {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: { title, description: mark, date: "2026-01-02", photo },
      });
      expect([name, answer.status()]).toEqual([name, 422]);
      const html = await answer.text();
      expect(html).toContain(forms.problem);
      expect(html).toContain(mark);
      expect(await articleCount(page.request, mark)).toBe(0);
    }
  });

  test("of the wrong kind or size names the file and stores nothing", async ({ page, baseURL }) => {
    await signIn(page, "editor");
    const news = words(language, "news");
    const send = async (files: Record<string, { name: string; mimeType: string; buffer: Buffer }>) => {
      const answer = await page.request.post("/dashboard/add-news", {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: { title: "Kept title", description: "d", date: "2026-01-02", ...files },
      });
      return { status: answer.status(), html: await answer.text() };
    };
    const script = {
      name: "photo.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("<svg onload=alert(1)>"),
    };
    const refusedPhoto = await send({ photo: script });
    expect(refusedPhoto.status).toBe(422);
    expect(refusedPhoto.html).toContain(words(language, "forms").errors["invalid-photo"]);
    expect(refusedPhoto.html).toContain("Kept title");

    const photo = await aPhoto("#333");
    const renamed = { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ not a pdf") };
    expect((await send({ photo, attachments: renamed })).html).toContain(news["invalid-attachment"]);
    const large = {
      name: "large.txt",
      mimeType: "text/plain",
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "a"),
    };
    expect((await send({ photo, attachments: large })).html).toContain(news["attachment-too-large"]);
  });

  test("of a strange but honest kind is published as typed", async ({ page, baseURL }) => {
    await signIn(page, "editor");
    for (const [name, text] of Object.entries(harmless)) {
      const answer = await page.request.post("/dashboard/add-news", {
        headers: { Origin: baseURL! },
        maxRedirects: 0,
        multipart: {
          title: `${name} ${text}`,
          description: "d",
          date: "2020-01-02",
          photo: await aPhoto("#333"),
        },
      });
      expect([name, answer.status()]).toEqual([name, 303]);
    }
    const html = await (await page.request.get("/news?date=2020-01-02")).text();
    expect(html).not.toContain("<script>alert(1)");
  });
});

test("A form of another site is refused everywhere and does nothing", async ({ page }) => {
  await signIn(page, "editor");
  const title = `Forged ${Date.now()}`;
  const photo = await aPhoto("#333");
  for (const address of [
    "/dashboard/add-news",
    "/dashboard/add-news?_data=routes%2Fnews%2Fadd",
    "/dashboard/add-news.data",
    "/preferences",
    "/emp-portal",
    "/emp-portal/logout",
    "/dr-portal/logout",
  ]) {
    const answer = await page.request.post(address, {
      headers: { Origin: "https://elsewhere.example" },
      maxRedirects: 0,
      multipart: { title, description: "d", date: "2026-01-02", photo, lang: "ar", back: "/" },
    });
    expect([address, answer.status()]).toEqual([address, 403]);
  }
  expect(await articleCount(page.request, title)).toBe(0);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
});
