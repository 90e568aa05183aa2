import type { Permission } from "~/auth/permissions";
import type { Use } from "~/content/edition";
import type { ComputerPermission } from "~/domain/accounts/identities";
import type { RateLimitName } from "~/domain/limits/rate-limits.server";

type Path = `/${string}`;

/** An address that needs no login states why. */
type Anyone = { login: "none"; why: string };
/** Set if the address is open before the doctor has chosen a password, with the reason. */
type OfDoctor = { login: "doctor"; beforeOwnPassword?: string };
type OfComputer = { login: "computer"; permission?: ComputerPermission };
type OfStaff = { login: "staff"; permission: Permission };
type OfDoctorOrStaff = { login: "doctor or staff"; permission: Permission };
type OfComputerOrStaff = {
  login: "computer or staff";
  computer?: readonly ComputerPermission[];
  permission: Permission;
};
/** A caller of the API that presents the session cookie of one of these logins. */
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
  /** Further paths of the same file; search engines index `path` only. */
  also?: readonly Path[];
  file: string;
  who: W;
  /**
   * The kind of body that the address accepts; without it, the address is read-only. "file" is a single file that is
   * inspected and not stored.
   */
  takes?: "form" | "files" | "file" | "json";
  /** A file may be as large as one of the register (`file-limits.ts`), not only as a photo or a paper. */
  largeFiles?: true;
  /** A JSON body may be as large as a thousand records of the register, not only as a form. */
  largeJson?: true;
  sender?: Who;
  /**
   * Names of the rate limits that apply to requests to this address; the counter throws in tests if one is missing
   * (decision 030).
   */
  limits?: readonly RateLimitName[];
  /**
   * The page cache may store the answer: without a query, or also with these query parameters of our own links, in this
   * order.
   */
  cacheable?: true | readonly Query[];
  /** Search engines may index the address; "listed" also puts it into the site map. */
  found?: "listed" | "unlisted";
  /** The parameter is a secret ("rest": everything after it, too) or a member's number, so that logs redact it. */
  secret?: "rest" | "number";
  /** Set if the address accepts a body even in read-only mode, with the reason. */
  evenReadOnly?: string;
  /** The address answers 404 if the association does not use this part of the site. */
  use?: Use;
  /** Staff see the page in the readers' frame instead of their own. */
  asReaders?: true;
  /** The parent page, for all logins or by login. */
  under?: Path | Partial<Record<Login, Path>>;
  /** The title as `area:key` of the dictionaries; without it, the association's own words have the title. */
  title?: `${string}:${string}`;
};

export type Query = "page" | "tab=past";

/** Describes addresses of a part of the site that an association may leave out. */
export const addressesUsedFor = <const All extends Record<string, Address>>(
  use: Use,
  all: All,
): { [Name in keyof All]: All[Name] & { use: Use } } =>
  Object.fromEntries(Object.entries(all).map(([name, address]) => [name, { ...address, use }])) as never;

export const defineRoutes = <const All extends Record<string, Address>>(all: All): All => all;
