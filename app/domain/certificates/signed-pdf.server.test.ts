import { createHash, createVerify, type KeyObject } from "node:crypto";
import { PDFDocument } from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { oid } from "~/platform/der";
import { keyFile, signedAttributes } from "../../../tests/support/key-file";
import { brokenRules } from "../../../tests/support/paper-rules";
import { granted, timeStampServer } from "../../../tests/support/time-stamp-server";
import { openKeyFile } from "./key-file.server";
import { drawCertificate } from "./sheet/certificate-sheet.server";
import { type SigningKey, signPdf, tryKey } from "./signed-pdf.server";

const at = new Date("2026-11-21T09:30:00Z");
const validUntil = new Date("2030-01-01T00:00:00Z");
let pdf: Uint8Array;
let key: SigningKey;
let publicKey: KeyObject;
let result: Buffer;

beforeAll(async () => {
  pdf = await drawCertificate({
    serial: "2026-000123-4",
    code: "K7QF-2M93-4TB6-00PC",
    memberNumber: 10001,
    name: { ar: "أحمد خالد محمود المصري", en: "Ahmad Khaled Mahmoud Al-Masri" },
    facts: { workStatus: 1, annual: 2026, socialYear: 2026, lastMonthSocial: 11 },
    issuedOn: "2026-11-21",
    validUntil: "2026-12-21",
    proof: Buffer.from(Array.from({ length: 330 }, (_, index) => (index * 151) % 256)).toString("base64url"),
    verifyUrl: "https://association.example/verify/K7QF-2M93-4TB6-00PC",
    scanned: "https://association.example/verify/K7QF-2M93-4TB6-00PC",
  });
  const file = keyFile({ password: "a password", name: "Jordan Medical Association", validUntil });
  key = { p12: file.p12, password: "a password" };
  publicKey = file.publicKey;
  result = Buffer.from(await signPdf(pdf, key, at));
});

const LONG_CHAIN = 8;
/** The stamp's attribute, as a file writes it. */
const STAMP_BEGINS = oid("1.2.840.113549.1.9.16.2.14").toString("hex");

const rangeOf = (file: Buffer) =>
  /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(file.toString("latin1"))!.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
const coveredBy = (file: Buffer) => {
  const [start, length, nextStart, nextLength] = rangeOf(file);
  return Buffer.concat([
    file.subarray(start, start + length),
    file.subarray(nextStart, nextStart + nextLength),
  ]);
};
const signatureOf = (file: Buffer) => {
  const [start, length, next] = rangeOf(file);
  return Buffer.from(file.toString("latin1", start + length + 1, next - 1), "hex");
};

describe("a signed certificate", () => {
  it("is signed from the first to the last byte, except for the signature", () => {
    const [start, length, nextStart, nextLength] = rangeOf(result);
    expect([start, nextStart + nextLength]).toEqual([0, result.length]);
    expect([result[length], result[nextStart - 1]].map((byte) => String.fromCharCode(byte!))).toEqual([
      "<",
      ">",
    ]);
  });

  it("contains the digest of the signed bytes and a valid signature of the key", () => {
    const { digest, attributes, signature } = signedAttributes(signatureOf(result));
    expect(digest).toEqual(createHash("sha256").update(coveredBy(result)).digest());
    expect(createVerify("sha256").update(attributes).verify(publicKey, signature)).toBe(true);
  });

  it("is a PAdES B-B signature with the signer's certificate digest and without a second signing time", () => {
    expect(result.toString("latin1")).toContain("/SubFilter /ETSI.CAdES.detached");
    const { attributes } = signedAttributes(signatureOf(result));
    const { certificate } = openKeyFile(key.p12, key.password);
    expect(attributes.includes(oid("1.2.840.113549.1.9.16.2.47"))).toBe(true);
    expect(attributes.includes(createHash("sha256").update(certificate.raw).digest())).toBe(true);
    expect(attributes.includes(oid("1.2.840.113549.1.9.5"))).toBe(false);
  });

  it("becomes invalid when a byte changes", () => {
    const changed = Buffer.from(result);
    changed[200] = changed[200]! ^ 1;
    const { digest } = signedAttributes(signatureOf(changed));
    expect(digest).not.toEqual(createHash("sha256").update(coveredBy(changed)).digest());
  });

  it("has the same page and at most 60 KB", async () => {
    const file = await PDFDocument.load(result, { updateMetadata: false });
    expect([file.getPageCount(), file.getTitle()]).toEqual([
      1,
      "شهادة تسجيل – Registration certificate 2026-000123-4",
    ]);
    expect(file.getForm().getFields()).toHaveLength(1);
    expect(result.length).toBeLessThan(60 * 1024);
  });

  it("still follows the tested rules of PDF/UA-1 and PDF/A-3u, including its signature field", async () => {
    expect(await brokenRules(result)).toEqual([]);
  });
});

