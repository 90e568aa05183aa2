import type { Doctor } from "~/domain/accounts/identities";
import { settings } from "~/platform/settings.server";

/** Whether all that concerns a doctor stays closed until the national number is replaced by a password (S1). */
export const isOwnPasswordDue = (doctor: Doctor) =>
  doctor.mustSetPassword && settings.doctorFirstLogin === "change";
