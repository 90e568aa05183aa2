import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, test, words } from "../visitor/journey";
import { aPhoto, aTextFile } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const ADD_NEWS = "/dashboard/add-news";
const DAY = "2020-01-02";
const MAX_BYTES = 10 * 1024 * 1024;

const oddities = {
  "a NUL byte": "a\u0000b",
  "only spaces": "   ",
  "too many characters": "ن".repeat(100_000),
};
const harmless = {
  emoji: "🎓👩‍⚕️ day",
  quotes: `"'><script>alert(1)</script>`,
};
const cleaned = {
  "direction overrides": ["\u202Eevil\u202C \u2066x\u2069", "evil \u2066x\u2069"],
  "control characters pasted from Word": ["one\u0002 \u0007two\uFEFF", "one two"],
} as const;

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

async function articlesOf(visitor: Visitor, query: string): Promise<Element[]> {
  await visitor.visit(`/news?${query}`);
  return visitor.all("article");
}
const articlesWith = (visitor: Visitor, text: string) =>
  articlesOf(visitor, new URLSearchParams({ q: text }).toString());

async function send(visitor: Visitor, article: Parameters<Visitor["post"]>[1]) {
  const answer = await visitor.post(ADD_NEWS, Object.assign({ date: "2026-01-02" }, article));
  return { status: answer.status, html: await answer.text() };
}

test("Unusual addresses get an answer, never a failure", async ({ visitor }) => {
  for (const address of strangeAddresses) {
    const answer = await fetch(new URL(address, visitor.site), {
      headers: { "X-Forwarded-For": visitor.from },
    });
    await answer.body?.cancel();
    expect([address, answer.status < 500]).toEqual([address, true]);
  }
});

journeys("Bad input", (language, test) => {
  const forms = words(language, "forms");
  const news = words(language, "news");

  test("is answered in the visitor's language with the typed text, and nothing is stored", async ({
    visitor,
  }) => {
    await visitor.signIn("editor");
    const photo = await aPhoto("#333");
    for (const [name, title] of Object.entries(oddities)) {
      const description = `kept ${randomUUID()}`;
      const { status, html } = await send(visitor, { title, description, photo });
      expect([name, status]).toEqual([name, 422]);
      expect(html).toContain(forms.problem);
      expect(html).toContain(description);
      expect(await articlesWith(visitor, description)).toEqual([]);
    }
  });

  test("with a wrong type or size of file names the file and stores nothing", async ({ visitor }) => {
    await visitor.signIn("editor");
    const photo = await aPhoto("#333");
    const article = { title: `Kept ${randomUUID()}`, description: "d" };
    const script = { ...photo, buffer: Buffer.from("<svg onload=alert(1)>") };
    const refused = await send(visitor, { ...article, photo: script });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(forms.errors["invalid-photo"]);
    expect(refused.html).toContain(article.title);

    const renamed = { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ not a pdf") };
    const large = aTextFile("large.txt", "a".repeat(MAX_BYTES + 1));
    for (const [attachments, sentence] of [
      [renamed, news["invalid-attachment"]],
      [large, news["attachment-too-large"]],
    ] as const)
      expect((await send(visitor, { ...article, photo, attachments })).html).toContain(sentence);
    expect(await articlesWith(visitor, article.title)).toEqual([]);
  });

  test("with unusual but harmless characters is published, without the invisible ones", async ({
    visitor,
  }) => {
    await visitor.signIn("editor");
    const photo = await aPhoto("#333");
    const published = [
      ...Object.entries(harmless).map(([name, text]) => [name, text, text] as const),
      ...Object.entries(cleaned).map(([name, [typed, text]]) => [name, typed, text] as const),
    ];
    for (const [name, typed, text] of published) {
      const marker = randomUUID();
      const { status } = await send(visitor, {
        title: `${marker} ${typed}`,
        description: "d",
        date: DAY,
        photo,
      });
      expect([name, status]).toEqual([name, 303]);
      const [article] = await articlesWith(visitor, marker);
      const title = article?.querySelector("h3 a")?.firstChild?.textContent;
      expect([name, title]).toEqual([name, `${marker} ${text}`]);
    }
    expect((await articlesOf(visitor, `date=${DAY}`)).length).toBeGreaterThan(0);
    expect(await (await visitor.get(`/news?date=${DAY}`)).text()).not.toContain("<script>alert(1)");
  });
});

test("A cross-site form is refused everywhere and changes nothing", async ({ visitor }) => {
  await visitor.signIn("editor");
  const title = `Forged ${randomUUID()}`;
  const form = {
    title,
    description: "d",
    date: "2026-01-02",
    photo: await aPhoto("#333"),
    lang: "ar",
    back: "/",
  };
  for (const address of [
    ADD_NEWS,
    `${ADD_NEWS}?_data=routes%2Fnews%2Fadd`,
    `${ADD_NEWS}.data`,
    "/preferences",
    "/emp-portal",
    "/emp-portal/logout",
    "/dr-portal/logout",
  ]) {
    const answer = await visitor.post(address, form, { Origin: "https://elsewhere.example" });
    expect([address, answer.status]).toEqual([address, 403]);
  }
  expect(await articlesWith(visitor, title)).toEqual([]);
  await visitor.visit("/dashboard");
  expect(visitor.path).toBe("/dashboard");
});