describe("a certificate with a time stamp authority", () => {
  it("contains the time stamp of its signature, and still follows the tested rules", async () => {
    const authority = await timeStampServer();
    const stamped = Buffer.from(await signPdf(pdf, { ...key, authority: authority.address }, at));
    await authority.close();
    const { digest, attributes, signature } = signedAttributes(signatureOf(stamped));
    expect(digest).toEqual(createHash("sha256").update(coveredBy(stamped)).digest());
    expect(createVerify("sha256").update(attributes).verify(publicKey, signature)).toBe(true);
    expect(signatureOf(stamped).includes(createHash("sha256").update(signature).digest())).toBe(true);
    expect(await brokenRules(stamped)).toEqual([]);
  });

  it("has at most 60 KB with a time stamp of 6 KB, and needs a single trial stamp per process", async () => {
    const authority = await timeStampServer((request, tokenOf) => ({
      status: 200,
      body: granted(tokenOf(request, LONG_CHAIN)),
    }));
    const keyThere = { ...key, authority: authority.address };
    const first = await signPdf(pdf, keyThere, at);
    const second = await signPdf(pdf, keyThere, at);
    await authority.close();
    for (const stamped of [first, second].map(Buffer.from)) {
      expect(stamped.includes(STAMP_BEGINS)).toBe(true);
      expect(signatureOf(stamped).length).toBeGreaterThan(6 * 1024);
      expect(stamped.length).toBeLessThan(60 * 1024);
    }
    expect(authority.requestCount()).toBe(3);
  });

  it("is signed once without a time stamp that exceeds the reserved space", async () => {
    let chain = 1;
    const authority = await timeStampServer((request, tokenOf) => ({
      status: 200,
      body: granted(tokenOf(request, chain)),
    }));
    const isStamped = async () =>
      Buffer.from(await signPdf(pdf, { ...key, authority: authority.address }, at)).includes(STAMP_BEGINS);
    const before = await isStamped();
    chain = 2;
    const after = [await isStamped(), await isStamped()];
    await authority.close();
    expect([before, ...after]).toEqual([true, false, true]);
  });

  it("is signed without a time stamp if the authority is unreachable", async () => {
    const away = Buffer.from(await signPdf(pdf, { ...key, authority: "http://127.0.0.1:1/" }, at));
    const { digest } = signedAttributes(signatureOf(away));
    expect(digest).toEqual(createHash("sha256").update(coveredBy(away)).digest());
  });
});

describe("a key file", () => {
  it("contains the owner and the expiry date", async () => {
    expect(tryKey(key)).toEqual({ subject: "CN=Jordan Medical Association", validUntil });
  });

  it("does not open with a wrong password", async () => {
    const wrong = { ...key, password: "another" };
    expect(() => tryKey(wrong)).toThrow();
    await expect(signPdf(pdf, wrong, at)).rejects.toThrow();
  });
});
