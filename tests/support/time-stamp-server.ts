import { createHash, createPrivateKey, createSign, X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { DER, der, integer, oid, partsOf, readDer } from "~/platform/der";
import { ownCertificate } from "./key-file";

const number = (value: number) => integer(Buffer.from([value]));
const SHA_256 = der(DER.sequence, oid("2.16.840.1.101.3.4.2.1"));
const RSA = der(DER.sequence, oid("1.2.840.113549.1.1.1"), der(DER.nothing));
const TST_INFO = oid("1.2.840.113549.1.9.16.1.4");
const attribute = (type: string, value: Buffer) => der(DER.sequence, oid(type), der(DER.set, value));

type Facts = { imprint: Buffer; nonce: Buffer };
type Answers = (
  request: Facts,
  tokenOf: (facts: Facts, chain?: number) => Buffer,
) => { status: number; body: Buffer };

/** Wraps a token as an authority's granted response. */
export const granted = (token: Buffer) => der(DER.sequence, der(DER.sequence, number(0)), token);

/**
 * Starts a time stamp authority (RFC 3161) with its own key; its response and the number of its certificates can be
 * chosen.
 */
export async function timeStampServer(
  answers: Answers = (request, tokenOf) => ({ status: 200, body: granted(tokenOf(request)) }),
) {
  const { pem, der: certificate } = ownCertificate("Time stamps");
  const key = createPrivateKey(pem);
  const owner = new X509Certificate(certificate);
  const [inner] = partsOf(readDer(certificate));
  const [, serial, , issuer] = partsOf(inner!);
  const tokenOf = ({ imprint, nonce }: Facts, chain = 1) => {
    const time = der(DER.time, Buffer.from("20261121093001Z"));
    const facts = der(DER.sequence, number(1), oid("1.3.6.1.4.1.99999.1"), imprint, number(7), time, nonce);
    const signed = [
      attribute("1.2.840.113549.1.9.3", TST_INFO),
      attribute("1.2.840.113549.1.9.4", der(DER.octets, createHash("sha256").update(facts).digest())),
    ];
    const signature = createSign("sha256")
      .update(der(DER.set, ...signed))
      .sign(key);
    const signer = der(
      DER.sequence,
      number(1),
      der(DER.sequence, issuer!.all, serial!.all),
      SHA_256,
      der(DER.first, ...signed),
      RSA,
      der(DER.octets, signature),
    );
    const content = der(DER.sequence, TST_INFO, der(DER.first, der(DER.octets, facts)));
    const data = [
      number(3),
      der(DER.set, SHA_256),
      content,
      der(DER.first, ...Array<Buffer>(chain).fill(certificate)),
      der(DER.set, signer),
    ];
    return der(DER.sequence, oid("1.2.840.113549.1.7.2"), der(DER.first, der(DER.sequence, ...data)));
  };
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests++;
    const [, imprint, nonce] = partsOf(readDer(await buffer(request)));
    const { status, body } = answers({ imprint: imprint!.all, nonce: nonce!.all }, tokenOf);
    response.writeHead(status, { "Content-Type": "application/timestamp-reply" }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    owner,
    requestCount: () => requests,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
