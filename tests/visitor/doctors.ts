import { expect } from "vitest";
import { demoMembers } from "~/domain/demo/members";
import { today } from "../support/business-day";
import type { Visitor } from "./visitor";

const register = demoMembers(today).map(({ member }) => member);

/** A member of the demo register; those from 20001 on have no account, so that a journey can open one. */
export const theMember = (memberNumber: number) =>
  register.find((member) => member.memberNumber === memberNumber)!;

/** Signs in by the page of the doctors' portal, with the demo's password unless another is named. */
export async function enter(visitor: Visitor, memberNumber: number, password?: string): Promise<void> {
  await visitor.enter("doctor", memberNumber, password ?? `2026000${memberNumber % 10}`);
}

type Known = { memberNumber: number; nationalNumber: string; mobile: string };

/** Opens the account of a demo member, chooses a password and stays signed in, beside any page. */
export const openAccount = (visitor: Visitor, memberNumber: number, password: string): Promise<void> =>
  openAccountOf(visitor, theMember(memberNumber), password);

/** Does the same for a member whose national number and mobile are known. */
export async function openAccountOf(
  visitor: Visitor,
  { memberNumber, nationalNumber, mobile }: Known,
  password: string,
): Promise<void> {
  const steps = [
    ["/dr-portal/create-dr-account", { username: memberNumber }],
    ["/dr-portal", { docNo: memberNumber, password: nationalNumber }],
    ["/dr-portal/set-password", { mobile_last4: mobile.slice(-4), password, password_again: password }],
  ] as const;
  for (const [path, sent] of steps)
    expect([path, (await visitor.post(path, sent)).status]).toEqual([path, 303]);
}
