import type { AppLoadContext } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import type { Doctor } from "~/auth/guards.server";
import { clearDoctorLockout, InvalidCredentials } from "~/auth/lockout.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { isMobileLocked, requireMobileEnding, requireRecoveryCode } from "~/auth/recovery.server";
import { readAttempt, refuseAttempt } from "~/auth/refused-attempt.server";
import { openSession, ownTokenHash } from "~/auth/sessions.server";
import { sayings, setPasswordInput } from "~/domain/accounts/doctor-input";
import {
  CodeGone,
  faultOfPassword,
  findMobileEnding,
  setDoctorPassword,
} from "~/domain/accounts/doctor-password.server";
import type { Refusal } from "~/fields/parse-form";
import { submit } from "~/forms/submit.server";
import type { Language } from "~/i18n";

/** The proof required besides the session to choose a password. */
type Proof =
  | { by: "mobile"; ending: string }
  | { by: "code"; reason: "no-mobile" | "mobile-shut" }
  | { by: "password" };

/**
 * The national number alone is not enough: a first password requires the recorded mobile, else a code from the office;
 * later ones require the old password (S1).
 */
export async function proofFor({ memberNumber, mustSetPassword }: Doctor): Promise<Proof> {
  if (!mustSetPassword) return { by: "password" };
  const ending = await findMobileEnding(memberNumber);
  if (!ending) return { by: "code", reason: "no-mobile" };
  const shut = await isMobileLocked(memberNumber);
  return shut ? { by: "code", reason: "mobile-shut" } : { by: "mobile", ending };
}

type PasswordForm = { mobile_last4?: string; recovery_code?: string; current_password?: string };

/** Throws unless what was shown is right; the answer is the stored hash of a code that is to be used up. */
async function requireProof(
  proof: Proof,
  { memberNumber }: Doctor,
  form: PasswordForm,
  context: AppLoadContext,
): Promise<string | null> {
  if (proof.by === "code") return requireRecoveryCode(context, memberNumber, form.recovery_code ?? "");
  if (proof.by === "mobile") await requireMobileEnding(memberNumber, proof.ending, form.mobile_last4 ?? "");
  else await requireDoctorPassword(memberNumber, form.current_password ?? "");
  return null;
}

const wrongProof: Record<Proof["by"], Refusal> = {
  mobile: { fields: { mobile_last4: ["portal:password.mobile-wrong"] } },
  code: { fields: { recovery_code: ["portal:recover.wrong-code"] } },
  password: { fields: { current_password: ["portal:password.current-wrong"] } },
};

const HOME = href(doctorPortal.dashboard);

/** Sets the doctor's own password: a new session here, none elsewhere; the national number opens nothing from then on. */
export async function savePassword(
  request: Request,
  context: AppLoadContext,
  { doctor, language }: { doctor: Doctor; language: Language },
) {
  const { memberNumber, mustSetPassword: first } = doctor;
  const subject = String(memberNumber);
  const proof = await proofFor(doctor);
  return submit(request, {
    form: "set-password",
    by: { id: subject },
    secret: true,
    read: (form) => readAttempt(form, setPasswordInput[proof.by]),
    write: async (value, submission, refuse) => {
      const codeHash = await requireProof(proof, doctor, value, context);
      const fault = await faultOfPassword(memberNumber, value.password);
      if (fault) return refuse({ fields: { password: [sayings[fault]] } });
      const ownSession = { memberNumber, tokenHash: await ownTokenHash("doctor", request) };
      return setDoctorPassword(ownSession, value.password, { first, codeHash, submission, language });
    },
    answer: async ({ set }, _, { wrote }) => {
      if (!set) return { to: href(doctorPortal.setPassword) };
      const saved = { to: HOME, say: "portal:password.saved" };
      if (wrote.replayed) return saved;
      await clearDoctorLockout(memberNumber);
      return { ...saved, headers: await openSession("doctor", request, subject) };
    },
    failed: (error, refuse) => {
      const refused = error instanceof CodeGone ? new InvalidCredentials() : error;
      return refuseAttempt(refused, request, refuse, wrongProof[proof.by]);
    },
  });
}
