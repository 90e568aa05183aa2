import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import type { Doctor } from "~/auth/guards.server";
import type { PasskeyPage } from "~/auth/own-passkeys.server";
import { titledName } from "~/domain/members/names";
import type { Language } from "~/i18n";

export const ownPasskeys = ({ doctor, language }: { doctor: Doctor; language: Language }): PasskeyPage => ({
  owner: { kind: "doctor", subject: String(doctor.memberNumber) },
  list: href(doctorPortal.passkeys),
  name: String(doctor.memberNumber),
  displayName: titledName(doctor.name, language).value,
  language,
});
