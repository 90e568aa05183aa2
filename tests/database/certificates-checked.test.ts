import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, certificates, db, members, throttles } from "~/db";
import {
  cancelCertificate,
  findCertificate,
  lookAtCertificate,
} from "~/domain/certificates/certificates.server";
import { certificateFilter } from "~/domain/certificates/filter";
import { listCertificates } from "~/domain/certificates/list.server";
import { verifyCertificate } from "~/domain/certificates/verification.server";
import { digestOfCode, enforceRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { findInPublicRegister } from "~/domain/members/public-register.server";
import { today } from "~/platform/clock.server";
import { lookUpCertificate } from "~/routes/verify/look-up.server";
import { aCertificate, aMember, anAdmin, submission } from "../builders/certificates";
import { useDatabase } from "../support/database";

useDatabase();

const UNKNOWN = "0000-0000-0000-0000";
const entries = (action: string) => db.select().from(audit).where(eq(audit.action, action));
const list = (q = "", page = "1") => listCertificates(certificateFilter(new URLSearchParams({ q, page })));

beforeEach(() => aMember(10001).then(() => {}));

describe("a check", () => {
  it("shows only the printed facts and the status, and is recorded", async () => {
    const { serial, code, validUntil } = await aCertificate(10001);
    expect(await verifyCertificate(code)).toEqual({
      name: { ar: "أحمد سالم 10001", en: "Ahmad Salem 10001" },
      memberNumber: 10001,
      issuedOn: today(),
      validUntil,
      status: "valid",
      cancelledOn: null,
    });
    expect(await entries("certificate.check")).toMatchObject([
      {
        actorKind: "anonymous",
        actorId: null,
        subject: `certificate:${serial}`,
        detail: { status: "valid" },
      },
    ]);
  });

  it("shows the name as it was printed, not as it is now", async () => {
    const { code } = await aCertificate(10001);
    await db.update(members).set({ nameAr: "اسم آخر", nameEn: "Another Name", workStatus: 2 });
    expect(await verifyCertificate(code)).toMatchObject({
      name: { en: "Ahmad Salem 10001" },
      status: "valid",
    });
  });

  it("reports an old certificate as out of date", async () => {
    const { code } = await aCertificate(10001);
    await db.update(certificates).set({ issuedOn: "2020-01-01", validUntil: "2020-01-31" });
    expect((await verifyCertificate(code))?.status).toBe("out-of-date");
  });

  it("counts an unknown code without storing it", async () => {
    expect(await verifyCertificate(UNKNOWN)).toBeNull();
    const [entry] = await entries("certificate.unknown");
    expect(entry).toMatchObject({ actorKind: "anonymous", subject: "certificates", detail: null });
    await enforceRateLimit("lookUp", { client: "192.0.2.9" }, digestOfCode(UNKNOWN));
    expect(JSON.stringify(await db.select().from(throttles))).not.toContain(UNKNOWN);
  });

  it("is limited for one client, not for others", async () => {
    const { code } = await aCertificate(10001);
    const check = (typed: string, client: string) =>
      lookUpCertificate({
        request: new Request(`http://localhost/verify/${typed}`),
        context: { client },
        pathCode: typed,
        language: "en",
      });
    const statuses: number[] = [];
    for (let nth = 0; nth < 32; nth++) {
      const tried = UNKNOWN.replace(/..$/, String(nth).padStart(2, "0"));
      statuses.push((await check(tried, "192.0.2.1")).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    expect(await check(code, "192.0.2.1")).toMatchObject({
      status: 429,
      headers: { "Retry-After": /^\d+$/ },
    });
    expect(await check(code.toLowerCase().replaceAll("-", ""), "192.0.2.2")).toMatchObject({
      status: 200,
      check: { status: "valid" },
    });
  });
});

describe("a cancellation", () => {
  const cancel = (serial: string, staffId: string, reason = "صدرت خطأً", id?: string) =>
    cancelCertificate({ serial, reason, staffId }, submission("cancel", staffId, id));

  it("applies to the next check, and is recorded with its author and reason", async () => {
    const [{ serial, code }, staffId] = [await aCertificate(10001), await anAdmin()];
    expect((await cancel(serial, staffId)).outcome).toEqual({ done: true });
    expect(await verifyCertificate(code)).toMatchObject({ status: "cancelled", cancelledOn: today() });
    expect(JSON.stringify(await verifyCertificate(code))).not.toContain("صدرت خطأً");
    expect(await findCertificate(serial)).toMatchObject({
      cancelledOn: today(),
      cancelledBy: "Admin of the test",
      cancelReason: "صدرت خطأً",
    });
    expect(await entries("certificate.cancel")).toMatchObject([
      { actorKind: "staff", actorId: staffId, detail: { memberNumber: 10001, reason: "صدرت خطأً" } },
    ]);
  });

  it("is done once by 20 concurrent requests, and keeps the first reason", async () => {
    const [{ serial }, staffId] = [await aCertificate(10001), await anAdmin()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => cancel(serial, staffId, `reason ${nth}`)),
    );
    expect(outcomes.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    const done = outcomes.findIndex(({ outcome }) => outcome.done);
    expect((await findCertificate(serial))?.cancelReason).toBe(`reason ${done}`);
    expect(await entries("certificate.cancel")).toHaveLength(1);
  });

  it("submitted twice is done once and reported twice", async () => {
    const [{ serial }, staffId, id] = [await aCertificate(10001), await anAdmin(), crypto.randomUUID()];
    expect((await cancel(serial, staffId, "r", id)).outcome).toEqual({ done: true });
    expect(await cancel(serial, staffId, "r", id)).toMatchObject({ outcome: { done: true }, replayed: true });
  });

  it("is refused for an unknown certificate", async () => {
    expect((await cancel("2026-999999-0", await anAdmin())).outcome).toEqual({ done: false });
  });
});

describe("staff", () => {
  it("look up a certificate, which the member's access log shows", async () => {
    const [{ serial }, staffId] = [await aCertificate(10001), await anAdmin()];
    expect(await lookAtCertificate(serial, staffId)).toMatchObject({ serial, memberNumber: 10001 });
    expect(await lookAtCertificate("2026-999999-0", staffId)).toBeNull();
    expect(await entries("certificate.read")).toMatchObject([
      { subject: "member:10001", actorId: staffId, detail: { certificate: serial } },
    ]);
  });

  it("find certificates by serial, code, number and name", async () => {
    await aMember(10002);
    await db
      .update(members)
      .set({ nameAr: "لينا الزعبي", nameEn: "Lina" })
      .where(eq(members.memberNumber, 10002));
    const [one, other] = [await aCertificate(10001), await aCertificate(10002)];
    const found = async (q: string) => (await list(q)).rows.map(({ serial }) => serial);
    expect(await found("")).toEqual([other.serial, one.serial]);
    expect(await found(one.serial.replaceAll("-", ""))).toEqual([one.serial]);
    expect(await found(other.code.toLowerCase())).toEqual([other.serial]);
    expect(await found("١٠٠٠٢")).toEqual([other.serial]);
    expect(await found("لينا الزعبى")).toEqual([other.serial]);
    expect(await found("ahmad")).toEqual([one.serial]);
    expect(await found("nobody")).toEqual([]);
    for (const noLetters of ["!!!", "ـ", "\u064e"]) expect(await found(noLetters)).toEqual([]);
  });

  it("page through certificates, newest first", async () => {
    const [row] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.serial, (await aCertificate(10001)).serial));
    const more = Array.from({ length: 60 }, (_, nth) => ({
      ...row!,
      serial: `s${nth}`,
      code: `c${nth}`,
      factsHash: `h${nth}`,
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, nth)),
    }));
    await db.insert(certificates).values(more);
    const newest = await db
      .select({ serial: certificates.serial })
      .from(certificates)
      .orderBy(desc(certificates.createdAt));
    const pages = [await list("", "1"), await list("", "2"), await list("", "3")];
    expect(pages.flatMap(({ rows }) => rows.map(({ serial }) => serial))).toEqual(
      newest.map(({ serial }) => serial),
    );
    expect(await list("", "99")).toMatchObject({ page: 3, pages: 3, total: 61 });
  });
});

