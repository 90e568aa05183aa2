import { registrationFees } from "~/content/facts/registration";

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

/** In dinars (portal specification, section 9). */
export function registrationFee(step: RegistrationStep, { jordanian, registeredBefore }: Applicant): number {
  const nationality = jordanian ? "jordanian" : "nonJordanian";
  const { internship, permanent, comprehensiveExam, residency, specialty, vacancyAnnouncement } =
    registrationFees;
  switch (step) {
    case "internship":
      return internship[nationality];
    case "comprehensive-exam":
      return comprehensiveExam[registeredBefore ? "registered" : "notRegistered"][nationality];
    case "permanent":
      return permanent;
    case "residency":
      return residency;
    case "specialty":
      return specialty;
    case "vacancy-announcement":
      return vacancyAnnouncement;
  }
}
