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

/** Opens the account of a member, chooses a password and stays signed in, beside any page. */
export async function openAccount(visitor: Visitor, memberNumber: number, password: string): Promise<void> {
  const { nationalNumber, mobile } = theMember(memberNumber);
  const steps = [
    ["/dr-portal/create-dr-account", { username: memberNumber }],
    ["/dr-portal", { docNo: memberNumber, password: nationalNumber }],
    ["/dr-portal/set-password", { mobile_last4: mobile.slice(-4), password, password_again: password }],
  ] as const;
  for (const [path, sent] of steps)
    expect([path, (await visitor.post(path, sent)).status]).toEqual([path, 303]);
}
