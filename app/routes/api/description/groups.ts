import type { Call, Group } from "~/content/api/call";
import { groups as written } from "~/content/api/calls";
import { applicationBody } from "../application-body";

const withBody = (call: Call): Call =>
  call.id === "apply" ? { ...call, body: { ...applicationBody, ...call.body } } : call;

/** Every JSON call of the site, by what it is about. */
export const groups: readonly Group[] = written.map((group) => ({
  ...group,
  calls: group.calls.map(withBody),
}));
