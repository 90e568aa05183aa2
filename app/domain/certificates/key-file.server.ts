import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import forge from "node-forge";

/** The message is one sentence for operators: what is wrong with the file, and what to do. */
export class KeyFileRefused extends Error {
  override name = "KeyFileRefused";
}

export type OpenedKeyFile = {
  privateKey: KeyObject;
  certificate: X509Certificate;
  /** All certificates of the file, beginning with the signer's. */
  chain: X509Certificate[];
};

const bytesOf = (asn1: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(asn1).getBytes(), "latin1");

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

function parse(p12: Uint8Array): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(Buffer.from(p12).toString("latin1"));
  } catch {
    throw new KeyFileRefused("is no key file (PKCS #12, .p12 or .pfx)");
  }
}

function decrypt(p12: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx {
  const asn1 = parse(p12);
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, false, password);
  } catch (error) {
    if (/RSAPrivateKey/.test((error as Error).message)) throw new KeyFileRefused(ONLY_RSA);
    const hint = isAscii(password)
      ? "the password is wrong, or the file is damaged"
      : "the password has characters other than ASCII: give the file a password of plain letters, digits and signs";
    throw new KeyFileRefused(`does not open with CERTIFICATE_P12_PASSWORD: ${hint}`);
  }
}

const ONLY_RSA = "holds no RSA key: keys of elliptic curves are not supported for signing documents";

function bagsOf(file: forge.pkcs12.Pkcs12Pfx, bagType: string): forge.pkcs12.Bag[] {
  return file.getBags({ bagType })[bagType] ?? [];
}

function privateKeyOf(file: forge.pkcs12.Pkcs12Pfx): KeyObject {
  const { pkcs8ShroudedKeyBag, keyBag } = forge.pki.oids as Record<string, string>;
  const bags = [...bagsOf(file, pkcs8ShroudedKeyBag!), ...bagsOf(file, keyBag!)];
  if (!bags.length) throw new KeyFileRefused("holds no private key: export it again together with its key");
  const key = bags.find((bag) => bag.key)?.key;
  if (!key) throw new KeyFileRefused(ONLY_RSA);
  return createPrivateKey(forge.pki.privateKeyToPem(key));
}

/**
 * Opens a key file (PKCS #12). Throws `KeyFileRefused` if it does not open with the password, or lacks an RSA key or the
 * certificate of that key.
 */
export function openKeyFile(p12: Uint8Array, password: string): OpenedKeyFile {
  const file = decrypt(p12, password);
  const privateKey = privateKeyOf(file);
  const { certBag } = forge.pki.oids as Record<string, string>;
  const certificates = bagsOf(file, certBag!).map(
    (bag) =>
      new X509Certificate(bag.cert ? bytesOf(forge.pki.certificateToAsn1(bag.cert)) : bytesOf(bag.asn1)),
  );
  const certificate = certificates.find((each) => each.checkPrivateKey(privateKey));
  if (!certificate) throw new KeyFileRefused("holds no certificate of its private key");
  return {
    privateKey,
    certificate,
    chain: [certificate, ...certificates.filter((each) => each !== certificate)],
  };
}
