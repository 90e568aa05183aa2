import { type RouteConfig, route } from "@remix-run/route-config";
import { calls } from "./addresses/calls";
import { internship, registrations } from "./addresses/internship";
import { certificates, computer, doctor, elections } from "./addresses/portals";
import { careers, events, feeds, galleries, information, news, site } from "./addresses/public";
import { accounts, complaints, electionOffice, staff } from "./addresses/staff";

/** The site map: every address and the file that answers it, by area. */
export default [
  ...site,
  ...information,
  ...careers,
  ...news,
  ...events,
  ...galleries,
  ...feeds,
  ...complaints,
  ...staff,
  ...accounts,
  ...certificates,
  ...doctor,
  ...computer,
  ...elections,
  ...electionOffice,
  ...internship,
  ...registrations,
  ...calls,
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
