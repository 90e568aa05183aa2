import { figure } from "~/content/current-edition";

export const registrationSteps = [
  "internship",
  "permanent",
  "comprehensive-exam",
  "residency",
  "specialty",
  "vacancy-announcement",
] as const;

export type RegistrationStep = (typeof registrationSteps)[number];
export type Applicant = { jordanian: boolean; registeredBefore: boolean };

/** Returns the current fee in dinars (portal specification, section 9). */
export function registrationFee(step: RegistrationStep, { jordanian, registeredBefore }: Applicant): number {
  const nationality = jordanian ? "jordanian" : "non-jordanian";
  switch (step) {
    case "internship":
      return figure(`registration.internship.${nationality}`);
    case "comprehensive-exam":
      return figure(`registration.exam.${registeredBefore ? "registered" : "new"}.${nationality}`);
    case "permanent":
      return figure("registration.permanent");
    case "residency":
      return figure("registration.residency");
    case "specialty":
      return figure("registration.specialty");
    case "vacancy-announcement":
      return figure("registration.vacancy");
  }
}
