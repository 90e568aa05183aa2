import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import type { IdentityOf, LoginKind } from "~/domain/accounts/identities";
import { type Account, findAccountByName } from "~/domain/accounts/queries.server";
import { counted } from "~/platform/metrics.server";
import { verifyPassword } from "~/platform/passwords.server";
import { failureKey } from "./known-device.server";
import { blockedUntil, clearFailures, countDistinct, recordFailure } from "./throttle.server";

/** A sign-in that was refused: wrong (unknown, disabled or wrong alike), or too many tries until a moment. */
export class SignInRefused extends Error {
  constructor(readonly until: Date | null) {
    super(until ? "too many attempts" : "wrong name or password");
  }
}

/** What was typed, and the address it came from. */
export type Credentials = { name: string; password: string; client: string };

const refusals = counted("sign_in_refused_total", "Sign-ins that were refused", "login", "because");
const CLIENT_ACCOUNTS = 10;
const CLIENT_WINDOW_S = 60;

class PasswordStrategy<Kind extends LoginKind> extends Strategy<Account<IdentityOf[Kind]>, Credentials> {
  readonly name: string;

  constructor(
    readonly kind: Kind,
    readonly credentials: Credentials,
  ) {
    super(async ({ name }) => (await findAccountByName[kind](name)) as Account<IdentityOf[Kind]>);
    this.name = kind;
  }

  /**
   * The throttles are asked before anything is hashed, and again once it was: a right password during a wait is refused
   * alike, however many came at once (R4, R5).
   */
  async authenticate(request: Request): Promise<Account<IdentityOf[Kind]>> {
    const failures = await failureKey(request, this.kind, this.credentials.name);
    const until = (await blockedUntil(failures)) ?? (await this.sprayingUntil());
    if (until) throw this.refused(until);
    const account = await this.verify(this.credentials);
    const right = await verifyPassword(account?.passwordHash ?? null, this.credentials.password);
    const meanwhile = right ? await blockedUntil(failures) : await recordFailure(failures);
    if (meanwhile || !right) throw this.refused(meanwhile);
    await clearFailures(failures);
    return account;
  }

  private refused(until: Date | null): SignInRefused {
    refusals.inc({ login: this.kind, because: until ? "waiting" : "wrong" });
    return new SignInRefused(until);
  }

  /** One client may try a few different accounts a minute; trying one of them again is the account's own matter. */
  private sprayingUntil(): Promise<Date | null> {
    const { client, name } = this.credentials;
    return countDistinct(`client:${client}`, name, CLIENT_ACCOUNTS, CLIENT_WINDOW_S);
  }
}

/** The account these credentials open; throws SignInRefused. */
export function authenticate<Kind extends LoginKind>(kind: Kind, request: Request, credentials: Credentials) {
  const authenticator = new Authenticator<Account<IdentityOf[Kind]>>();
  authenticator.use(new PasswordStrategy(kind, credentials));
  const withoutBody = new Request(request.url, { headers: request.headers });
  return authenticator.authenticate(kind, withoutBody);
}
