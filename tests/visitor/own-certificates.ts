import { expect } from "vitest";
import type { Visitor } from "./visitor";

/** Returns the address of a signed-in doctor's latest certificate in this state. */
export async function addressOf(doctor: Visitor, state: string): Promise<string> {
  await doctor.visit("/dashboard/registration-certificate");
  const listed = (await doctor.all("main ul li")).filter((each) => each.textContent!.includes(state));
  return listed.at(-1)!.querySelector("a")!.getAttribute("href")!;
}

/** Returns the verification code on the shown certificate. */
export async function codeOn(visitor: Visitor): Promise<string> {
  const { pathname } = new URL((await visitor.attribute("main a[href*='/verify/']", "href"))!);
  const code = pathname.split("/").at(-1)!;
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  return code;
}
