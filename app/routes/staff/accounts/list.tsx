import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { staffAccounts } from "~/addresses/accounts";
import type { StaffUser } from "~/auth/guards.server";
import { visit } from "~/auth/visit.server";
import { ltr } from "~/content/words";
import { inviteStaff } from "~/domain/accounts/invitations.server";
import { addStaffUser } from "~/domain/accounts/staff-accounts.server";
import { invitedStaffInput, newStaffInput } from "~/domain/accounts/staff-input";
import { type Submission, serialize, submissionOf } from "~/domain/submissions/once.server";
import { withoutSecrets } from "~/domain/submissions/secret-fields";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import type { Language } from "~/i18n/languages";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { AccountsPage, type RefusedAccounts } from "./accounts-page";
import { ACCOUNTS, INVITATIONS } from "./address";
import { linkCookie } from "./link-cookie.server";
import { loadAccounts } from "./loader.server";

export const handle = { failure: "accounts:list-failed" };

export async function loader({ request }: LoaderFunctionArgs) {
  return loadAccounts(request, await visit(request, staffAccounts.list));
}

type Sent = { request: Request; staff: StaffUser; language: Language; submission: Submission };

type Parsed<Schema extends Parameters<typeof parseForm>[1]> = ReturnType<typeof parseForm<Schema>>;

const refused = (answer: Answer, status = 422) =>
  data<RefusedAccounts>({ answer, sentence: null }, { status });
const done = (request: Request, notice: Notice, headers?: Headers) =>
  redirectWithFlash(request, ACCOUNTS, notice, headers);
const sentBefore = (key: string): Notice => ({ kind: "error", key });

const secret = { secret: ["password"] };
const fieldOf: Record<string, Refusal> = {
  "email-taken": { fields: { email: ["accounts:email-taken"] } },
  "email-invalid": { fields: { email: ["accounts:email-invalid"] } },
};

async function create({ request, staff, submission }: Sent, { value, refuse }: Parsed<typeof newStaffInput>) {
  if (!value) return refused(refuse());
  const { full_name: fullName, ...account } = value;
  const sent = { actor: { kind: "staff", id: staff.id } as const, submission };
  const { outcome, changed } = await addStaffUser({ ...account, fullName }, sent);
  if (!outcome.created)
    return refused(refuse(fieldOf[outcome.reason] ?? { form: ["accounts:create-failed"] }));
  return done(
    request,
    changed ? sentBefore("accounts:sent-before") : { kind: "success", key: "accounts:created" },
  );
}

async function invite(
  { request, staff, language, submission }: Sent,
  { value, refuse }: Parsed<typeof invitedStaffInput>,
) {
  if (!value) return refused(refuse());
  const { full_name: fullName, email, role } = value;
  const origin = ownOrigin(request);
  const asked = { admin: staff, language, origin, submission };
  const { outcome, replayed, mailed, link } = await inviteStaff({ email, fullName, role }, asked);
  if (!outcome.created) return refused(refuse(fieldOf[outcome.reason]));
  if (mailed)
    return done(request, { kind: "success", key: "accounts:invited", params: { email: ltr(email) } });
  if (replayed || !link) return done(request, sentBefore("accounts:link-sent-before"));
  const headers = new Headers({ "Set-Cookie": await linkCookie({ email, link }) });
  return done(request, { kind: "success", key: "accounts:created" }, headers);
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff, language } = await visit(request, staffAccounts.list);
  const form = await readForm(request);
  const invites = new URL(request.url).pathname === INVITATIONS;
  const submission = await submissionOf(
    withoutSecrets(form),
    invites ? "invite-staff" : "create-staff",
    staff,
  );
  const sent = { request, staff, language, submission };
  const created = parseForm(form, newStaffInput, secret);
  try {
    return await serialize(submission, () =>
      invites ? invite(sent, parseForm(form, invitedStaffInput)) : create(sent, created),
    );
  } catch (error) {
    log.error("an account could not be created", describeError(error));
    return refused(created.refuse({ form: ["accounts:create-failed"] }), 503);
  }
}

export default AccountsPage;
