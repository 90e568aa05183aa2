import { writeFile } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { certificateKeys, certificates, db } from "~/db";
import { cancelCertificate, findCertificate } from "~/domain/certificates/certificates.server";
import { certificatePdf } from "~/domain/certificates/pdf.server";
import { printedFacts } from "~/domain/certificates/printed-certificate";
import { verify } from "~/domain/certificates/proof.server";
import { writeProofCopies } from "~/domain/certificates/proof-copies.server";
import { readSent } from "~/domain/certificates/read-sent.server";
import {
  addKey,
  lockSigningKey,
  publicKeys,
  resealKeys,
  signingKey,
} from "~/domain/certificates/signing-keys.server";
import { signStatusToken } from "~/domain/certificates/status-token.server";
import { verifyProof } from "~/domain/certificates/verification.server";
import { now } from "~/platform/clock.server";
import { qrPath } from "~/platform/qr-code.server";
import { base64urlBytes } from "~/proof/base64url";
import { readProofLink } from "~/proof/proof-link";
import { readStatusList } from "~/proof/status-list";
import { aCertificate, aMember, anAdmin, PUBLIC_URL, submission } from "../builders/certificates";
import { commandHere } from "../support/command-here";
import { useDatabase } from "../support/database";
import { temporaryFolder } from "../support/launch";
import { afterRotation } from "../support/rotated-secrets";

useDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);
const proofBytes = ({ proof }: { proof: string | null }) => base64urlBytes(proof!)!;

async function cancel(serial: string) {
  const cancellation = { serial, reason: "a reason", staffId: await anAdmin() };
  await cancelCertificate(cancellation, submission(`cancel:${serial}`, "staff:1"));
}

/** Builds a PDF as a scanner does: its page holds nothing but the picture. */
async function scanAsPdf(jpeg: Buffer): Promise<Buffer> {
  const scan = await PDFDocument.create();
  const picture = await scan.embedJpg(jpeg);
  scan.addPage([picture.width, picture.height]).drawImage(picture, { x: 0, y: 0 });
  return Buffer.from(await scan.save());
}

describe("the keys", () => {
  it("are created once by concurrent requests, and the next one in good time", async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => signingKey()));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    expect(await publicKeys()).toHaveLength(1);
    const late = inDays(365 - 30);
    expect((await signingKey(() => late)).kid).toBe(keys[0]!.kid);
    const [first, next] = await publicKeys();
    expect(next!.nbf).toBe(first!.exp);
    expect((await signingKey(() => inDays(370))).kid).toBe(next!.kid);
    expect(await publicKeys()).toHaveLength(2);
  });

  it("are stored encrypted and encrypted again for a new secret; an unreadable key is still published", async () => {
    const { kid } = await signingKey();
    const [row] = await db.select().from(certificateKeys);
    expect(Buffer.from(row!.sealedPrivateKey, "base64url").includes("302e0201", 0, "hex")).toBe(false);
    expect(await afterRotation(() => resealKeys())).toEqual({ resealed: 1, lost: 0 });
    expect(await resealKeys()).toEqual({ resealed: 0, lost: 1 });
    const another = await signingKey();
    expect(another.kid).not.toBe(kid);
    expect((await publicKeys()).map((key) => key.kid).sort()).toEqual([kid, another.kid].sort());
  });
});

/** Long enough not to depend on the load of the machine. */
const UNHURRIED_MS = 60_000;

describe("a certificate", () => {
  beforeEach(() => aMember(10001).then(() => {}));

  it("can be verified offline until it is cancelled", async () => {
    const certificate = await aCertificate(10001);
    const proof = proofBytes(certificate);
    expect(await verifyProof(proof)).toEqual({
      refused: null,
      issuer: PUBLIC_URL,
      certificate: {
        name: certificate.name,
        memberNumber: 10001,
        issuedOn: certificate.issuedOn,
        validUntil: certificate.validUntil,
        cancelledOn: null,
      },
    });
    const list = async () => {
      const text = JSON.stringify({ token: await signStatusToken(PUBLIC_URL) });
      return (await readStatusList(text, { keys: await publicKeys(), verify }))!;
    };
    expect((await list()).isCancelled(certificate.position)).toBe(false);
    await cancel(certificate.serial);
    expect((await list()).isCancelled(certificate.position)).toBe(true);
    expect(await verifyProof(proof)).toMatchObject({ refused: "cancelled" });
  });

  it("reveals nothing about content that none of our keys signed", async () => {
    const proof = Uint8Array.from(proofBytes(await aCertificate(10001)));
    proof[proof.length - 1]! ^= 1;
    expect(await verifyProof(proof)).toMatchObject({ refused: "wrong-signature", certificate: null });
    await db.delete(certificateKeys);
    await addKey(now());
    expect(await verifyProof(proof)).toMatchObject({ refused: "unknown-key", issuer: PUBLIC_URL });
    expect(await verifyProof(null)).toMatchObject({ refused: "unreadable", issuer: null });
  });

  it("is read from its PDF, from a picture of its page, and from a scan that was kept as a PDF", async () => {
    const certificate = await aCertificate(10001);
    const { scanned } = printedFacts(certificate, PUBLIC_URL);
    const { proof } = readProofLink(scanned);
    const sent = await readSent(Buffer.from(await certificatePdf(certificate, PUBLIC_URL)), UNHURRIED_MS);
    expect(readProofLink(sent!).proof).toEqual(proof);
    const { path: squares, size } = qrPath(scanned);
    const code = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares}"/></svg>`;
    for (const [dpi, quality] of [
      [110, 90],
      [200, 70],
    ] as const) {
      const [width, height, side] = [8.27, 11.69, 150 / 72].map((inches) => Math.round(inches * dpi));
      const drawn = await sharp(Buffer.from(code), { density: 300 }).resize(side).png().toBuffer();
      const page = sharp({ create: { width: width!, height: height!, channels: 3, background: "#fff" } })
        .composite([{ input: drawn, left: width! - side! - 70, top: height! - side! - 150 }])
        .jpeg({ quality });
      expect([dpi, await readSent(await page.toBuffer(), UNHURRIED_MS)]).toEqual([dpi, scanned]);
      expect([dpi, await readSent(await scanAsPdf(await page.toBuffer()), UNHURRIED_MS)]).toEqual([
        dpi,
        scanned,
      ]);
    }
  });

  it("is accepted in no other format", async () => {
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const picture = await sharp(bomb).resize(300).jpeg().toBuffer();
    for (const file of [
      bomb,
      picture,
      picture.subarray(0, 200),
      Buffer.from("%PDF-1.7\n%%EOF"),
      Buffer.from(`%PDF-1.7\n${"<".repeat(10e6)}`),
      Buffer.from(`%PDF-1.7\n${"<</EmbeddedFile ".repeat(5e5)}`),
      Buffer.from(`%PDF-1.7\n${`<</EmbeddedFile${">>".repeat(900)}`.repeat(5e3)}`),
      Buffer.from("x"),
    ])
      expect(await readSent(file)).toBeNull();
  });

  it("from before signatures existed keeps the plain link and has a place for a proof", async () => {
    const { serial } = await aCertificate(10001);
    await db.update(certificates).set({ proof: null }).where(eq(certificates.serial, serial));
    const old = (await findCertificate(serial))!;
    const { scanned, verifyUrl } = printedFacts(old, PUBLIC_URL);
    expect(scanned).toBe(verifyUrl);
    expect(old.position).toBeGreaterThanOrEqual(0);
    expect(
      Buffer.from(await certificatePdf({ ...old, pdfKey: null }, PUBLIC_URL))
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });
});

