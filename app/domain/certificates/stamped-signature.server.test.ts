import { createHash } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { DER, der, oid, partsOf, readDer } from "~/platform/der";
import { keyFile, signedAttributes } from "../../../tests/support/key-file";
import { granted, timeStampServer } from "../../../tests/support/time-stamp-server";
import { cadesSignature } from "./cades-signature";
import { openKeyFile } from "./key-file.server";
import { stampedSignature } from "./stamped-signature.server";

const ROOM = 20_000;
const STAMP = oid("1.2.840.113549.1.9.16.2.14");
let signature: Buffer;
let authority: Awaited<ReturnType<typeof timeStampServer>>;

beforeAll(async () => {
  const { p12 } = keyFile({ password: "secret", name: "Association", validUntil: new Date("2030-01-01") });
  signature = cadesSignature(Buffer.from("a certificate"), openKeyFile(p12, "secret"));
});
afterEach(() => authority.close());

type Answers = Parameters<typeof timeStampServer>[0];
async function stamped(answers?: Answers, room = ROOM): Promise<Buffer> {
  authority = await timeStampServer(answers);
  return stampedSignature(signature, authority.address, room);
}

describe("stampedSignature", () => {
  it("adds the token of this signature and changes nothing else", async () => {
    const result = await stamped();
    expect(readDer(result).all).toEqual(result);
    expect(signedAttributes(result)).toEqual(signedAttributes(signature));
    const index = result.indexOf(STAMP);
    const token = partsOf(readDer(result.subarray(index + STAMP.length)))[0]!.all;
    expect(token.includes(createHash("sha256").update(signedAttributes(signature).signature).digest())).toBe(
      true,
    );
    expect(token.includes(authority.owner.raw)).toBe(true);
    expect(authority.requestCount()).toBe(1);
  });
});

describe("stampedSignature, after two tries, returns the signature unchanged if the authority", () => {
  const stranger = der(
    DER.sequence,
    der(DER.sequence, oid("2.16.840.1.101.3.4.2.1")),
    der(DER.octets, Buffer.alloc(32)),
  );
  it.each<[string, NonNullable<Answers>]>([
    ["is out of order", () => ({ status: 503, body: Buffer.alloc(0) })],
    ["says nothing that can be read", () => ({ status: 200, body: Buffer.from("<html>") })],
    [
      "refuses",
      () => ({ status: 200, body: der(DER.sequence, der(DER.sequence, der(DER.integer, Buffer.from([2])))) }),
    ],
    [
      "stamps something else",
      ({ nonce }, tokenOf) => ({ status: 200, body: granted(tokenOf({ nonce, imprint: stranger })) }),
    ],
    [
      "answers another question",
      ({ imprint }, tokenOf) => ({
        status: 200,
        body: granted(tokenOf({ imprint, nonce: der(DER.integer, Buffer.from([9])) })),
      }),
    ],
  ])("%s", async (_how, answers) => {
    expect(await stamped(answers)).toEqual(signature);
    expect(authority.requestCount()).toBe(2);
  });

  it("sends more bytes than are reserved", async () => {
    expect(await stamped(undefined, signature.length + 100)).toEqual(signature);
  });

  it("is unreachable", async () => {
    authority = await timeStampServer();
    await authority.close();
    expect(await stampedSignature(signature, authority.address, ROOM)).toEqual(signature);
  });
});
