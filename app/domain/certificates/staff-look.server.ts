import { db } from "~/db/client.server";
import { record } from "~/domain/audit/record.server";
import { findCertificate, type StoredCertificate } from "./queries.server";

/** A certificate for a member of staff, or null; the member sees who looked at it (R29). */
export const lookAtCertificate = (serial: string, staffId: string): Promise<StoredCertificate | null> =>
  db.transaction(async (tx) => {
    const found = await findCertificate(serial, tx);
    if (found) {
      await record(tx, {
        actor: { kind: "staff", id: staffId },
        action: "certificate.read",
        subject: `member:${found.memberNumber}`,
        detail: { certificate: serial },
      });
    }
    return found;
  });