describe("the public register", () => {
  it("returns name, practising status and the date the data was last updated", async () => {
    expect(await findInPublicRegister(10001)).toEqual({
      name: { ar: "أحمد سالم 10001", en: "Ahmad Salem 10001" },
      practising: true,
      asOf: today(),
    });
    await aMember(10003, { workStatus: 3 });
    expect((await findInPublicRegister(10003))?.practising).toBe(false);
    expect(await findInPublicRegister(999_999_999)).toBeNull();
  });

  it.each([
    ["number=10001", 200],
    [`number=${encodeURIComponent("١٠٠٠١")}`, 200],
    ["number=99999", 404],
    [`number=${"9".repeat(30)}`, 404],
    ["number=", 422],
    ["number=abc", 422],
    ["number=1%00", 422],
    ["number=1&number=2", 422],
    ["code=", 422],
    ["code=abc", 422],
    ["code=%00", 422],
    ["", 200],
  ])("returns for %s the status %i", async (query, status) => {
    const request = new Request(`http://localhost/verify?${query}`);
    const found = await lookUpCertificate({
      request,
      context: { client: "192.0.2.3" },
      pathCode: undefined,
      language: "ar",
    });
    expect(found.status).toBe(status);
    expect(JSON.stringify(found)).not.toMatch(/national|mobile|079/i);
  });
});

it("allows a doctor ten searches a minute", async () => {
  for (let nth = 0; nth < 10; nth++) await enforceRateLimit("certificate", 10001);
  await expect(enforceRateLimit("certificate", 10001)).rejects.toBeInstanceOf(TooManyAttempts);
  await enforceRateLimit("certificate", 10002);
});
