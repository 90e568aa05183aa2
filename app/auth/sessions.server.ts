import { createHash, randomBytes } from "node:crypto";
import { createCookie, createSessionStorage, type SessionStorage } from "@remix-run/node";
import { and, eq, sql } from "drizzle-orm";
import { db, sessions } from "~/db";
import type { LoginKind } from "~/domain/accounts/identities";
import { isLive } from "~/domain/accounts/sessions.server";
import { forgetIdentities } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";

/**
 * A token may be anything, for example the value of another signed cookie of ours moved here; it then matches no
 * session.
 */
const hashOf = (token: unknown) => createHash("sha256").update(String(token)).digest("base64url");

type Facts = {
  kind: LoginKind;
  subject: string;
  device: string | null;
  shared: boolean;
  withPasskey: boolean;
};

const sessionRows = (kind: LoginKind, lifeSeconds: number) => ({
  async createData(facts: Partial<Facts>) {
    const token = randomBytes(32).toString("base64url");
    await db.insert(sessions).values({
      tokenHash: hashOf(token),
      kind,
      subject: facts.subject ?? "",
      device: facts.device ?? null,
      shared: facts.shared ?? false,
      withPasskey: facts.withPasskey ?? false,
      expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})`,
    });
    return token;
  },

  async readData(token: string): Promise<Facts | null> {
    const ownSession = and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.kind, kind));
    const [row] = await db
      .select({
        subject: sessions.subject,
        device: sessions.device,
        shared: sessions.shared,
        withPasskey: sessions.withPasskey,
      })
      .from(sessions)
      .where(and(ownSession, isLive(kind)));
    if (!row) return null;
    return { kind, ...row };
  },

  async updateData() {
    throw new Error("A session never changes: a new sign-in makes a new one.");
  },

  async deleteData(token: string) {
    await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
    forgetIdentities();
  },
});

const LIFE_SECONDS = 7 * 24 * 60 * 60;

export const isSecure = (request: Request) =>
  new URL(settings.publicUrl ?? request.url).protocol === "https:";

const cookieFor = (kind: LoginKind, secure: boolean) =>
  createCookie(`${secure ? "__Host-" : ""}naqaba_${kind}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: LIFE_SECONDS,
    secrets: settings.sessionSecrets,
  });

const storageFor = (kind: LoginKind, secure: boolean): SessionStorage<Facts> =>
  createSessionStorage<Facts>({
    cookie: cookieFor(kind, secure),
    ...sessionRows(kind, LIFE_SECONDS),
  });

const kinds: LoginKind[] = ["doctor", "computer", "staff"];
const storages = new Map(
  kinds.flatMap((kind) =>
    [true, false].map((secure) => [`${kind} ${secure}`, storageFor(kind, secure)] as const),
  ),
);

export const sessionsOf = (kind: LoginKind, request: Request) =>
  storages.get(`${kind} ${isSecure(request)}`)!;

export const hasSessionCookie = (kind: LoginKind, request: Request) =>
  (request.headers.get("Cookie") ?? "").includes(`naqaba_${kind}=`);

export const forgetSession = (kind: LoginKind, request: Request): Promise<string> =>
  cookieFor(kind, isSecure(request)).serialize("", { maxAge: 0 });

type Families = Array<[family: string, sign: RegExp]>;

/** The first match counts, because many browsers also name others. */
const browsers: Families = [
  ["Edge", /\bEdgA?(iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPT)\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];
const systems: Families = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];
const MAX_READ = 512;

const familyIn = (families: Families, userAgent: string) =>
  families.find(([, sign]) => sign.test(userAgent))?.[0];

/** Returns a name such as 'Firefox · Windows', without versions or models. */
export function deviceFamily(userAgent: string | null): string | null {
  const read = (userAgent ?? "").slice(0, MAX_READ);
  const known = [familyIn(browsers, read), familyIn(systems, read)].filter(Boolean);
  return known.join(" · ") || null;
}

type How = { shared?: boolean; withPasskey?: boolean };

/** Ends the browser's old session of this login (R22). Unless it is said, the new one is as shared as the old one. */
export async function openSession(
  kind: LoginKind,
  request: Request,
  subject: string,
  { shared: saidShared, withPasskey = false }: How = {},
): Promise<Headers> {
  const storage = sessionsOf(kind, request);
  const old = await storage.getSession(request.headers.get("Cookie"));
  const shared = saidShared ?? old.get("shared") ?? false;
  await storage.destroySession(old);
  const session = await storage.getSession();
  session.set("kind", kind);
  session.set("subject", subject);
  session.set("device", deviceFamily(request.headers.get("User-Agent")));
  session.set("shared", shared);
  session.set("withPasskey", withPasskey);
  const headers = new Headers();
  headers.append(
    "Set-Cookie",
    await storage.commitSession(session, shared ? { maxAge: undefined } : undefined),
  );
  return headers;
}

export async function ownTokenHash(kind: LoginKind, request: Request): Promise<string> {
  const cookie = cookieFor(kind, isSecure(request));
  return hashOf((await cookie.parse(request.headers.get("Cookie"))) ?? "");
}
