import { type RegistrationStep, registrationFee, registrationSteps } from "~/domain/fees/registration-fee";

export type FeeQuestion = { step: RegistrationStep; jordanian: boolean; registeredBefore: boolean };

/** What the fee form of the address asks; its first choices where it asks nothing. */
export function feeQuestion(params: URLSearchParams): { asked: FeeQuestion; fee: number | null } {
  const step = registrationSteps.find((known) => known === params.get("step"));
  const asked = {
    step: step ?? registrationSteps[0],
    jordanian: params.get("nationality") !== "other",
    registeredBefore: params.get("registered") === "yes",
  };
  return { asked, fee: step ? registrationFee(step, asked) : null };
}
