import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { audit, certificates, db, dues, members, submissions } from "~/db";
import {
  cancelCertificate,
  findCertificate,
  findOwnCertificate,
  listOwnCertificates,
} from "~/domain/certificates/certificates.server";
import { certificatePdf } from "~/domain/certificates/pdf.server";
import { readSerial } from "~/domain/certificates/serial";
import { readCode } from "~/domain/certificates/verification-code";
import { demoMembers } from "~/domain/demo/members";
import { noteOrphans } from "~/domain/files/sweep.server";
import { today } from "~/platform/clock.server";
import { storage } from "~/platform/storage/storage.server";
import { aCertificate, aMember, anAdmin, issueFor, PUBLIC_URL, submission } from "../builders/certificates";
import { useDatabase } from "../support/database";

useDatabase();

const MANY = 20;
const rows = () => db.select().from(certificates).orderBy(certificates.serial);
const serialsOf = async (answers: Awaited<ReturnType<typeof issueFor>>[]) => [
  ...new Set(answers.map(({ outcome }) => ("serial" in outcome ? outcome.serial : outcome.blocked))),
];
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === "%PDF-";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a certificate", () => {
  it("stores what was printed for 30 days and records who requested it", async () => {
    await aMember(10001);
    const { serial, code } = await aCertificate(10001);
    expect(readSerial(serial)).toEqual({ serial });
    expect(readCode(code)).toBe(code);
    const year = Number(today().slice(0, 4));
    const [row] = await rows();
    expect(row).toMatchObject({
      memberNumber: 10001,
      nameAr: "أحمد سالم 10001",
      nameEn: "Ahmad Salem 10001",
      month: today().slice(0, 7),
      issuedOn: today(),
      facts: { workStatus: 1, annual: year, socialYear: year, lastMonthSocial: Number(today().slice(5, 7)) },
      cancelledAt: null,
    });
    expect(Date.parse(row!.validUntil) - Date.parse(row!.issuedOn)).toBe(30 * 86_400_000);
    const entries = await db
      .select()
      .from(audit)
      .where(eq(audit.subject, `certificate:${serial}`));
    expect(entries).toMatchObject([
      { action: "certificate.issue", actorKind: "doctor", actorId: "10001", detail: { memberNumber: 10001 } },
    ]);
  });

  it("is issued once a month, even for 20 concurrent requests", async () => {
    await aMember(10001);
    const answers = await Promise.all(Array.from({ length: MANY }, () => issueFor(10001)));
    expect(await serialsOf(answers)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await serialsOf([await issueFor(10001)])).toEqual(await serialsOf(answers));
    expect(await db.$count(audit, eq(audit.action, "certificate.issue"))).toBe(1);
  });

  it("is issued once for a form sent 20 times concurrently", async () => {
    await aMember(10001);
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: MANY }, () => issueFor(10001, id)));
    expect(await serialsOf(answers)).toHaveLength(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    expect(await db.$count(submissions)).toBe(1);
  });

  it("gets a unique serial and code when 20 members request one concurrently", async () => {
    const numbers = Array.from({ length: MANY }, (_, nth) => 20_001 + nth);
    for (const number of numbers) await aMember(number);
    expect(await serialsOf(await Promise.all(numbers.map((number) => issueFor(number))))).toHaveLength(MANY);
    expect(new Set((await rows()).map(({ code }) => code)).size).toBe(MANY);
  });

  it.each([
    ["a name", () => db.update(members).set({ nameEn: "Ahmad Salim" })],
    ["what is paid", () => db.update(dues).set({ annualFeePaidYear: sql`annual_fee_paid_year + 1` })],
  ])("is reissued in the same month if %s has changed", async (_, change) => {
    await aMember(10001);
    const first = await aCertificate(10001);
    await change();
    const second = await aCertificate(10001);
    expect(second.serial).not.toBe(first.serial);
    expect(await findCertificate(first.serial)).toMatchObject({ name: first.name, cancelledOn: null });
    expect((await listOwnCertificates(10001)).map(({ serial }) => serial)).toEqual([
      second.serial,
      first.serial,
    ]);
  });

  it("is reused while only facts that it does not print have changed", async () => {
    await aMember(10001);
    const first = await aCertificate(10001);
    await db.update(members).set({ mobile: "0790000000", homeAddress: "عمّان" });
    await db.update(dues).set({ asOf: new Date() });
    expect((await aCertificate(10001)).serial).toBe(first.serial);
  });

  it("is not reused after a cancellation: the next one is new", async () => {
    await aMember(10001);
    const [first, staffId] = [await aCertificate(10001), await anAdmin()];
    await cancelCertificate({ serial: first.serial, reason: "test", staffId }, submission("cancel", staffId));
    const second = await aCertificate(10001);
    expect(second.serial).not.toBe(first.serial);
    expect((await aCertificate(10001)).serial).toBe(second.serial);
  });

  it("returns 404 for another member's certificate", async () => {
    await aMember(10001);
    await aMember(10002);
    const { serial } = await aCertificate(10001);
    expect(await findOwnCertificate(serial, 10002)).toBeNull();
    expect(await findOwnCertificate(serial, 10001)).toMatchObject({ serial });
    expect(await listOwnCertificates(10002)).toEqual([]);
  });

  it("contains no invisible characters", async () => {
    await aMember(10001);
    await db.update(members).set({ nameEn: "Ahmad\u202e  Salem\u200f" });
    expect((await aCertificate(10001)).name.en).toBe("Ahmad Salem");
  });
});

