import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db, fileDeletions, internshipDraftPapers, internshipDrafts, outbox } from "~/db";
import { deleteExpired } from "~/domain/files/housekeeping.server";
import { noteOrphans, sweepFiles } from "~/domain/files/sweep.server";
import { checkAnswers, formOf } from "~/domain/internships/application";
import { addDraftPaper, markOf, removeDraftPaper } from "~/domain/internships/draft-papers.server";
import { freeSpaceForDraftPapers } from "~/domain/internships/draft-papers-room.server";
import { closeDraftOnDevice, findDraft, saveDraft } from "~/domain/internships/drafts.server";
import type { PaperKind } from "~/domain/internships/paper-kinds";
import { findPaper, listPapers } from "~/domain/internships/papers.server";
import { receiveApplication } from "~/domain/internships/receive.server";
import { resume } from "~/domain/internships/resume.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { today } from "~/platform/clock.server";
import { storage } from "~/platform/storage/storage.server";
import { sentApplication } from "../builders/applications";
import { useDatabase } from "../support/database";

useDatabase();

const NETWORK = "192.0.2.0";
const PLACE = "documents/registrations/";
const answers = Object.fromEntries(
  Object.entries(sentApplication()).map(([name, value]) => [name, String(value)]),
);
const aPdf = (words: string) => ({
  name: "جواز سارة.pdf",
  bytes: new TextEncoder().encode(`%PDF-1.4\n${words}\n%%EOF\n`),
});
const newDraft = () => saveDraft(answers, { token: null, language: "ar" });

async function add(token: string, kind: PaperKind, words: string) {
  const draft = (await findDraft(token))!;
  return addDraftPaper({ network: NETWORK, draft, token, kind }, aPdf(words));
}

const send = (draftToken: string, id: string = crypto.randomUUID()) =>
  receiveApplication(checkAnswers(formOf(answers), today()).application!, {
    submission: { id, form: "apply", actor: "anyone", bodyHash: "x" },
    language: "ar",
    draftToken,
  });
const idOf = ({ outcome }: Awaited<ReturnType<typeof send>>) =>
  "applicationId" in outcome ? outcome.applicationId : Number.NaN;

async function stored() {
  const keys: string[] = [];
  for await (const { key } of storage().list(PLACE)) keys.push(key);
  return keys;
}
const keysOf = async (token: string) =>
  Object.values((await findDraft(token))?.papers ?? {}).map(({ documentKey }) => documentKey);

beforeEach(async () => {
  await Promise.all((await stored()).map((key) => storage().delete(key)));
});

