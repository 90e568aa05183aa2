import { account, computerUsers, invitation, members, passkeySignIn, setup, staffAccounts } from "./accounts";
import type { Address, Login } from "./address";
import { api } from "./api";
import { certificates, verification } from "./certificates";
import { computerPortal } from "./computer";
import { contentOffice } from "./content";
import { doctorPortal } from "./doctor";
import { electionOffice, elections } from "./elections";
import { information } from "./information";
import { internship, registrations } from "./internship";
import { programs } from "./programs";
import { careers, contact, feeds, oath, site, stagedFiles, survey } from "./public";
import { events, galleries, news } from "./publications";
import { register, registerOffice } from "./register";
import { routeMatcher } from "./route-matcher";
import {
  auditLog,
  complaints,
  maintenance,
  nameChanges,
  oaths,
  office,
  outbox,
  siteHealth,
  surveyStatistics,
} from "./staff";

/** All addresses of the site; every other path answers 404. */
export const siteMap: readonly Address[] = [
  site,
  stagedFiles,
  contact,
  survey,
  oath,
  careers,
  feeds,
  information,
  news,
  events,
  galleries,
  complaints,
  office,
  contentOffice,
  auditLog,
  maintenance,
  programs,
  nameChanges,
  oaths,
  outbox,
  siteHealth,
  surveyStatistics,
  account,
  passkeySignIn,
  setup,
  invitation,
  members,
  computerUsers,
  staffAccounts,
  certificates,
  verification,
  register,
  registerOffice,
  doctorPortal,
  computerPortal,
  elections,
  electionOffice,
  internship,
  registrations,
  api,
].flatMap((area) => Object.values(area));

export const pathsOf = ({ path, also = [] }: Address) => [path, ...also];

/**
 * The routes of all addresses, in their order. A file that answers at several addresses is a separate route at each.
 */
export const routes = siteMap
  .flatMap((address) => pathsOf(address).map((path) => ({ address, path })))
  .map(({ address, path }, index, all) => {
    const isFirst = all.findIndex((other) => other.address.file === address.file) === index;
    const id = isFirst ? address.file.replace(/\.tsx?$/, "") : `${address.file}@${path.slice(1)}`;
    return { id, path, address };
  });

const routeById = new Map(routes.map((route) => [route.id, route]));
const match = routeMatcher(routes.map(({ id, path }) => ({ id, path: path.slice(1) })));

export type AddressMatch = {
  address: Address;
  /** The address's `path`, or the one of `also` that matched. */
  path: string;
  routeId: string;
  params: Record<string, string>;
  /** True if the pathname matched as written, without decoding escapes or removing trailing slashes. */
  isPlain: boolean;
};

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the address of a pathname, which is that of the 404 page for an unknown one; null if the pathname cannot be
 * decoded.
 */
export function matchAddress(pathname: string): AddressMatch | null {
  const plain = match(pathname);
  const found = plain ?? match(decoded(pathname).replace(/(?<=.)\/+$/, ""));
  if (!found) return null;
  const { address, path, id } = routeById.get(found.id)!;
  return { address, path, routeId: id, params: found.params, isPlain: plain !== null };
}

/** Returns the address of a pathname in any spelling; null if there is none. */
export function addressOf(pathname: string): Address | null {
  const { address } = matchAddress(pathname) ?? {};
  return address && address !== site.notFound ? address : null;
}

type RoutedRequest = { request: Pick<Request, "url">; context: { match?: AddressMatch | null } };

/** Returns the address that the front matched for this request, from the load context. */
export const matchOf = ({ request, context }: RoutedRequest): AddressMatch | null =>
  context.match ?? matchAddress(new URL(request.url).pathname);

const byPath = new Map(siteMap.map((address) => [address.path as string, address]));

/** Returns the parent pages, the nearest last. Where the parent depends on the login, `by` chooses it. */
export function pagesAbove({ under }: Address, by?: Login): Address[] {
  const above = byPath.get((typeof under === "object" ? by && under[by] : under) ?? "");
  return above ? [...pagesAbove(above, by), above] : [];
}
