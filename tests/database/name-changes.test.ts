import { utimes } from "node:fs/promises";
import path from "node:path";
import { asc, eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, db, members, nameChanges, outbox } from "~/db";
import { noteOrphans, sweepFiles } from "~/domain/files/sweep.server";
import { countWaiting } from "~/domain/inbox/waiting.server";
import { decideNameChange } from "~/domain/name-changes/decision.server";
import type { Decision } from "~/domain/name-changes/input";
import {
  getNameChange,
  listNameChanges,
  listOwnNameChanges,
  requestNames,
} from "~/domain/name-changes/requests.server";
import { NotFound } from "~/platform/not-found";
import { preparePaper } from "~/platform/papers.server";
import { settings } from "~/platform/settings.server";
import { storage } from "~/platform/storage/storage.server";
import { aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const PREFIX = "documents/name-changes/";
const input = { DOC_NAME_A: "رنا سامي حداد", DOC_NAME_E: "Rana Sami Haddad", reason: "زواج" };
const accept: Decision = { decision: "accept", note: null };
const refuse: Decision = { decision: "refuse", note: "الوثيقة غير واضحة" };

const aMember = (memberNumber = 10001, email: string | null = "rana@home.example") =>
  db
    .insert(members)
    .values({ memberNumber, nameAr: "رنا حداد", nameEn: "Rana Haddad", workStatus: 1, email });
const aPaper = () => preparePaper("id.pdf", new TextEncoder().encode("%PDF-1.4\n%%EOF\n"));
const sent = (actor: string | number, id: string = crypto.randomUUID()) => ({
  id,
  form: "name-change",
  actor: String(actor),
  bodyHash: "same",
});
const ask = async (memberNumber = 10001, submission = sent(memberNumber)) =>
  requestNames(memberNumber, { input, paper: await aPaper() }, submission);
const requests = () => db.select().from(nameChanges).orderBy(asc(nameChanges.id));
const member = async () => (await db.select().from(members).where(eq(members.memberNumber, 10001)))[0]!;

const decisions = () => db.select().from(audit).where(ne(audit.action, "name-change.request"));

async function storedPapers() {
  const keys: string[] = [];
  for await (const { key } of storage().list(PREFIX)) keys.push(key);
  return keys;
}

async function clearPapers() {
  await Promise.all((await storedPapers()).map((key) => storage().delete(key)));
}

describe("a request to change names", () => {
  it("is pending with its document, which no public address serves", async () => {
    await clearPapers();
    await aMember();
    expect((await ask()).outcome).toEqual({ done: true });
    const [request] = await requests();
    expect(request).toMatchObject({
      memberNumber: 10001,
      nameAr: input.DOC_NAME_A,
      nameEn: input.DOC_NAME_E,
      reason: "زواج",
      documentName: "id.pdf",
      documentType: "application/pdf",
      state: "waiting",
    });
    expect(await storedPapers()).toEqual([request!.documentKey]);
    expect(await countWaiting()).toMatchObject({ nameChanges: { count: 1 } });
    expect(await member()).toMatchObject({ nameAr: "رنا حداد", version: 1 });
    expect(await db.select().from(audit)).toMatchObject([
      { actorKind: "doctor", action: "name-change.request", subject: "member:10001" },
    ]);
  });

  it("is stored once of twenty concurrent ones, and the papers of the others are deleted", async () => {
    await clearPapers();
    await aMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(answers.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(await requests()).toHaveLength(1);
    expect(await storedPapers()).toHaveLength(1);
  });

  it("returns the first answer when it is repeated with the same one-time id", async () => {
    await clearPapers();
    await aMember();
    const submission = sent(10001);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(10001, submission)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(20).fill({ done: true }));
    expect([await requests(), await storedPapers()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("is visible to its doctor, and to no other", async () => {
    await aMember();
    await aMember(10002);
    await ask();
    expect(await listOwnNameChanges(10001)).toMatchObject([{ state: "waiting", note: null }]);
    expect(await listOwnNameChanges(10002)).toEqual([]);
  });

  it("keeps its document from the sweeper, which deletes unreferenced ones", async () => {
    await clearPapers();
    await aMember();
    await ask();
    const orphan = `${PREFIX}left.pdf`;
    await storage().put(orphan, new Uint8Array([1]), "application/pdf");
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const key of await storedPapers()) await utimes(path.join(settings.dataDir, "files", key), old, old);
    expect(await noteOrphans(new Date())).toBe(1);
    await sweepFiles();
    expect(await storedPapers()).toEqual([(await requests())[0]!.documentKey]);
  });
});

describe("a decision", () => {
  const aRequest = async (email?: string | null) => {
    await aMember(10001, email);
    await ask();
    return (await requests())[0]!.id;
  };

  it("that accepts changes the names, records the old ones and notifies the doctor", async () => {
    const id = await aRequest();
    const admin = await aStaffUser("admin");
    expect((await decideNameChange(admin, { id, ...accept }, sent(admin.id))).outcome).toEqual({
      done: true,
    });
    expect(await member()).toMatchObject({
      nameAr: input.DOC_NAME_A,
      nameEn: input.DOC_NAME_E,
      version: 2,
    });
    expect(await getNameChange(id)).toMatchObject({
      state: "accepted",
      decidedBy: admin.fullName,
      decidedAt: expect.any(Date),
      present: { nameAr: input.DOC_NAME_A },
    });
    expect(await decisions()).toMatchObject([
      {
        actorId: admin.id,
        action: "name-change.accept",
        subject: "member:10001",
        detail: {
          request: id,
          nameAr: { before: "رنا حداد", after: input.DOC_NAME_A },
          nameEn: { before: "Rana Haddad", after: input.DOC_NAME_E },
        },
      },
    ]);
    expect(await db.select().from(outbox)).toMatchObject([{ recipient: "rana@home.example" }]);
    expect((await ask()).outcome).toEqual({ done: true });
  });

  it("that refuses changes no name and gives the reason", async () => {
    const id = await aRequest();
    const admin = await aStaffUser("admin");
    await decideNameChange(admin, { id, ...refuse }, sent(admin.id));
    expect(await member()).toMatchObject({ nameAr: "رنا حداد", version: 1 });
    expect(await listOwnNameChanges(10001)).toMatchObject([{ state: "refused", note: refuse.note }]);
    const [letter] = await db.select().from(outbox);
    expect(letter!.text).toContain(refuse.note);
  });

  it("sends no email if there is no address", async () => {
    const id = await aRequest(null);
    const admin = await aStaffUser("admin");
    await decideNameChange(admin, { id, ...accept }, sent(admin.id));
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("is made once by twenty concurrent members of staff", async () => {
    const id = await aRequest();
    const staff = await Promise.all(
      Array.from({ length: 20 }, (_, n) => aStaffUser("admin", `a${n}@x.test`)),
    );
    const answers = await Promise.all(
      staff.map((admin, n) => decideNameChange(admin, { id, ...(n % 2 ? accept : refuse) }, sent(admin.id))),
    );
    expect(answers.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(answers.filter(({ outcome }) => !outcome.done).map(({ outcome }) => outcome)).toEqual(
      Array(19).fill({ done: false, reason: "decided-before" }),
    );
    const { state } = await getNameChange(id);
    expect((await member()).version).toBe(state === "accepted" ? 2 : 1);
    expect([await decisions(), await db.select().from(outbox)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("on an unknown request changes nothing", async () => {
    const admin = await aStaffUser("admin");
    expect((await decideNameChange(admin, { id: 5, ...accept }, sent(admin.id))).outcome).toEqual({
      done: false,
      reason: "not-found",
    });
    await expect(getNameChange(5)).rejects.toBeInstanceOf(NotFound);
    await expect(getNameChange(null)).rejects.toBeInstanceOf(NotFound);
  });
});

describe("the list of requests", () => {
  it("shows pending requests first, the oldest on top, in pages of twenty", async () => {
    const admin = await aStaffUser("admin");
    const paper = { documentKey: "x", documentName: "x", documentType: "x", documentBytes: 1 };
    for (let n = 0; n < 24; n++) {
      await aMember(20001 + n);
      await db.insert(nameChanges).values({
        memberNumber: 20001 + n,
        nameAr: "رنا",
        nameEn: "Rana",
        ...paper,
        createdAt: new Date(2026, 0, 24 - n),
        ...(n % 2 && { state: "refused", decidedBy: admin.id, decidedAt: new Date(2026, 1, 1 + n) }),
      });
    }
    const first = await listNameChanges({ state: null, page: 1 });
    expect([first.total, first.pages, first.requests.length]).toEqual([24, 2, 20]);
    expect(first.requests.map(({ memberNumber }) => memberNumber).slice(0, 2)).toEqual([20023, 20021]);
    expect(first.requests.map(({ memberNumber }) => memberNumber).slice(12, 14)).toEqual([20024, 20022]);
    const refused = await listNameChanges({ state: "refused", page: 9 });
    expect([refused.total, refused.page]).toEqual([12, 1]);
    expect(new Set(refused.requests.map(({ state }) => state))).toEqual(new Set(["refused"]));
  });
});
