import { utimes } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, db, internshipApplications, internshipDocuments, internshipEvents } from "~/db";
import { noteOrphans, sweepFiles } from "~/domain/files/sweep.server";
import { addPaper, findPaper, listPapers, MAX_PAPERS } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { preparePaper, storePaper } from "~/platform/papers.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { action as sendDocuments } from "~/routes/internship/documents";
import { aKeptApplication } from "../builders/kept-application";
import { useDatabase } from "../support/database";

useDatabase();

const PLACE = "documents/registrations";
const aPdf = (words = "") => new TextEncoder().encode(`%PDF-1.4\n${words}\n%%EOF\n`);
const send = (id: number, words = "", name = "الشهادة.pdf") => addPaper(id, { name, bytes: aPdf(words) });
const happened = (id: number) =>
  db.select().from(internshipEvents).where(eq(internshipEvents.applicationId, id));
const accept = (id: number) =>
  db.update(internshipApplications).set({ state: "accepted" }).where(eq(internshipApplications.id, id));

async function stored() {
  const keys: string[] = [];
  for await (const { key } of storage().list(`${PLACE}/`)) keys.push(key);
  return keys;
}

beforeEach(async () => {
  await Promise.all((await stored()).map((key) => storage().delete(key)));
});

describe("a paper of an application", () => {
  it.each([
    [[], "received", 2],
    [["MOBIL"], "returned", 1],
  ] as const)("returned for %j is then %s", async (returnFields, state, version) => {
    const id = await aKeptApplication();
    await db
      .update(internshipApplications)
      .set({ state: "returned", returnFields: [...returnFields] })
      .where(eq(internshipApplications.id, id));
    expect(await send(id)).toBe("stored");
    const [row] = await db.select().from(internshipApplications).where(eq(internshipApplications.id, id));
    expect(row).toMatchObject({ state, version });
  });

  it("is stored with its audit entry and sender, and opens only with that application", async () => {
    const id = await aKeptApplication();
    const other = await aKeptApplication({ NATIONAL_NO: "2001000009" });
    expect(await send(id)).toBe("stored");
    const [paper] = await listPapers(id);
    expect(paper).toMatchObject({ name: "الشهادة.pdf", bytes: aPdf().length });
    expect(await listPapers(other)).toEqual([]);
    expect(await findPaper(other, paper!.id)).toBeNull();
    const found = await findPaper(id, paper!.id);
    expect(found).toMatchObject({ name: "الشهادة.pdf", type: "application/pdf" });
    expect(await stored()).toEqual([found!.key]);
    expect((await happened(id)).at(-1)).toMatchObject({
      kind: "document",
      text: "الشهادة.pdf",
      staffId: null,
    });
    const entries = await db.select().from(audit).where(eq(audit.action, "application.document"));
    expect(entries).toMatchObject([{ actorKind: "anonymous", subject: `application:${id}`, detail: null }]);
  });

  it("is stored once with one file when it is sent twenty times concurrently, and again later", async () => {
    const id = await aKeptApplication();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(["stored", "stored-before"]));
    expect(await send(id, "", "same under another name.pdf")).toBe("stored-before");
    expect([await listPapers(id), await stored()].map(({ length }) => length)).toEqual([1, 1]);
    expect((await happened(id)).filter(({ kind }) => kind === "document")).toHaveLength(1);
  });

  it("is a different document for another requirement, and a duplicate for the same one", async () => {
    const id = await aKeptApplication();
    const place = (kind: "degree" | "school" | null) => addPaper(id, { name: "x.pdf", bytes: aPdf(), kind });
    for (const kind of [null, "degree", "school"] as const) {
      expect(await place(kind)).toBe("stored");
      expect(await place(kind)).toBe("stored-before");
    }
    expect((await listPapers(id)).map(({ kind }) => kind)).toEqual([null, "degree", "school"]);
  });

  it("is refused after ten, even when several are sent concurrently", async () => {
    const id = await aKeptApplication();
    const answers = await Promise.all(Array.from({ length: 15 }, (_, nth) => send(id, `${nth}`)));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(MAX_PAPERS);
    expect(answers.filter((answer) => answer === "too-many")).toHaveLength(5);
    expect([await listPapers(id), await stored()].map(({ length }) => length)).toEqual([10, 10]);
  });

  it.each([
    ["invalid-type", new TextEncoder().encode("<html>")],
    ["invalid-type", new Uint8Array()],
    ["too-large", new Uint8Array(10 * 1024 * 1024 + 1)],
  ])("is refused as %s and stores nothing", async (reason, bytes) => {
    const id = await aKeptApplication();
    expect(await addPaper(id, { name: "x.pdf", bytes })).toBe(reason);
    expect([await listPapers(id), await stored()]).toEqual([[], []]);
  });

  it("is refused once the application is accepted, even during the upload", async () => {
    const id = await aKeptApplication();
    expect(await send(id, "1")).toBe("stored");
    const [onItsWay] = await Promise.all([send(id, "2"), accept(id)]);
    expect(["stored", "closed"]).toContain(onItsWay);
    expect(await send(id, "3")).toBe("closed");
    expect(await send(id, "1")).toBe("stored-before");
    expect(await addPaper(999, { name: "x.pdf", bytes: aPdf() })).toBe("closed");
    expect(await stored()).toHaveLength((await listPapers(id)).length);
  });
});

it("a file without a row, as a crash leaves it, is swept; one with a row stays", async () => {
  const id = await aKeptApplication();
  await send(id);
  const { key: orphan } = await storePaper(PLACE, await preparePaper("lost.pdf", aPdf("lost")));
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const key of await stored()) await utimes(path.join(settings.dataDir, "files", key), old, old);
  expect(await noteOrphans(new Date())).toBe(1);
  await sweepFiles();
  expect(await storage().head(orphan)).toBeNull();
  const [row] = await db.select().from(internshipDocuments);
  expect(await stored()).toEqual([row!.documentKey]);
});

it("are refused before their upload for an application that has the maximum", async () => {
  const id = await aKeptApplication();
  for (let count = 0; count < MAX_PAPERS; count++) await send(id, String(count));
  const body = new ReadableStream({ pull: () => new Promise<void>(() => {}) });
  const address = `http://site.test${receiptPath(id)}/documents`;
  const headers = { "Content-Type": "multipart/form-data; boundary=x", Origin: "http://site.test" };
  const request = new Request(address, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  const link = receiptPath(id).split("/").at(-1)!;
  const answer = (await sendDocuments({ request, params: { link }, context: {} })) as {
    init: { status: number };
  };
  expect([answer.init.status, request.bodyUsed]).toEqual([422, false]);
});
