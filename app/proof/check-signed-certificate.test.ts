import { createHash, createPrivateKey, createPublicKey, sign as signBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { Sign1 } from "@auth0/cose";
import { decode, encode } from "cborg";
import { describe, expect, it } from "vitest";
import { coseSign1, encodeFacts, verify } from "~/domain/certificates/proof.server";
import { base64urlBytes, base64urlOf } from "./base64url";
import { checkSignedCertificate } from "./check-signed-certificate";
import { keySet, readKeySet } from "./key-set";
import { proofFragment, readProofLink } from "./proof-link";
import type { SignedFacts } from "./signed-facts";
import { packStatuses, readStatusList, tokenParts } from "./status-list";

const VECTORS = "docs/certificate-vectors.json";
const TODAY = "2026-11-25";
const ORIGIN = "https://association.example";
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const seconds = (day: string) => Date.parse(`${day}T00:00:00+03:00`) / 1000;

/** A key that anybody can make again: it is for these vectors alone. */
function keyOf(kid: string, nbf: string, exp: string) {
  const seed = createHash("sha256").update(`certificate vectors ${kid}`).digest();
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  const x = createPublicKey(key).export({ format: "jwk" }).x!;
  const sign = (bytes: Uint8Array) => signBytes(null, bytes, key);
  return { kid, x, nbf: seconds(nbf), exp: seconds(exp), sign };
}

const old = keyOf("of-2025", "2025-06-01", "2026-06-01");
const current = keyOf("of-2026", "2026-06-01", "2027-06-01");
const others = keyOf("of-others", "2026-01-01", "2027-01-01");

const facts: SignedFacts = {
  iss: ORIGIN,
  serial: "2026-000123-4",
  number: 10001,
  name_ar: "أحمد خالد محمود المصري",
  name_en: "Ahmad Khaled Mahmoud Al-Masri",
  issued: "2026-11-21",
  until: "2026-12-21",
  idx: 5,
};
const CANCELLED = [9, 17];

const signed = (changed: Partial<SignedFacts> = {}, key = current) =>
  coseSign1(encodeFacts({ ...facts, ...changed }), key);

function changedAt(bytes: Uint8Array, text: string): Uint8Array {
  const changed = Buffer.from(bytes);
  changed[changed.indexOf(text)]! ^= 1;
  return changed;
}

/** A certificate whose protected header has these parameters besides the key's id. */
function withHeader(...parameters: Array<[label: number, value: unknown]>): Uint8Array {
  const header = encode(new Map<number, unknown>([...parameters, [4, Buffer.from(current.kid)]]));
  const payload = encodeFacts(facts);
  const parts = encode(["Signature1", header, new Uint8Array(), payload]);
  return encode([header, new Map(), payload, current.sign(parts)]);
}

const cases: Array<[name: string, proof: Uint8Array, refused: string | null]> = [
  ["as it is issued", signed(), null],
  ["with the tag of a COSE_Sign1", Uint8Array.from([0xd2, ...signed()]), null],
  ["under the newer number of the algorithm", withHeader([1, -19]), null],
  ["with a critical parameter that the format defines", withHeader([1, -8], [2, [1]]), null],
  ["without a name in English", signed({ name_en: "" }), null],
  ["on its last day", signed({ issued: "2026-10-26", until: TODAY }), null],
  ["issued on a key's last day, and valid after it", signed({ issued: "2026-06-01" }, old), null],
  ["of another association", signed({ iss: "https://others.example" }, others), "unknown-key"],
  ["with one bit of the name changed", changedAt(signed(), "Ahmad"), "wrong-signature"],
  [
    "of another's making under our key's name",
    signed({}, { ...others, kid: current.kid }),
    "wrong-signature",
  ],
  ["dated after its key's time", signed({}, old), "key-out-of-time"],
  ["dated before its key's time", signed({ issued: "2026-05-31" }), "key-out-of-time"],
  ["cancelled", signed({ idx: 9 }), "cancelled"],
  ["cancelled and out of date", signed({ idx: 17, until: "2026-11-01" }), "cancelled"],
  ["past its last day", signed({ issued: "2026-10-25", until: "2026-11-24" }), "out-of-date"],
  [
    "with a critical parameter that nobody understands",
    withHeader([1, -8], [2, [99]], [99, 1]),
    "unreadable",
  ],
  ["with an empty list of critical parameters", withHeader([1, -8], [2, []]), "unreadable"],
  ["with the tag of a COSE_Sign", Uint8Array.from([0xd8, 98, ...signed()]), "unreadable"],
  ["with two tags", Uint8Array.from([0xd2, 0xd2, ...signed()]), "unreadable"],
  ["valid until a day that no calendar has", signed({ until: "2026-13-45" }), "unreadable"],
  ["valid until 30 February", signed({ until: "2027-02-30" }), "unreadable"],
  ["cut off", signed().subarray(0, 90), "unreadable"],
];

const lst = base64urlOf(deflateSync(packStatuses(CANCELLED, 24)));
const parts = tokenParts(
  { alg: "EdDSA", typ: "statuslist+jwt", kid: current.kid },
  {
    sub: `${ORIGIN}/.well-known/certificate-status.json`,
    iat: seconds(TODAY),
    ttl: 4,
    status_list: { bits: 1, lst },
  },
);
const status = { token: `${parts}.${base64urlOf(current.sign(new TextEncoder().encode(parts)))}` };
const keys = keySet([old, current]);

const vectors = {
  today: TODAY,
  keys,
  status,
  certificates: cases.map(([name, proof, refused]) => ({
    name,
    qr: `${ORIGIN}/verify/K7QF-2M93-4TB6-00PC${proofFragment(base64urlOf(proof))}`,
    answer: refused ?? "valid",
  })),
};

it("publishes test vectors of this format", async () => {
  await expect(`${JSON.stringify(vectors, null, 2)}\n`).toMatchFileSnapshot(`../../${VECTORS}`);
});

const published = JSON.parse(readFileSync(VECTORS, "utf8")) as typeof vectors;

describe("checkSignedCertificate", () => {
  const known = readKeySet(JSON.stringify(published.keys))!;
  const check = async (text: string) => {
    const list = (await readStatusList(JSON.stringify(published.status), { keys: known, verify }))!;
    return checkSignedCertificate(readProofLink(text).proof, {
      ...{ keys: known, verify, today: published.today },
      isCancelled: ({ idx }) => list.isCancelled(idx),
    });
  };

  it.each(published.certificates)("returns $answer for $name", async ({ qr, answer }) => {
    const { refused, facts: read } = await check(qr);
    expect(refused ?? "valid").toBe(answer);
    if (answer === "valid") expect(read).toMatchObject({ iss: ORIGIN, number: 10001, serial: facts.serial });
  });

  it("refuses other encodings of the same values", async () => {
    const { qr } = published.certificates[0]!;
    const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const unusedBits = qr.slice(0, -1) + last[last.indexOf(qr.at(-1)!) ^ 1];
    for (const other of [`${qr}=`, unusedBits, `${qr}A`]) expect((await check(other)).refused).not.toBeNull();
  });
});

describe("another COSE library", () => {
  const bytesOf = (qr: string) => base64urlBytes(qr.split("#1.")[1]!)!;
  const ofLibrary = published.certificates.filter(
    ({ name, answer }) => !["unreadable", "unknown-key"].includes(answer) && !name.includes("newer"),
  );

  it.each(ofLibrary)("agrees about the signature $name", async ({ qr, answer }) => {
    const read = Sign1.decode(bytesOf(qr));
    const kid = Buffer.from(read.protectedHeaders.get(4) as Uint8Array).toString();
    const { x } = published.keys.keys.find((key) => key.kid === kid)!;
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    const verified = read.verify(key);
    if (answer === "wrong-signature") await expect(verified).rejects.toThrow();
    else {
      await verified;
      expect(decode(read.payload)).toMatchObject({ number: 10001, name_ar: facts.name_ar });
    }
  });
});

describe("readStatusList", () => {
  const trusted = { keys: readKeySet(JSON.stringify(keys))!, verify };

  it("returns the status of each position, and valid beyond the end", async () => {
    const list = (await readStatusList(JSON.stringify(status), trusted))!;
    expect(Array.from({ length: 40 }, (_, place) => place).filter(list.isCancelled)).toEqual(CANCELLED);
    expect(list.asOf).toBe(seconds(TODAY));
  });

  it("returns null if somebody else made the list", async () => {
    const [header, payload, signature] = status.token.split(".") as [string, string, string];
    const emptied = tokenParts(
      { alg: "EdDSA", kid: current.kid },
      { iat: 0, status_list: { bits: 1, lst: "" } },
    );
    const unsigned = tokenParts({ alg: "none", kid: current.kid }, { iat: 0, status_list: { bits: 1, lst } });
    const forged = [`${emptied}.${signature}`, `${unsigned}.`, `${header}.${payload}.`, ""];
    for (const token of forged) expect(await readStatusList(JSON.stringify({ token }), trusted)).toBeNull();
    expect(await readStatusList("no JSON", trusted)).toBeNull();
  });

  it("weighs at most 20 KB for 100,000 certificates, one in forty of them cancelled", () => {
    const many = Array.from({ length: 100_000 }, (_, place) => place);
    const cancelled = many.filter((place) => createHash("sha256").update(String(place)).digest()[0]! < 6);
    expect(cancelled.length).toBeGreaterThan(2000);
    const packed = base64urlOf(deflateSync(packStatuses(cancelled, many.length), { level: 9 }));
    const token = tokenParts({ alg: "EdDSA", kid: current.kid }, { status_list: { bits: 1, lst: packed } });
    expect(token.length).toBeLessThan(20 * 1024);
  });
});
