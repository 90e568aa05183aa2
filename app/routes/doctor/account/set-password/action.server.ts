import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { forgiveDoctor, InvalidCredentials } from "~/auth/lockout.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { isMobileShut, requireMobileEnding, requireRecoveryCode } from "~/auth/recovery.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { openSession, ownTokenHash } from "~/auth/sessions.server";
import { sayings, setPasswordInput } from "~/domain/accounts/doctor-input";
import {
  CodeGone,
  faultOfPassword,
  findMobileEnding,
  setDoctorPassword,
} from "~/domain/accounts/doctor-password.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { withoutSecrets } from "~/domain/submissions/secret-fields";
import type { Refusal } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import type { Language } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";

/** What shows, beside the session, that it is the doctor who chooses the password. */
type Proof =
  | { by: "mobile"; ending: string }
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
async function requireProof(
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

const wrongProof: Record<Proof["by"], Refusal> = {
  mobile: { fields: { mobile_last4: ["portal:password.mobile-wrong"] } },
  code: { fields: { recovery_code: ["portal:recover.wrong-code"] } },
  password: { fields: { current_password: ["portal:password.current-wrong"] } },
};

const HOME = "/dr-dashboard";

/** Sets the doctor's own password: a new session here, none elsewhere; the national number opens nothing from then on. */
export async function savePassword(
  request: Request,
  context: AppLoadContext,
  { doctor, language }: { doctor: Doctor; language: Language },
) {
  const { memberNumber, mustSetPassword: first } = doctor;
  const subject = String(memberNumber);
  const form = await readForm(request);
  const submission = await submissionOf(withoutSecrets(form), "set-password", { id: subject });
  const saved = (headers?: Headers) =>
    redirectWithFlash(request, HOME, { kind: "success", key: "portal:password.saved" }, headers);
  return serialize(submission, async () => {
    const earlier = await findOutcome<{ set: boolean }>(submission);
    if (earlier?.outcome.set) return saved();
    const proof = await proofFor(doctor);
    const { value, refuse } = readAttempt(form, setPasswordInput[proof.by]);
    if (!value) return refuse();
    try {
      const codeHash = await requireProof(proof, doctor, value, context);
      const fault = await faultOfPassword(memberNumber, value.password);
      if (fault) {
        return refuse({ fields: { password: [sayings[fault]] } });
      }
      const own = { memberNumber, tokenHash: await ownTokenHash("doctor", request) };
      const sent = { first, codeHash, submission, language };
      const { outcome } = await setDoctorPassword(own, value.password, sent);
      if (!outcome.set) return redirect("/dr-portal/set-password", 303);
    } catch (error) {
      const refused = error instanceof CodeGone ? new InvalidCredentials() : error;
      return refuseAttempt(refused, request, refuse, wrongProof[proof.by]);
    }
    await forgiveDoctor(memberNumber);
    return saved(await openSession("doctor", request, subject));
  });
}
