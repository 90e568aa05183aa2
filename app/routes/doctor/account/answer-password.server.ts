import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { forgiveDoctor, InvalidCredentials } from "~/auth/lockout.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { openSession, ownTokenHash } from "~/auth/sessions.server";
import { sayings, setPasswordInput } from "~/domain/accounts/doctor-input";
import { CodeGone, faultOfPassword, setDoctorPassword } from "~/domain/accounts/doctor-password.server";
import { secretFields, withoutSecrets } from "~/domain/accounts/secret-fields";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { mustProve, proofFor, wrongProof } from "./password-proof.server";

const HOME = "/dr-dashboard";

/** Sets the doctor's own password: a new session here, none elsewhere; the national number opens nothing from then on. */
export async function answerPassword(request: Request, context: AppLoadContext, doctor: Doctor) {
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
    const { value, refuse } = parseForm(form, setPasswordInput[proof.by], secretFields);
    if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
    try {
      const codeHash = await mustProve(proof, doctor, value, context);
      const fault = await faultOfPassword(memberNumber, value.password);
      if (fault) {
        return data(
          { answer: refuse({ fields: { password: [sayings[fault]] } }), locked: null },
          { status: 422 },
        );
      }
      const own = { memberNumber, tokenHash: await ownTokenHash("doctor", request) };
      const sent = { first, codeHash, submission, language: await languageOf(request) };
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
