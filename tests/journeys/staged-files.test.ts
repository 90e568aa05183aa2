import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { aPhoto, aTextFile } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const ADD = "/dashboard/add-news";
const AHEAD = `/staged-files${ADD}`;

async function sentAhead(visitor: Visitor, file: Awaited<ReturnType<typeof aPhoto>>): Promise<string> {
  const answer = await visitor.post(AHEAD, { file });
  expect(answer.status).toBe(201);
  return (await answer.json()).staged;
}

journeys("Files uploaded ahead of their form", (language, test) => {
  test("belong to the article that names them, are returned with a refused form, and are used once", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("editor");
    await visitor.visit(ADD);
    const submission_id = await visitor.value("submission_id");
    const title = `Sent ahead ${randomUUID()}`;
    const photo = await sentAhead(visitor, await aPhoto("#306"));
    const attachments = [
      await sentAhead(visitor, aTextFile("first.txt")),
      await sentAhead(visitor, aTextFile("second.txt")),
    ];
    const sent = { submission_id, title, date: "2026-01-02", description: "Text", photo, attachments };

    const refused = await (
      await visitor.post(ADD, { ...sent, submission_id: randomUUID(), title: "" })
    ).text();
    for (const name of [photo, ...attachments]) expect(refused).toContain(`value="${name}"`);
    expect(refused).toContain(words(language, "uploads").kept);

    const thief = await another();
    await thief.signIn("editor2");
    const stolen = await thief.post(ADD, { ...sent, submission_id: randomUUID() });
    expect(stolen.status).toBe(422);
    const stagedFile = await sentAhead(thief, await aPhoto("#063"));
    const half = await thief.post(ADD, { ...sent, submission_id: randomUUID(), photo: stagedFile });
    expect(half.status).toBe(422);

    for (let twice = 0; twice < 2; twice++) {
      const answer = await visitor.post(ADD, sent);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/news"]);
    }
    const again = () =>
      visitor.post(ADD, { ...sent, submission_id: randomUUID(), title: "", attachments: [] });
    const gone = words(language, "forms").errors["file-gone"];
    // The response does not wait until the used files are deleted.
    await expect.poll(async () => (await again()).text()).toContain(gone);
    const used = await visitor.post(ADD, { ...sent, submission_id: randomUUID(), attachments: [] });
    expect(used.status).toBe(422);
    const body = await used.text();
    expect(body).toContain(gone);
    expect(body).not.toContain(`value="${photo}"`);
    await visitor.visit(`/news?q=${encodeURIComponent(title)}`);
    expect(await visitor.count("main article")).toBe(1);
    await visitor.press({ css: "main article a" }, { nth: 0 });
    expect(await visitor.texts("main a[href^='/files/attachments/']")).toHaveLength(2);
    await visitor.see("first.txt", { in: "main" });
  });

  test("are accepted only from senders who may submit the form", async ({ visitor }) => {
    const file = aTextFile("a.txt");
    const statusAt = async (path: string) => (await visitor.post(`/staged-files${path}`, { file })).status;
    expect(await statusAt(ADD)).toBe(302);
    await visitor.signIn("viewer");
    expect(await statusAt(ADD)).toBe(302);
    expect(await statusAt("/dr-dashboard/name-change")).toBe(302);
    expect(await statusAt("/registration-until-emtyaz/receipt/AAAAAAAAAAAAAAAAAAAAAAAAAAA/documents")).toBe(
      404,
    );
    expect(await statusAt("/news")).toBe(404);
  });

  test("are refused if there is no file, more than one, or one too large", async ({ visitor }) => {
    await visitor.signIn("editor");
    const [one, other] = [aTextFile("1.txt"), aTextFile("2.txt")];
    expect((await visitor.post(AHEAD, { file: [one, other] })).status).toBe(400);
    expect((await visitor.post(AHEAD, { file: "text" })).status).toBe(400);
    const large = { ...one, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
    expect((await visitor.post(AHEAD, { file: large })).status).toBe(413);
    const { staged } = await (await visitor.post(AHEAD, { file: one })).json();
    expect((await visitor.post(AHEAD, { give_up: staged })).status).toBe(200);
    const read = await visitor.get(AHEAD);
    expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