describe("a paper of a draft", () => {
  it("is stored once when sent concurrently, and replaced by another", async () => {
    const { token } = await newDraft();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => add(token, "degree", "first")));
    expect(new Set(outcomes)).toEqual(new Set(["stored", "stored-before"]));
    expect(outcomes.filter((each) => each === "stored")).toHaveLength(1);
    const [first] = await keysOf(token);
    expect(await stored()).toEqual([first]);
    expect(await add(token, "degree", "second")).toBe("stored");
    await sweepFiles();
    expect(await stored()).toEqual(await keysOf(token));
    expect(await stored()).not.toEqual([first]);
  });

  it("stays while typing and on another device, and is unreadable in the database", async () => {
    const { draft, token } = await newDraft();
    await add(token, "identity", "x");
    await saveDraft({ CITY: "1102" }, { token, language: "ar" });
    await closeDraftOnDevice(token);
    const opened = await resume(draft.code, answers.BIRTH_DATE!);
    const elsewhere = (opened as { draftToken: string }).draftToken;
    expect((await findDraft(elsewhere))?.papers.identity?.documentName).toBe("جواز سارة.pdf");
    const rows = await db.execute(sql`select d.*, p.* from internship_drafts d, internship_draft_papers p`);
    expect(JSON.stringify(rows)).not.toContain("سارة");
  });

  it("is removed once, and not by the button of a page that showed another file", async () => {
    const { token } = await newDraft();
    await add(token, "photo", "old");
    const draft = (await findDraft(token))!;
    await add(token, "photo", "new");
    const place = { draft, token, kind: "photo" } as const;
    await removeDraftPaper(place, markOf(draft.papers.photo!));
    expect(await keysOf(token)).toHaveLength(1);
    const mark = markOf((await findDraft(token))!.papers.photo!);
    await Promise.all([removeDraftPaper(place, mark), removeDraftPaper(place, mark)]);
    await sweepFiles();
    expect([await keysOf(token), await stored(), await db.$count(internshipDraftPapers)]).toEqual([
      [],
      [],
      0,
    ]);
  });

  it("can be added and removed only by somebody who has opened the draft", async () => {
    const { token } = await newDraft();
    await add(token, "identity", "own");
    const draft = (await findDraft(token))!;
    const other = await newDraft();
    for (const stranger of ["A".repeat(22), other.token]) {
      const place = { network: NETWORK, draft: draft, token: stranger, kind: "identity" } as const;
      expect(await addDraftPaper(place, aPdf("theirs"))).toBe("closed");
      await removeDraftPaper(place, markOf(draft.papers.identity!));
    }
    expect(await findDraft(token)).toMatchObject({ papers: draft.papers });
    expect(await stored()).toEqual(await keysOf(token));
  });
});

describe("a submitted draft", () => {
  it("hands its documents over to the application once of twenty submissions, under the same keys", async () => {
    const { token } = await newDraft();
    await add(token, "photo", "p");
    await add(token, "identity", "i");
    const keys = await keysOf(token);
    const submission = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => send(token, submission)));
    const [id, ...others] = new Set(sent.map(idOf));
    expect(others).toEqual([]);
    const papers = await listPapers(id!);
    expect(papers.map(({ kind }) => kind)).toEqual(["identity", "photo"]);
    const found = await Promise.all(papers.map((paper) => findPaper(id!, paper.id)));
    expect(found.map((paper) => paper!.key).sort()).toEqual([...keys].sort());
    expect(await noteOrphans(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
    expect(await db.$count(internshipDraftPapers)).toBe(0);
    await sweepFiles();
    expect((await stored()).sort()).toEqual([...keys].sort());
  });

  it("accepts no later document, and keeps those already being uploaded", async () => {
    const { token } = await newDraft();
    const draft = (await findDraft(token))!;
    const late = () => addDraftPaper({ network: NETWORK, draft, token, kind: "degree" }, aPdf("late"));
    const [outcome, sent] = await Promise.all([late(), send(token)]);
    expect(await late()).toBe("closed");
    expect(await listPapers(idOf(sent))).toHaveLength(outcome === "stored" ? 1 : 0);
    expect(await stored()).toHaveLength(outcome === "stored" ? 1 : 0);
  });

  it("keeps its documents if the submission fails", async () => {
    const { token } = await newDraft();
    await send(token);
    const again = await newDraft();
    await add(again.token, "identity", "x");
    expect((await send(again.token)).outcome).toEqual({ alreadyApplied: true });
    expect(await keysOf(again.token)).toHaveLength(1);
  });
});

