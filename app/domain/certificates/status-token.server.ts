import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { isNotNull, sql } from "drizzle-orm";
import { verification } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { certificates, db } from "~/db";
import { now } from "~/platform/clock.server";
import { base64urlOf } from "~/proof/base64url";
import { packStatuses, tokenParts } from "~/proof/status-list";
import { signingKey } from "./signing-keys.server";

const FRESH_SECONDS = 4;
export const STATUS_PATH = href(verification.status);

const packed = promisify(deflate);

async function statuses(): Promise<Uint8Array> {
  const [issued] = await db.execute<{ places: number }>(
    sql`select (last_value + 1)::int as places from certificate_positions`,
  );
  const cancelled = await db
    .select({ position: certificates.position })
    .from(certificates)
    .where(isNotNull(certificates.cancelledAt));
  return packStatuses(
    cancelled.map(({ position }) => position),
    issued!.places,
  );
}

/** Returns the list of cancelled certificates as a JWS, signed by a key of certificate-keys.json. */
export async function signStatusToken(origin: string): Promise<string> {
  const [bytes, key] = await Promise.all([statuses(), signingKey()]);
  const lst = base64urlOf(await packed(bytes, { level: 9 }));
  const parts = tokenParts(
    { alg: "EdDSA", typ: "statuslist+jwt", kid: key.kid },
    {
      sub: origin + STATUS_PATH,
      iat: Math.floor(now().getTime() / 1000),
      ttl: FRESH_SECONDS,
      status_list: { bits: 1, lst },
    },
  );
  return `${parts}.${base64urlOf(key.sign(new TextEncoder().encode(parts)))}`;
}

const kept = new Map<string, { token: Promise<string>; until: number }>();
const MAX_ORIGINS = 20;

/** Returns a list that is at most four seconds old. */
export function statusToken(origin: string): Promise<string> {
  const known = kept.get(origin);
  if (known && performance.now() < known.until) return known.token;
  const token = signStatusToken(origin);
  if (kept.size >= MAX_ORIGINS) kept.clear();
  kept.set(origin, { token, until: performance.now() + FRESH_SECONDS * 1000 });
  token.catch(() => kept.delete(origin));
  return token;
}
