import type { Permission } from "~/auth/permissions";
import type { Use } from "~/content/edition";
import type { ComputerPermission } from "~/domain/accounts/identities";
import type { RateLimitName } from "~/domain/limits/rate-limits.server";

type Path = `/${string}`;

/** An address that needs no login states why. */
type Anyone = { login: "none"; why: string };
/** The own password is chosen first, unless the address is open before it, because … */
type OfDoctor = { login: "doctor"; beforeOwnPassword?: string };
type OfComputer = { login: "computer"; permission?: ComputerPermission };
type OfStaff = { login: "staff"; permission: Permission };
type OfDoctorOrStaff = { login: "doctor or staff"; permission: Permission };
type OfComputerOrStaff = {
  login: "computer or staff";
  computer?: readonly ComputerPermission[];
  permission: Permission;
};
/** A program that calls with the cookie of one of these logins. */
type OfCaller = { login: "caller"; of: readonly Login[] };
export type Who = Anyone | OfDoctor | OfComputer | OfStaff | OfDoctorOrStaff | OfComputerOrStaff | OfCaller;

export const anyone = (why: string) => ({ login: "none", why }) satisfies Anyone;
export const publicPage = anyone("public page");
export const doctors = { login: "doctor" } satisfies OfDoctor;
export const doctorsBeforeOwnPassword = (why: string) =>
  ({ login: "doctor", beforeOwnPassword: why }) satisfies OfDoctor;
export const clerks = (permission?: ComputerPermission) =>
  ({ login: "computer", permission }) satisfies OfComputer;
export const staff = (permission: Permission) => ({ login: "staff", permission }) satisfies OfStaff;
export const doctorsOrStaff = (permission: Permission) =>
  ({ login: "doctor or staff", permission }) satisfies OfDoctorOrStaff;
export const clerksOrStaff = (permission: Permission, computer?: readonly ComputerPermission[]) =>
  ({ login: "computer or staff", permission, computer }) satisfies OfComputerOrStaff;
export const callers = (...of: OfCaller["of"]) => ({ login: "caller", of }) satisfies OfCaller;

export type Login = "doctor" | "computer" | "staff";

export type OpenTo<Login extends Who["login"]> = Extract<Who, { login: Login }>;

export type Address<W extends Who = Who> = {
  path: Path;
  /** The same file elsewhere; search engines are told `path`. */
  also?: readonly Path[];
  file: string;
  who: W;
  /** Without it the address is only read. "file" is one of a stranger, which is looked at and not kept. */
  takes?: "form" | "files" | "file" | "json";
  sender?: Who;
  /**
   * Names of the rate limits that apply to requests to this address; the counter throws in tests if one is missing
   * (decision 030).
   */
  limits?: readonly RateLimitName[];
  /** So are its parts with these queries of our own links, in this order. */
  cacheable?: true | readonly Query[];
  /** "listed" stands in the site map, too. */
  found?: "listed" | "unlisted";
  /** The parameter is itself a key ("rest": with all that follows) or a member's number, and no log shows it. */
  secret?: "rest" | "number";
  /** Set if the address accepts a body even in read-only mode, with the reason. */
  evenReadOnly?: string;
  /** Not found where the association has no use for this part of the site. */
  use?: Use;
  /** Staff see it in the frame that readers have. */
  asReaders?: true;
  /** The page above it; where each login has its own, by login. */
  under?: Path | Partial<Record<Login, Path>>;
  /** `area:key`; without it, the title among the association's own words. */
  title?: `${string}:${string}`;
};

export type Query = "page" | "tab=past";

/** Addresses of a part of the site that an association may have no use for. */
export const usedFor = <const All extends Record<string, Address>>(
  use: Use,
  all: All,
): { [Name in keyof All]: All[Name] & { use: Use } } =>
  Object.fromEntries(Object.entries(all).map(([name, address]) => [name, { ...address, use }])) as never;

export const defineRoutes = <const All extends Record<string, Address>>(all: All): All => all;
