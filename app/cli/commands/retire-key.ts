import { parseDay } from "~/fields/checks";
import { type Command, CommandRefused, UsageError } from "../command";

export const command: Command = {
  summary: "ends a key that signs certificates and has leaked, and draws a new one",
  usage: "KID --since YYYY-MM-DD",
  explanation: `KID as /.well-known/certificate-keys.json has it. The key signs nothing from now on and a new one does; what it
signed inside its time stays valid. --since is the first day on which the key may have been in wrong hands: the valid
certificates that it signed from then on are listed, to be cancelled and issued anew (docs/ops/rotate-secrets.md).
On record. Sent again it only lists.`,
  options: { since: { type: "string" } },
  positionals: { min: 1, max: 1 },
  async run({ positionals: [kid = ""], values: { since } }) {
    if (typeof since !== "string" || parseDay(since) !== since)
      throw new UsageError("--since takes a day, YYYY-MM-DD");
    const { withDatabase } = await import("../with-database");
    const { retireKey } = await import("~/domain/certificates/signing-keys.server");
    const { certificatesSignedBy } = await import("~/domain/certificates/signed-by.server");
    const retired = await withDatabase(async () => {
      const answer = await retireKey(kid);
      return answer && { ...answer, signed: await certificatesSignedBy(kid, since) };
    });
    if (!retired) throw new CommandRefused(`"${kid}" is no key of this site.`);
    const { successor, signed } = retired;
    console.log(`${kid} signs nothing any more, ${successor} does.`);
    console.log(`Valid certificates that it has signed since ${since}: ${signed.length}`);
    for (const { serial, memberNumber, issuedOn } of signed)
      console.log(`  ${serial}  ${issuedOn}  ${memberNumber}`);
    return 0;
  },
};