it("that has expired is deleted with its documents and files, and without those of others", async () => {
  const [old, young] = [await newDraft(), await newDraft()];
  await add(old.token, "identity", "old");
  await add(young.token, "identity", "young");
  expect(await noteOrphans(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
  await db.execute(
    sql`update internship_drafts set expires_at = now() - interval '1 minute' where id = ${old.draft.id}`,
  );
  await deleteExpired();
  expect(await db.$count(fileDeletions)).toBe(1);
  await sweepFiles();
  expect(await db.$count(internshipDraftPapers)).toBe(1);
  expect(await stored()).toEqual(await keysOf(young.token));
});

it("deletes the file of a document whose upload was interrupted", async () => {
  const { token } = await newDraft();
  const draft = (await findDraft(token))!;
  const broken = vi.spyOn(db, "transaction").mockRejectedValueOnce(new Error("broken"));
  await expect(addDraftPaper({ network: NETWORK, draft, token, kind: "degree" }, aPdf("x"))).rejects.toThrow(
    "broken",
  );
  broken.mockRestore();
  expect(await stored()).toEqual([]);
});

describe("the space for papers of drafts", () => {
  const OVER_EVERY_BUDGET = 9 * 1024 ** 3;
  const grow = (id: string) =>
    db
      .update(internshipDraftPapers)
      .set({ bytes: OVER_EVERY_BUDGET })
      .where(eq(internshipDraftPapers.draftId, id));
  const age = (id: string, column: "saved_at" | "papers_warned_at") =>
    db.execute(
      sql`update internship_drafts set ${sql.raw(column)} = now() - interval '25 hours' where id = ${id}`,
    );
  const warnedAt = async (id: string) =>
    (
      await db
        .select({ at: internshipDrafts.papersWarnedAt })
        .from(internshipDrafts)
        .where(eq(internshipDrafts.id, id))
    )[0]!.at;

  it("refuses a document when all drafts exceed their total space, and keeps the stored ones", async () => {
    const [first, second] = [await newDraft(), await newDraft()];
    expect(await add(first.token, "identity", "a")).toBe("stored");
    await grow(first.draft.id);
    expect(await add(second.token, "identity", "b")).toBe("no-room");
    expect(await stored()).toEqual(await keysOf(first.token));
  });

  it("lets thirty applicants behind one address upload three documents of 10 MB each, and refuses one client with 2 GB", async () => {
    const sent = (megabytes: number) =>
      overRateLimit("draftPaperBytes", "203.0.113.0", { amount: megabytes }).then((over) => over === null);
    const classOf30 = await Promise.all(Array.from({ length: 90 }, () => sent(10)));
    expect(classOf30.every(Boolean)).toBe(true);
    const flood = await Promise.all(Array.from({ length: 200 }, () => sent(10)));
    expect(flood.filter(Boolean)).toHaveLength(114);
    expect(await overRateLimit("draftPaperBytes", NETWORK, { amount: 10 })).toBeNull();
  });

  it("warns the applicant of the oldest draft first, and removes its documents a day later unless the draft was saved", async () => {
    const [old, young] = [await newDraft(), await newDraft()];
    await add(old.token, "identity", "old");
    await add(young.token, "identity", "young");
    await grow(old.draft.id);
    await age(old.draft.id, "saved_at");
    await freeSpaceForDraftPapers();
    expect(await warnedAt(old.draft.id)).toBeInstanceOf(Date);
    expect(await warnedAt(young.draft.id)).toBeNull();
    const letters = await db.select({ about: outbox.about, recipient: outbox.recipient }).from(outbox);
    expect(letters).toEqual([{ about: `internship-draft:${old.draft.id}`, recipient: answers.E_MAIL }]);
    await freeSpaceForDraftPapers();
    expect(await keysOf(old.token)).toHaveLength(1);
    await age(old.draft.id, "papers_warned_at");
    await freeSpaceForDraftPapers();
    expect(await keysOf(old.token)).toEqual([]);
    expect((await findDraft(old.token))!.values).toMatchObject({ E_MAIL: answers.E_MAIL });
    await sweepFiles();
    expect(await stored()).toEqual(await keysOf(young.token));
  });

  it("keeps the papers of a draft that was saved after the warning", async () => {
    const old = await newDraft();
    await add(old.token, "identity", "old");
    await grow(old.draft.id);
    await age(old.draft.id, "saved_at");
    await freeSpaceForDraftPapers();
    await saveDraft(answers, { token: old.token, language: "ar" });
    await freeSpaceForDraftPapers();
    expect([await warnedAt(old.draft.id), (await keysOf(old.token)).length]).toEqual([null, 1]);
  });
});
