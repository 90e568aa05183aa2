import { and, asc, gte, isNotNull, isNull } from "drizzle-orm";
import { certificates, db } from "~/db";
import { today } from "~/platform/clock.server";
import { base64urlBytes } from "~/proof/base64url";
import { readSign1 } from "~/proof/cose-sign1";

const keyOf = (proof: string | null) => {
  const bytes = base64urlBytes(proof ?? "");
  return bytes ? readSign1(bytes)?.kid : undefined;
};

/** Returns the valid certificates that a key signed since a day (YYYY-MM-DD in Amman), oldest first. */
export async function certificatesSignedBy(kid: string, since: string) {
  const rows = await db
    .select({
      serial: certificates.serial,
      memberNumber: certificates.memberNumber,
      issuedOn: certificates.issuedOn,
      proof: certificates.proof,
    })
    .from(certificates)
    .where(
      and(
        isNull(certificates.cancelledAt),
        isNotNull(certificates.proof),
        gte(certificates.issuedOn, since),
        gte(certificates.validUntil, today()),
      ),
    )
    .orderBy(asc(certificates.createdAt), asc(certificates.serial));
  return rows.filter(({ proof }) => keyOf(proof) === kid).map(({ proof: _, ...signed }) => signed);
}
