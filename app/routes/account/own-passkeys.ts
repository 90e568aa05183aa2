import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import type { StaffUser } from "~/auth/guards.server";
import type { PasskeyPage } from "~/auth/own-passkeys.server";
import type { Language } from "~/i18n";

export const ownPasskeys = ({ staff, language }: { staff: StaffUser; language: Language }): PasskeyPage => ({
  owner: { kind: "staff", subject: staff.id },
  list: href(account.passkeys),
  name: staff.email,
  displayName: staff.fullName,
  language,
});
