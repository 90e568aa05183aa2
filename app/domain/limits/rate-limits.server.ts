import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Db, db, type Tx, throttles } from "~/db";
import { requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";

type Limit = { max: number; seconds: number };

type Who = {
  client: { client?: string };
  network: string;
  doctor: number;
  staff: string;
  code: string;
  program: string;
  mailbox: string;
  everybody: null;
};

/** `key` names the counter; `distinct` counts different values; `together` counts all callers in one. */
type RateLimit = {
  key: string;
  scope: keyof Who;
  max?: number;
  seconds: number;
  distinct?: { key?: string; max: number };
  global?: Limit;
};

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const rateLimits = {
  // Repeated attempts on one account are limited by the lockout (R4, R5).
  signIn: { key: "client", scope: "client", seconds: MINUTE, distinct: { max: 10 } },
  // Generous, because a whole hospital may share one address.
  passkey: { key: "passkey", scope: "client", max: 300, seconds: TEN_MINUTES },
  deviceLetter: { key: "device-letters", scope: "mailbox", max: 3, seconds: DAY },
  secondStep: { key: "codes", scope: "staff", max: 10, seconds: 5 * MINUTE },
  // An authenticator code is valid for two minutes at most and opens one session.
  secondStepCode: { key: "code", scope: "code", max: 1, seconds: 2 * MINUTE },
  recovery: { key: "recovery:client", scope: "client", max: 10, seconds: TEN_MINUTES },
  recoveryOfMember: { key: "recovery:member", scope: "doctor", max: 300, seconds: DAY },
  setup: {
    key: "setup",
    scope: "client",
    max: 10,
    seconds: TEN_MINUTES,
    global: { max: 100, seconds: TEN_MINUTES },
  },
  // Shared by all pages that reveal whether a member number (R2) or a certificate code (S21) exists.
  lookUp: {
    key: "look-ups",
    scope: "client",
    max: 50,
    seconds: TEN_MINUTES,
    distinct: { key: "look-up", max: 30 },
  },
  // Records of the public register and searches for a number, together with all other look-ups by number.
  register: { key: "register", scope: "client", seconds: TEN_MINUTES, distinct: { key: "look-up", max: 30 } },
  // The default; each client has its own limit.
  program: { key: "program", scope: "program", max: 60, seconds: MINUTE },
  // Generous, because many readers share one address of a hospital or a mobile network.
  search: { key: "search", scope: "client", max: 300, seconds: MINUTE },
  proposals: { key: "proposals", scope: "client", max: 200, seconds: 10 },
  certificate: { key: "certificate", scope: "doctor", max: 10, seconds: MINUTE }, // R17
  nameChange: { key: "name-change", scope: "doctor", max: 20, seconds: TEN_MINUTES },
  recordCopy: { key: "copy", scope: "doctor", max: 20, seconds: HOUR },
  letter: { key: "letters", scope: "staff", max: 30, seconds: TEN_MINUTES },
  // Counts all spellings of an address as one.
  letterToMailbox: { key: "letters-to", scope: "mailbox", max: 3, seconds: DAY },
  // The total is so high that no honest applicant is refused when a faculty graduates (R24).
  application: {
    key: "application",
    scope: "client",
    max: 5,
    seconds: TEN_MINUTES,
    global: { max: 2400, seconds: MINUTE },
  },
  applicationPapers: { key: "application-papers", scope: "client", max: 30, seconds: TEN_MINUTES },
  // In MB. A class of thirty behind one address, each with three documents of 10 MB, sends 900.
  draftPaperBytes: { key: "draft-paper-mb", scope: "network", max: 2048, seconds: DAY },
  stagedFiles: { key: "staged-files", scope: "client", max: 400, seconds: TEN_MINUTES },
  wrongReceiptLink: { key: "receipt", scope: "client", max: 20, seconds: TEN_MINUTES },
  // Drawn anew for each request by anybody who has the link.
  receiptPaper: { key: "receipt-paper", scope: "client", max: 40, seconds: TEN_MINUTES },
  draft: { key: "draft", scope: "client", max: 20, seconds: TEN_MINUTES },
  draftLetter: {
    key: "draft-letters",
    scope: "client",
    max: 10,
    seconds: TEN_MINUTES,
    global: { max: 60, seconds: MINUTE },
  },
  // Counts wrong codes only; correct ones are refunded (S19). No total, with which one sender could lock everybody out:
  // 50 bits and a day need none.
  resume: { key: "resume", scope: "client", max: 5, seconds: TEN_MINUTES },
  resumeCode: { key: "resume-code", scope: "code", max: 20, seconds: DAY },
  oath: {
    key: "oath",
    scope: "client",
    max: 5,
    seconds: TEN_MINUTES,
    global: { max: 60, seconds: MINUTE },
  },
  message: { key: "contact", scope: "client", max: 5, seconds: TEN_MINUTES },
  messageOfNetwork: { key: "contact-network", scope: "network", max: 100, seconds: HOUR },
  messageOfEverybody: { key: "contact", scope: "everybody", max: 200, seconds: HOUR },
  survey: {
    key: "survey",
    scope: "client",
    max: 5,
    seconds: DAY,
    global: { max: 500, seconds: HOUR },
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
type WhoOf<Limited extends RateLimitName> = Who[(typeof rateLimits)[Limited]["scope"]];

export class TooManyAttempts extends Error {
  constructor(
    readonly until: Date,
    readonly isGlobal = false,
  ) {
    super("too many attempts");
  }
}

/** Consumes from a counter. Exact across processes, because the stored row decides. */
async function consume(
  key: string,
  { max, seconds }: Limit,
  database: Db | Tx,
  amount = 1,
): Promise<Date | null> {
  const over = sql`${throttles.windowStartedAt} < now() - make_interval(secs => ${seconds})`;
  const [row] = await database
    .insert(throttles)
    .values({ key, count: amount })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then ${amount}::int else ${throttles.count} + ${amount}::int end`,
        windowStartedAt: sql`case when ${over} then now() else ${throttles.windowStartedAt} end`,
      },
    })
    .returning({ count: throttles.count, startedAt: throttles.windowStartedAt });
  if (!row || row.count <= max) return null;
  return new Date(row.startedAt.getTime() + seconds * 1000);
}

/** A value that was counted before passes again. */
const consumeDistinct = (group: string, one: string | number, limit: Limit, database: Db | Tx) =>
  database.transaction(async (tx) => {
    const key = `${group}:${one}`;
    if (await consume(key, { max: 1, seconds: limit.seconds }, tx)) return null;
    const until = await consume(group, limit, tx);
    if (until) await tx.delete(throttles).where(eq(throttles.key, key));
    return until;
  });

function keyFor(key: string, who: Who[keyof Who]): string {
  if (who === null) return key;
  return `${key}:${typeof who === "object" ? who.client || "unknown" : who}`;
}

/** In development and in tests, throws for a limit that the request's address does not name. */
function requireNamed(name: RateLimitName): void {
  const address = settings.strictAddresses ? requestScope()?.answering?.address : undefined;
  if (!address || address.limits?.includes(name)) return;
  throw new Error(`${address.path} counts by ${name}: name it in the limits of its address (app/addresses)`);
}

/**
 * Counts `amount` against the limits of a caller; null if it is within them. A caller who is over their own limit uses up nothing of
 * the limit of all. `atMost` replaces the limit of the table for a caller who has a limit of their own.
 */
export async function overRateLimit<Limited extends RateLimitName>(
  name: Limited,
  who: WhoOf<Limited>,
  {
    of = "",
    atMost,
    amount = 1,
    database = db,
  }: { of?: string | number; atMost?: number; amount?: number; database?: Db | Tx } = {},
): Promise<TooManyAttempts | null> {
  requireNamed(name);
  const { key, max, seconds, distinct, global }: RateLimit = rateLimits[name];
  let until = max ? await consume(keyFor(key, who), { max: atMost ?? max, seconds }, database, amount) : null;
  if (!until && distinct) {
    const group = keyFor(distinct.key ?? key, who);
    until = await consumeDistinct(group, of, { max: distinct.max, seconds }, database);
  }
  if (until) return new TooManyAttempts(until);
  const untilForAll = global && (await consume(key, global, database));
  return untilForAll ? new TooManyAttempts(untilForAll, true) : null;
}

/** Consumes from a limit; `of` is the value if different ones are counted. Throws TooManyAttempts. */
export async function enforceRateLimit<Limited extends RateLimitName>(
  name: Limited,
  who: WhoOf<Limited>,
  of?: string | number,
): Promise<void> {
  const over = await overRateLimit(name, who, { of });
  if (over) throw over;
}

export async function refund<Limited extends RateLimitName>(
  name: Limited,
  who: WhoOf<Limited>,
  database: Db | Tx = db,
): Promise<void> {
  await database
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, keyFor(rateLimits[name].key, who)));
}

/** The key under which a code is counted without storing it. */
export const digestOfCode = (code: string) => `code-${createHash("sha256").update(code).digest("base64url")}`;
