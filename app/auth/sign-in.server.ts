import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/node";
import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import type { output, ZodObject, ZodType } from "zod";
import { account as accountAddresses } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { type Account, findAccountByName } from "~/domain/accounts/accounts.server";
import type { IdentityOf, LoginKind } from "~/domain/accounts/identities";
import { accountName } from "~/domain/accounts/names";
import { enforceRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { counter } from "~/platform/metrics.server";
import { verifyPassword } from "~/platform/passwords.server";
import { failureKey } from "./devices.server";
import { letIn } from "./let-in.server";
import { InvalidCredentials, withLockout } from "./lockout.server";
import { passkeyOffer } from "./passkey-offer.server";
import { readAttempt, refuseAttempt } from "./refused-attempt.server";
import { safeNext } from "./safe-next";
import { pendingSignIn, SecondStepNeeded } from "./second-step.server";
import { forgetSession, sessionsOf } from "./sessions.server";

type Credentials = { name: string; password: string; client: string | undefined };

const refusals = counter("sign_in_refused_total", "Sign-ins that were refused", "login", "because");

class PasswordStrategy<Kind extends LoginKind> extends Strategy<Account<IdentityOf[Kind]>, Credentials> {
  readonly name: string;

  constructor(
    readonly kind: Kind,
    readonly credentials: Credentials,
  ) {
    super(
      async ({ name }) =>
        (await findAccountByName[kind](name)) as Account<unknown> as Account<IdentityOf[Kind]>,
    );
    this.name = kind;
  }

  /**
   * Checks the lockout before hashing and again after it: a correct password is refused during a lockout, however many
   * attempts run at once (R4, R5).
   */
  async authenticate(request: Request): Promise<Account<IdentityOf[Kind]>> {
    const { name, password, client } = this.credentials;
    try {
      return await withLockout(await failureKey(request, this.kind, name), async () => {
        await enforceRateLimit("signIn", { client }, name);
        const account = await this.verify(this.credentials);
        return (await verifyPassword(account?.passwordHash ?? null, password)) && account;
      });
    } catch (error) {
      if (error instanceof TooManyAttempts) refusals.inc({ login: this.kind, because: "waiting" });
      if (error instanceof InvalidCredentials) refusals.inc({ login: this.kind, because: "wrong" });
      throw error;
    }
  }
}

function authenticate<Kind extends LoginKind>(kind: Kind, request: Request, credentials: Credentials) {
  const authenticator = new Authenticator<Account<IdentityOf[Kind]>>();
  authenticator.use(new PasswordStrategy(kind, credentials));
  const withoutBody = new Request(request.url, { headers: request.headers });
  return authenticator.authenticate(kind, withoutBody);
}

type SignInInput = {
  request: Request;
  context: AppLoadContext;
  name: string;
  password: string;
  shared?: boolean;
};

/**
 * Signs in and remembers the device unless it is shared. Throws InvalidCredentials, TooManyAttempts or
 * SecondStepNeeded.
 */
export async function signIn<Kind extends LoginKind>(
  kind: Kind,
  { request, context, name, password, shared = false }: SignInInput,
): Promise<{ identity: IdentityOf[Kind]; headers: Headers }> {
  const accountKey = accountName[kind](name);
  const account = await authenticate(kind, request, { name: accountKey, password, client: context.client });
  if (account.secondStep) throw new SecondStepNeeded(await pendingSignIn(account));
  const headers = await letIn(request, { kind, subject: account.subject, name: accountKey, shared });
  return { identity: account.identity, headers };
}

type Fields = ZodObject<
  { password: ZodType<string>; shared?: ZodType<string | undefined> } & Record<
    string,
    ZodType<string | undefined>
  >
>;

type Login<Kind extends LoginKind, Schema extends Fields> = {
  kind: Kind;
  schema: Schema;
  nameOf(value: output<Schema>): string;
  homeOf(identity: IdentityOf[Kind]): string;
  says: { empty: string; done: string };
};

const CODE_PAGE = href(accountAddresses.code);

function redirectToCode({ cookie }: SecondStepNeeded, next: string) {
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return redirect(CODE_PAGE + query, { status: 303, headers: { "Set-Cookie": cookie } });
}

export async function signInAction<Kind extends LoginKind, Schema extends Fields>(
  { kind, schema, nameOf, homeOf, says }: Login<Kind, Schema>,
  { request, context }: ActionFunctionArgs,
) {
  const form = await readForm(request);
  const { value, refuse } = readAttempt(form, schema);
  if (!value) {
    const empty = Object.keys(schema.shape).some((field) => field !== "shared" && !form.get(field));
    return refuse(empty ? { form: [says.empty] } : {});
  }
  try {
    const shared = "shared" in schema.shape && form.has("shared");
    const input = { request, context, name: nameOf(value), password: value.password as string, shared };
    const { identity, headers } = await signIn(kind, input);
    const to = safeNext(form.get("next"), homeOf(identity));
    const link = await passkeyOffer(identity);
    return redirectWithFlash(request, to, { kind: "success", key: says.done, link }, headers);
  } catch (error) {
    if (error instanceof SecondStepNeeded) return redirectToCode(error, safeNext(form.get("next"), ""));
    return refuseAttempt(error, request, refuse);
  }
}

const leaving = () => new Headers({ "Clear-Site-Data": '"cache"' });

/** Ends the session on the server; the returned headers clear the cookie and cached pages. */
export async function signOut(kind: LoginKind, request: Request): Promise<Headers> {
  const sessions = sessionsOf(kind, request);
  const session = await sessions.getSession(request.headers.get("Cookie"));
  const headers = leaving();
  headers.append("Set-Cookie", await sessions.destroySession(session));
  return headers;
}

/** Clears the cookie even if the session could not be ended on the server, because the device may be shared. */
export async function signOutAction(kind: LoginKind, request: Request, to: string): Promise<Response> {
  await readForm(request);
  try {
    const headers = await signOut(kind, request);
    return await redirectWithFlash(request, to, { kind: "success", key: "auth:signed-out" }, headers);
  } catch (error) {
    log.error("failed to end a session", describeError(error));
    const headers = leaving();
    headers.append("Set-Cookie", await forgetSession(kind, request));
    return redirectWithFlash(request, to, { kind: "error", key: "auth:sign-out-failed" }, headers);
  }
}