describe("retire-key", () => {
  it("waits for signatures in progress with the key", async () => {
    const { kid } = await signingKey();
    await db.transaction(async (tx) => {
      expect((await lockSigningKey(tx)).kid).toBe(kid);
      const locks = await tx.execute(
        sql`select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
      );
      expect([...locks]).toEqual([{ mode: "ShareLock" }]);
    });
  });

  it("retires a leaked key, creates its successor, and lists the certificates to reissue", async () => {
    await aMember(10001);
    await aMember(10002);
    const [kept, cancelled] = [await aCertificate(10001), await aCertificate(10002)];
    await cancel(cancelled.serial);
    const { kid } = await signingKey();
    const since = (day: string) => commandHere("retire-key", kid, "--since", day);
    const { code, output } = await since(kept.issuedOn);
    const successor = await signingKey();
    expect(successor.kid).not.toBe(kid);
    expect([code, output]).toEqual([
      0,
      `${kid} signs nothing any more, ${successor.kid} does.\nValid certificates that it has signed since ${kept.issuedOn}: 1\n  ${kept.serial}  ${kept.issuedOn}  10001\n`,
    ]);
    const ended = (await publicKeys()).find((key) => key.kid === kid)!;
    expect(ended.exp! * 1000).toBeLessThanOrEqual(now().getTime());
    expect(await verifyProof(proofBytes(kept))).toMatchObject({ refused: null });
    expect((await since("2999-01-01")).output).toBe(
      `${kid} signs nothing any more, ${successor.kid} does.\nValid certificates that it has signed since 2999-01-01: 0\n`,
    );
    expect((await publicKeys()).find((key) => key.kid === kid)).toEqual(ended);
    for (const [args, refused] of [
      [["none", "--since", "2026-01-01"], 1],
      [[kid], 2],
      [[kid, "--since", "yesterday"], 2],
      [[kid, "--since", "2026-02-31"], 2],
    ] as const)
      expect([args, (await commandHere("retire-key", ...args)).code]).toEqual([args, refused]);
  });
});

describe("check-certificate", () => {
  const folder = temporaryFolder();
  const written = async (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };

  it("exits according to whether a file contains a valid certificate, with the stored copies or named files", async () => {
    await aMember(10001);
    const certificate = await aCertificate(10001);
    const pdf = await written("one.pdf", await certificatePdf(certificate, PUBLIC_URL));
    const { scanned } = printedFacts(certificate, PUBLIC_URL);
    const text = await written("one.txt", `${scanned}\n`);
    await writeProofCopies();
    for (const file of [pdf, text]) {
      const { code, output } = await commandHere("check-certificate", file);
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(new RegExp(`^VALID\n.*${certificate.serial} to 10001`)),
      ]);
    }
    const changed = await written("changed.txt", scanned.replace(/.{12}$/, "AAAAAAAAAAAA"));
    expect(await commandHere("check-certificate", changed)).toMatchObject({
      code: 1,
      output: expect.stringContaining("wrong signature"),
    });
    const others = await written("others.json", JSON.stringify({ keys: [] }));
    expect(await commandHere("check-certificate", pdf, "--keys", others)).toMatchObject({
      code: 1,
      output: expect.stringContaining("unknown key"),
    });
    await cancel(certificate.serial);
    await writeProofCopies();
    expect(await commandHere("check-certificate", pdf)).toMatchObject({
      code: 1,
      output: expect.stringContaining("cancelled"),
    });
    expect((await commandHere("check-certificate", path.join(folder, "none"))).code).toBe(2);
    expect((await commandHere("check-certificate", pdf, "--keys", text)).code).toBe(2);
    expect((await commandHere("check-certificate", pdf, "--status", text)).code).toBe(2);
    expect((await commandHere("check-certificate")).code).toBe(2);
  });
});