describe("a member with an unmet condition", () => {
  const year = Number(today().slice(0, 4));

  it.each([
    ["who does not practise", { workStatus: 2 }, "not-practising"],
    ["whose annual fee is not paid", { annual: year - 1 }, "annual-fee"],
    ["without any fee", { annual: null }, "annual-fee"],
  ] as const)("%s gets none, and no number is used up", async (_, standing, blocked) => {
    await aMember(10003, standing);
    const answers = await Promise.all(Array.from({ length: 5 }, () => issueFor(10003)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => ({ blocked })));
    expect(await rows()).toEqual([]);
    expect(await db.$count(audit)).toBe(0);
  });

  it("is checked again on each request, even if a certificate was issued this month", async () => {
    await aMember(10001);
    const { serial } = await aCertificate(10001);
    await db.update(members).set({ workStatus: 2 });
    expect((await issueFor(10001)).outcome).toEqual({ blocked: "not-practising" });
    await db.update(members).set({ workStatus: 1 });
    expect((await issueFor(10001)).outcome).toEqual({ serial });
  });
});

describe("the demo's doctors, in a month in which all three are behind", () => {
  const day = "2026-12-15";
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T08:00:00Z`) });
    const five = demoMembers(day).filter(({ member }) => member.memberNumber <= 10005);
    await db.insert(members).values(five.map(({ member }) => member));
    await db.insert(dues).values(five.map(({ dues: paid }) => paid));
  });

  it.each([
    [10003, "not-practising"],
    [10004, "annual-fee"],
    [10005, "social-months"],
  ])("%i is refused for %s", async (memberNumber, blocked) => {
    expect((await issueFor(memberNumber)).outcome).toEqual({ blocked });
    expect(await rows()).toEqual([]);
  });

  it("10001 gets a certificate dated that day", async () => {
    expect(await aCertificate(10001)).toMatchObject({ issuedOn: day, validUntil: "2027-01-14" });
  });
});

describe("its file", () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await aMember(10001);
  });

  it("is stored under its owner with its size, and read from there", async () => {
    const certificate = await aCertificate(10001);
    const key = `certificates/10001/${certificate.serial}.pdf`;
    expect(certificate.pdfKey).toBe(key);
    expect((await storage().head(key))?.size).toBe(certificate.pdfBytes);
    await storage().put(key, new TextEncoder().encode("%PDF-kept"), "application/pdf");
    const bytes = await certificatePdf(certificate, PUBLIC_URL);
    expect(Buffer.from(bytes).toString()).toBe("%PDF-kept");
  });

  it("is created again if it is missing", async () => {
    const certificate = await aCertificate(10001);
    await storage().delete(certificate.pdfKey!);
    expect(isPdf(await certificatePdf(certificate, PUBLIC_URL))).toBe(true);
    expect(await storage().head(certificate.pdfKey!)).not.toBeNull();
  });

  it("is never treated as an orphan", async () => {
    const { pdfKey } = await aCertificate(10001);
    await noteOrphans(new Date(Date.now() + 48 * 3_600_000));
    expect(await db.execute(sql`select key from file_deletions where key = ${pdfKey}`)).toHaveLength(0);
  });

  it("is rendered on request while storage is down, and stored once it is back", async () => {
    const down = new Error("storage is down");
    vi.spyOn(storage(), "put").mockRejectedValue(down);
    vi.spyOn(storage(), "get").mockRejectedValue(down);
    const issued = await aCertificate(10001);
    expect([issued.pdfKey, issued.pdfBytes]).toEqual([null, null]);
    expect(isPdf(await certificatePdf(issued, PUBLIC_URL))).toBe(true);
    vi.restoreAllMocks();
    expect(isPdf(await certificatePdf(issued, PUBLIC_URL))).toBe(true);
    const kept = (await findCertificate(issued.serial))!;
    expect((await storage().head(kept.pdfKey!))?.size).toBe(kept.pdfBytes);
    vi.spyOn(storage(), "get").mockRejectedValue(down);
    expect(isPdf(await certificatePdf(kept, PUBLIC_URL))).toBe(true);
  });

  it("does not keep the doctor waiting for a storage that does not answer", async () => {
    const storing = new Promise<void>((resolve) => {
      vi.spyOn(storage(), "put").mockImplementation(() => {
        resolve();
        return new Promise(() => {});
      });
    });
    let answered = false;
    const issued = issueFor(10001).finally(() => {
      answered = true;
    });
    await storing;
    vi.advanceTimersByTime(1999);
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await issued).outcome).toHaveProperty("serial");
  });
});
