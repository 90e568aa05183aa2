import { staffAccounts } from "~/addresses/accounts";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { requireRecentSignIn } from "~/auth/reauthenticate.server";
import { ltr } from "~/content/words";
import type { Role } from "~/domain/accounts/identities";
import { inviteStaff } from "~/domain/accounts/invitations.server";
import { addStaffUser } from "~/domain/accounts/staff-accounts.server";
import { invitedStaffInput, newStaffInput } from "~/domain/accounts/staff-input";
import type { Answer, Refusal } from "~/fields/parse-form";
import { readBySchema, submit } from "~/forms/submit.server";
import type { Language } from "~/i18n";
import { canSend } from "~/platform/mail.server";
import { ownOrigin } from "~/platform/origin.server";
import { AccountsPage, type RefusedAccounts } from "./accounts-page";
import { ACCOUNTS, INVITATIONS } from "./address";
import { loadAccounts, newLink } from "./loader.server";

export const handle = { failure: "accounts:list-failed" };

export const loader = handler(staffAccounts.list, loadAccounts);

const show = (answer: Answer): RefusedAccounts => ({ answer, sentence: null });
const fieldOf: Record<string, Refusal> = {
  "email-taken": { fields: { email: ["accounts:email-taken"] } },
  "email-invalid": { fields: { email: ["accounts:email-invalid"] } },
};
const CREATE_FAILED = "accounts:create-failed";

type Sent = { request: Request; staff: StaffUser; language: Language };
const common = {
  secret: true,
  failed: { log: "failed to create an account", say: CREATE_FAILED },
} as const;

/** Requires a recent sign-in for a new admin, because admins could create others and so undo what requires two. */
const allowNewAccount = async (request: Request, role: Role) =>
  role === "admin" ? requireRecentSignIn(request) : null;

const create = ({ request, staff }: Sent) =>
  submit(request, {
    ...common,
    form: "create-staff",
    by: staff,
    read: (form) => readBySchema(form, newStaffInput, { secret: true, show }),
    allow: ({ role }) => allowNewAccount(request, role),
    write: ({ full_name: fullName, ...account }, submission) =>
      addStaffUser({ ...account, fullName }, { actor: { kind: "staff", id: staff.id }, submission }),
    answer: (outcome, refuse) =>
      outcome.created
        ? { to: ACCOUNTS, say: "accounts:created" }
        : refuse(fieldOf[outcome.reason] ?? { form: [CREATE_FAILED] }),
    sentBefore: "accounts:sent-before",
  });

const invite = ({ request, staff, language }: Sent) =>
  submit(request, {
    ...common,
    form: "invite-staff",
    by: staff,
    read: (form) => readBySchema(form, invitedStaffInput, { secret: true, show }),
    allow: ({ role }) => allowNewAccount(request, role),
    write: ({ full_name: fullName, ...account }, submission) =>
      inviteStaff(
        { ...account, fullName },
        { admin: staff, language, origin: ownOrigin(request), submission },
      ),
    answer: async (outcome, refuse, { form, wrote: { link } }) => {
      if (!outcome.created) return refuse(fieldOf[outcome.reason]);
      const email = invitedStaffInput.shape.email.safeParse(form.get("email")).data ?? "";
      if (canSend()) return { to: ACCOUNTS, say: "accounts:invited", params: { email: ltr(email) } };
      if (!link) return { to: ACCOUNTS, say: "accounts:link-sent-before", kind: "error" };
      return { to: ACCOUNTS, say: "accounts:created", headers: await newLink.keep({ email, link }) };
    },
  });

export const action = handler(staffAccounts.list, ({ request, staff, language, url }) => {
  const invites = url.pathname === INVITATIONS;
  return (invites ? invite : create)({ request, staff, language });
});

export default AccountsPage;
