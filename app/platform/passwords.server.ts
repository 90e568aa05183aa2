import { hash, verify } from "@node-rs/argon2";
import { concurrencyLimit } from "./concurrency-limit";

const argon2id = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

/** Hashes two at a time, so that many logins cannot occupy the machine. */
const inTurn = concurrencyLimit(AT_ONCE);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, argon2id));

let dummy: Promise<string> | undefined;

/** Without a hash, takes the same time and returns false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword("no account has this password");
  const against = passwordHash ?? (await dummy);
  const right = await inTurn(() => verify(against, password));
  return right && passwordHash !== null;
}
