import type { AppLoadContext } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { isMobileShut, requireMobileEnding, requireRecoveryCode } from "~/auth/recovery.server";
import { findMobileEnding } from "~/domain/accounts/mobile-on-record.server";
import type { Refusal } from "~/forms/parse-form";

/** What shows, beside the session, that it is the doctor who chooses the password. */
export type Proof =
  | { by: "mobile"; ending: string }
  /** The one-time code of the office, and why it is asked for. */
  | { by: "code"; because: "no-mobile" | "mobile-shut" }
  | { by: "password" };

/** The national number alone is not enough: the mobile on record, else a code of the office; later, the password (S1). */
export async function proofFor({ memberNumber, mustSetPassword }: Doctor): Promise<Proof> {
  if (!mustSetPassword) return { by: "password" };
  const ending = await findMobileEnding(memberNumber);
  if (!ending) return { by: "code", because: "no-mobile" };
  const shut = await isMobileShut(memberNumber);
  return shut ? { by: "code", because: "mobile-shut" } : { by: "mobile", ending };
}

type Shown = { mobile_last4?: string; recovery_code?: string; current_password?: string };

/** Throws unless what was shown is right; the answer is the stored hash of a code that is to be used up. */
export async function mustProve(
  proof: Proof,
  { memberNumber }: Doctor,
  shown: Shown,
  context: AppLoadContext,
): Promise<string | null> {
  if (proof.by === "code") return requireRecoveryCode(context, memberNumber, shown.recovery_code ?? "");
  if (proof.by === "mobile") await requireMobileEnding(memberNumber, proof.ending, shown.mobile_last4 ?? "");
  else await requireDoctorPassword(memberNumber, shown.current_password ?? "");
  return null;
}

export const wrongProof: Record<Proof["by"], Refusal> = {
  mobile: { fields: { mobile_last4: ["portal:password.mobile-wrong"] } },
  code: { fields: { recovery_code: ["portal:recover.wrong-code"] } },
  password: { fields: { current_password: ["portal:password.current-wrong"] } },
};
