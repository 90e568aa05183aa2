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
import { register } from "./register";
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

/** What is not among them answers nobody. */
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
  doctorPortal,
  computerPortal,
  elections,
  electionOffice,
  internship,
  registrations,
  api,
].flatMap((area) => Object.values(area));

export const pathsOf = ({ path, also = [] }: Address) => [path, ...also];

const PARAMETER = /:\w+/g;

/** With an expression for each of its parameters. */
export const patternOf = (path: string, parameter: string): string =>
  path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(PARAMETER, parameter);

const match = routeMatcher(
  siteMap.flatMap((address, at) =>
    pathsOf(address)
      .filter((path) => !path.endsWith("*") || address.takes === "files")
      .map((path) => ({ id: String(at), path: path.slice(1) })),
  ),
);

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** However it was spelled. */
export function addressOf(pathname: string): Address | null {
  const found = match(decoded(pathname).replace(/(?<=.)\/+$/, ""));
  return found && siteMap[Number(found.id)]!;
}

const byPath = new Map(siteMap.map((address) => [address.path as string, address]));

/** The nearest last. Where each login has its own way, that of `by`, or none. */
export function pagesAbove({ under }: Address, by?: Login): Address[] {
  const above = byPath.get((typeof under === "object" ? by && under[by] : under) ?? "");
  return above ? [...pagesAbove(above, by), above] : [];
}
