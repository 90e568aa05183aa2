import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";

const kind = () => text("kind", { enum: ["doctor", "staff"] });

/**
 * The public key of a pair whose private key never leaves its owner's device; `refusedAt` is set once a clone was seen.
 */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    credentialId: text("credential_id").notNull().unique(),
    kind: kind().notNull(),
    subject: text("subject").notNull(),
    userHandle: text("user_handle").notNull(),
    name: text("name").notNull(),
    publicKey: text("public_cose").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** Synced between devices, so each of them has a counter of its own; null if it was added before this was recorded. */
    isSynced: boolean("is_synced"),
    transports: text("transports").array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
    refusedAt: moment("refused_at"),
  },
  (t) => [index("passkeys_subject").on(t.kind, t.subject)],
);

/** Each is used once, by whoever signs in or, if it names an account, by the owner who adds a passkey to it. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    hash: text("hash").primaryKey(),
    kind: kind(),
    subject: text("subject"),
    userHandle: text("user_handle"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("passkey_challenges_expires").on(t.expiresAt)],
);
