import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db, fileDeletions, internshipDraftPapers } from "~/db";
import { dropExpired } from "~/domain/files/housekeeping.server";
import { noteOrphans, sweepFiles } from "~/domain/files/sweep.server";
import { checkAnswers, formOf } from "~/domain/internships/application";
import { addDraftPaper, markOf, removeDraftPaper } from "~/domain/internships/draft-papers.server";
import { findDraft, leaveDevice, saveDraft } from "~/domain/internships/drafts.server";
import type { PaperKind } from "~/domain/internships/paper-kinds";
import { findPaper, listPapers } from "~/domain/internships/papers.server";
import { receiveApplication } from "~/domain/internships/receive.server";
import { resume } from "~/domain/internships/resume.server";
import { today } from "~/platform/clock.server";
import { storage } from "~/platform/storage/storage.server";
import { sentApplication } from "../builders/applications";
import { useDatabase } from "../support/database";

useDatabase();

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
  return addDraftPaper({ draft, token, kind }, aPdf(words));
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
  it("is one in its place however often it is sent at once, and gives way to another", async () => {
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

  it("stays through typing and on another device, and nothing of it is readable in the database", async () => {
    const { draft, token } = await newDraft();
    await add(token, "identity", "x");
    await saveDraft({ CITY: "1102" }, { token, language: "ar" });
    await leaveDevice(token);
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

  it("is added and removed by nobody who has not this draft open", async () => {
    const { token } = await newDraft();
    await add(token, "identity", "own");
    const own = (await findDraft(token))!;
    const other = await newDraft();
    for (const stranger of ["A".repeat(22), other.token]) {
      const place = { draft: own, token: stranger, kind: "identity" } as const;
      expect(await addDraftPaper(place, aPdf("theirs"))).toBe("closed");
      await removeDraftPaper(place, markOf(own.papers.identity!));
    }
    expect(await findDraft(token)).toMatchObject({ papers: own.papers });
    expect(await stored()).toEqual(await keysOf(token));
  });
});

describe("a draft that is sent", () => {
  it("gives its papers to the application, once of twenty sendings, under the same keys", async () => {
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

  it("takes no paper that comes afterwards, and keeps those that came on the way", async () => {
    const { token } = await newDraft();
    const draft = (await findDraft(token))!;
    const late = () => addDraftPaper({ draft, token, kind: "degree" }, aPdf("late"));
    const [outcome, sent] = await Promise.all([late(), send(token)]);
    expect(await late()).toBe("closed");
    expect(await listPapers(idOf(sent))).toHaveLength(outcome === "stored" ? 1 : 0);
    expect(await stored()).toHaveLength(outcome === "stored" ? 1 : 0);
  });

  it("keeps its papers where nothing was sent", async () => {
    const { token } = await newDraft();
    await send(token);
    const again = await newDraft();
    await add(again.token, "identity", "x");
    expect((await send(again.token)).outcome).toEqual({ alreadyApplied: true });
    expect(await keysOf(again.token)).toHaveLength(1);
  });
});

it("a draft past its time takes its papers with it, rows and files, and no other's", async () => {
  const [old, young] = [await newDraft(), await newDraft()];
  await add(old.token, "identity", "old");
  await add(young.token, "identity", "young");
  expect(await noteOrphans(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
  await db.execute(
    sql`update internship_drafts set expires_at = now() - interval '1 minute' where id = ${old.draft.id}`,
  );
  await dropExpired();
  expect(await db.$count(fileDeletions)).toBe(1);
  await sweepFiles();
  expect(await db.$count(internshipDraftPapers)).toBe(1);
  expect(await stored()).toEqual(await keysOf(young.token));
});

it("a paper whose sending broke off leaves no file", async () => {
  const { token } = await newDraft();
  const draft = (await findDraft(token))!;
  const broken = vi.spyOn(db, "transaction").mockRejectedValueOnce(new Error("broken"));
  await expect(addDraftPaper({ draft, token, kind: "degree" }, aPdf("x"))).rejects.toThrow("broken");
  broken.mockRestore();
  expect(await stored()).toEqual([]);
});
