import { decryptBytes, encryptBytes } from "~/platform/encrypt.server";

const purpose = "second step of staff";

/** A secret as the database keeps it: encrypted under the first SESSION_SECRET, for one account only. */
export const seal = (secret: Uint8Array, account: string): string =>
  encryptBytes(secret, { purpose, owner: account });

/** The secret again, whichever SESSION_SECRET it was sealed under; null when that one is gone or the account another's. */
export const unseal = (kept: string, account: string): Uint8Array | null =>
  decryptBytes(kept, { purpose, owner: account });
