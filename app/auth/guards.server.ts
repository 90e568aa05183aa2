import { account as accountAddresses } from "~/addresses/accounts";
import { computerPortal } from "~/addresses/computer";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { office } from "~/addresses/staff";
import { findAccountBySession } from "~/domain/accounts/accounts.server";
import type {
  ComputerPermission,
  ComputerUser,
  Doctor,
  IdentityOf,
  LoginKind,
  StaffUser,
} from "~/domain/accounts/identities";
import { markSeen } from "~/domain/accounts/sessions.server";
import { clientAddress } from "~/platform/client-address.server";
import { type Notice, turnAway } from "~/platform/flash.server";
import { isWithin } from "~/platform/networks.server";
import { requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { may, type Permission } from "./permissions";
import { hasSessionCookie, ownTokenHash } from "./sessions.server";

/** True if the request comes from one of COMPUTER_NETWORKS, or if none is set (S14). */
export const isComputerNetwork = (): boolean =>
  !settings.computerNetworks || isWithin(settings.computerNetworks, clientAddress());

export type Visitor = { doctor: Doctor | null; computer: ComputerUser | null; staff: StaffUser | null };

async function findIdentity<Kind extends LoginKind>(
  kind: Kind,
  request: Request,
): Promise<IdentityOf[Kind] | null> {
  if (kind === "computer" && !isComputerNetwork()) return null;
  const tokenHash = await ownTokenHash(kind, request);
  const account = await findAccountBySession[kind](tokenHash);
  if (account?.unseen) await markSeen(tokenHash);
  return (account?.identity ?? null) as IdentityOf[Kind] | null;
}

/**
 * Reads the account anew, so that a disabled account, or a clerk outside the networks, counts as signed out at once.
 * Done once per request, and once after its action.
 */
export async function identityOf<Kind extends LoginKind>(
  kind: Kind,
  request: Request,
): Promise<IdentityOf[Kind] | null> {
  if (!hasSessionCookie(kind, request)) return null;
  const scope = requestScope();
  if (!scope) return findIdentity(kind, request);
  scope.identities ??= {};
  scope.identities[kind] ??= findIdentity(kind, request);
  const identity = (await scope.identities[kind]) as IdentityOf[Kind] | null;
  if (identity) scope.caller = kind;
  return identity;
}

export async function whoIs(request: Request): Promise<Visitor> {
  const [doctor, computer, staff] = await Promise.all([
    identityOf("doctor", request),
    identityOf("computer", request),
    identityOf("staff", request),
  ]);
  return { doctor, computer, staff };
}

export type { ComputerUser, Doctor, StaffUser };

const accessDenied: Notice = { kind: "error", key: "auth:access-denied" };

/** Pages for admins only say so in the notice (specification 1, §6). */
function denialOf(permission: Permission, { method }: Request): Notice {
  if (may("editor", permission)) return accessDenied;
  return { kind: "error", key: method === "GET" ? "auth:admins-only-page" : "auth:admins-only-action" };
}

/** Redirects staff who lack the permission; an admin whose second factor is due goes to the page that sets it up. */
const deny = ({ secondStepDue }: StaffUser, permission: Permission, request: Request, to: string) =>
  secondStepDue
    ? turnAway(request, href(accountAddresses.secondStep), { kind: "error", key: "accounts:step.due" })
    : turnAway(request, to, denialOf(permission, request));

const pleaseLogIn = (to: string): Notice => ({
  kind: "error",
  key: "auth:please-log-in",
  link: { to, key: "auth:go-to-login" },
});

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};
const withNext = (login: string, request: Request) =>
  request.method === "GET" ? `${login}?next=${encodeURIComponent(addressOf(request))}` : login;

export async function requireDoctor(request: Request): Promise<Doctor> {
  const doctor = await identityOf("doctor", request);
  if (!doctor) throw await turnAway(request, "/", pleaseLogIn(withNext(href(doctorPortal.signIn), request)));
  return doctor;
}

export async function requireComputerUser(
  request: Request,
  permission?: ComputerPermission,
): Promise<ComputerUser> {
  const user = await identityOf("computer", request);
  if (!user) throw await turnAway(request, "/", pleaseLogIn(withNext(href(computerPortal.signIn), request)));
  if (permission && !user.permissions.includes(permission)) throw await turnAway(request, "/", accessDenied);
  return user;
}

/** Chooses a target that leads to a readable page in at most two redirects (T5). */
function refusedTo(staff: StaffUser, permission: Permission, request: Request): string {
  if (permission === "news.publish") return href(news.list);
  const adminPage =
    new URL(request.url).pathname.startsWith(`${href(office.dashboard)}/`) &&
    may(staff.role, "dashboard.open");
  return adminPage ? href(office.signIn) : "/";
}

export async function requireStaff(request: Request, permission: Permission): Promise<StaffUser> {
  const staff = await identityOf("staff", request);
  if (!staff) {
    const notice: Notice = { kind: "error", key: "auth:please-log-in" };
    throw await turnAway(request, withNext(href(office.signIn), request), notice);
  }
  if (!may(staff.role, permission)) {
    throw await deny(staff, permission, request, refusedTo(staff, permission, request));
  }
  return staff;
}

/** Returns the doctor if both are signed in. */
export async function requireDoctorOrStaff(
  request: Request,
  permission: Permission = "financial-card.open",
): Promise<{ doctor: Doctor; staff: null } | { doctor: null; staff: StaffUser }> {
  const doctor = await identityOf("doctor", request);
  if (doctor) return { doctor, staff: null };
  const staff = await identityOf("staff", request);
  if (!staff) throw await turnAway(request, "/", pleaseLogIn(withNext(href(doctorPortal.signIn), request)));
  if (!may(staff.role, permission)) throw await deny(staff, permission, request, "/");
  return { doctor: null, staff };
}

export type Officer =
  | { kind: "computer"; id: string; computer: ComputerUser; staff: null }
  | { kind: "staff"; id: string; computer: null; staff: StaffUser };

export async function requireComputerUserOrStaff(
  request: Request,
  needs: { computer?: readonly ComputerPermission[]; staff: Permission },
): Promise<Officer> {
  const [computer, staff] = await Promise.all([
    identityOf("computer", request),
    identityOf("staff", request),
  ]);
  if (computer && (!needs.computer || needs.computer.some((one) => computer.permissions.includes(one))))
    return { kind: "computer", id: computer.id, computer, staff: null };
  if (staff && may(staff.role, needs.staff)) return { kind: "staff", id: staff.id, computer: null, staff };
  if (staff) throw await deny(staff, needs.staff, request, "/");
  if (computer) throw await turnAway(request, "/", accessDenied);
  throw await turnAway(request, "/", pleaseLogIn(withNext(href(computerPortal.signIn), request)));
}
