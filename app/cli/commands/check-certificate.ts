import { readFile } from "node:fs/promises";
import { type Command, UsageError } from "../command";

const MAX_BYTES = 20 * 1024 * 1024;

async function read(file: string, otherwise = ""): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${error.code}.${otherwise}`);
  });
  if (bytes.length > MAX_BYTES) throw new UsageError(`${file} is larger than 20 MB.`);
  return bytes;
}

const verdictLines = {
  "unknown-key": "NOT VALID   unknown key: none of these keys signed it",
  "wrong-signature": "NOT VALID   wrong signature: it was changed after it was signed, or is forged",
  "key-out-of-time": "NOT VALID   key out of its time: it was issued when this key did not sign",
  cancelled: "NOT VALID   cancelled by the association",
  "out-of-date": "NOT VALID   out of date",
} as const;

const NOTHING_FOUND =
  "NOTHING FOUND   the file holds no signed certificate that can be read; it may still be genuine";

export const command: Command = {
  summary: "checks the signature of a certificate, without a network and a database",
  usage: "FILE [--keys FILE] [--status FILE]",
  explanation: `
FILE is a certificate's PDF, a PNG or JPEG in which its QR code can be seen, or a text file of what that code holds.
--keys and --status are what /.well-known/certificate-keys.json and /.well-known/certificate-status.json of an
association answer; without them the copies in DATA_DIR, which the running site renews. A certificate is valid where
one of the keys signed it in its time, it is not cancelled in the list, and its last day has not passed in Amman.

Ends with 0 where it is valid, with 1 where it is not, each with the reason, and with 2 where a file is of no use.
docs/certificate-format.md describes what is checked.`,
  options: { keys: { type: "string" }, status: { type: "string" } },
  positionals: { min: 1, max: 1 },
  async run({ positionals: [file = ""], values }) {
    const { checkSignedCertificate } = await import("~/proof/check-signed-certificate");
    const { readKeySet } = await import("~/proof/key-set");
    const { readProofLink } = await import("~/proof/proof-link");
    const { readStatusList } = await import("~/proof/status-list");
    const { proofFiles } = await import("~/domain/certificates/proof-files.server");
    const { kindOf, readSent } = await import("~/domain/certificates/read-sent.server");
    const { verify } = await import("~/domain/certificates/proof.server");
    const { today } = await import("~/platform/clock.server");
    const sent = await read(file);
    const copy = " Name one, or start the site once.";
    const keysFile = (values.keys as string) ?? proofFiles.keys;
    const keys = readKeySet(String(await read(keysFile, values.keys ? "" : copy)));
    if (!keys) throw new UsageError(`${keysFile} is no set of keys.`);
    const statusFile = (values.status as string) ?? proofFiles.status;
    let asOf: number | undefined;
    const isCancelled = async ({ idx }: { idx: number }) => {
      const text = String(await read(statusFile, values.status ? "" : copy));
      const status = await readStatusList(text, { keys, verify });
      if (!status) throw new UsageError(`${statusFile} is no status list that one of these keys signed.`);
      asOf = status.asOf;
      return status.isCancelled(idx);
    };
    const text = kindOf(sent) === "other" ? String(sent) : await readSent(sent);
    const { refused, facts } = await checkSignedCertificate(readProofLink(text ?? "").proof, {
      keys,
      verify,
      isCancelled,
      today: today(),
    });
    const isNothingFound = refused === "unreadable";
    console.log(isNothingFound ? NOTHING_FOUND : refused ? verdictLines[refused] : "VALID");
    if (facts) {
      const { iss, serial, number, name_ar, name_en, issued, until } = facts;
      const of = refused === "unknown-key" || refused === "wrong-signature" ? "It says" : "Issued";
      console.log(
        `${of.padEnd(11)} ${serial} to ${number}, ${name_en || name_ar}, on ${issued}, until ${until}`,
      );
      console.log(`Issuer      ${iss}`);
    }
    if (asOf)
      console.log(`Checked     against the list of cancellations of ${new Date(asOf * 1000).toISOString()}`);
    return refused ? 1 : 0;
  },
};
