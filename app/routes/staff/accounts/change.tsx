import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { staffAccounts } from "~/addresses/accounts";
import type { StaffUser } from "~/auth/guards.server";
import { visit } from "~/auth/visit.server";
import { ltr } from "~/content/words";
import { accountIdIn } from "~/domain/accounts/identities";
import { sendNewLink } from "~/domain/accounts/invitations.server";
import { findStaff } from "~/domain/accounts/staff-accounts.server";
import {
  type ChangeOutcome,
  changeRole,
  disableStaff,
  enableStaff,
  resetSecondStep,
} from "~/domain/accounts/staff-changes.server";
import { roleInput } from "~/domain/accounts/staff-input";
import { type Submission, submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/fields/parse-form";
import { readForm } from "~/forms/read-body.server";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { AccountsPage, type RefusedAccounts } from "./accounts-page";
import { accountsPage, pageIn } from "./address";
import { linkCookie } from "./link-cookie.server";
import { loadAccounts } from "./loader.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadAccounts(request, await visit(request, staffAccounts.change));
}

type Target = { id: string; email: string; fullName: string };
type Sent = {
  request: Request;
  admin: StaffUser;
  language: Language;
  target: Target;
  form: FormData;
  submission: Submission;
};
type Change = { admin: StaffUser; id: string; submission: Submission };

const refuse = (language: Language, key: string, status = 422) =>
  data<RefusedAccounts>({ answer: null, sentence: sentence(language, key) }, { status });

const isolated = (name: string) => `\u2068${name}\u2069`;
const back = ({ request, target }: Sent, key: string, headers?: Headers) => {
  const params = { name: isolated(target.fullName), email: ltr(target.email) };
  return redirectWithFlash(
    request,
    accountsPage(pageIn(request.url)),
    { kind: "success", key, params },
    headers,
  );
};

const reasons = { "last-admin": "accounts:last-admin", own: "accounts:own-second-step" } as const;

/** Says what came of a change; who is no admin any more meets the guard of the list. */
async function answer(sent: Sent, outcome: ChangeOutcome, key: string) {
  if (outcome.done || outcome.because === "not-admin") return back(sent, key);
  if (outcome.because === "unknown") throw new Response(null, { status: 404 });
  return refuse(sent.language, reasons[outcome.because]);
}

const simply =
  (change: (asked: Change) => Promise<{ outcome: ChangeOutcome }>, key: string) => async (sent: Sent) => {
    const { admin, target, submission } = sent;
    const { outcome } = await change({ admin, id: target.id, submission });
    return answer(sent, outcome, key);
  };

async function giveRole(sent: Sent) {
  const { value } = parseForm(sent.form, roleInput);
  if (!value) return refuse(sent.language, "accounts:role-unknown");
  return simply((asked) => changeRole(asked, value.role), "accounts:role-updated")(sent);
}

async function makeLink(sent: Sent) {
  const { request, admin, language, target, submission } = sent;
  const invite = { admin, language, origin: ownOrigin(request), submission };
  const { outcome, mailed, link } = await sendNewLink(target.id, invite);
  if (!outcome.done) return refuse(language, "accounts:no-link");
  if (mailed) return back(sent, "accounts:link-sent");
  if (!link) return refuse(language, "accounts:link-sent-before");
  const headers = new Headers({ "Set-Cookie": await linkCookie({ email: target.email, link }) });
  return back(sent, "accounts:link-made", headers);
}

const acts: Record<string, (sent: Sent) => ReturnType<typeof answer>> = {
  role: giveRole,
  disable: simply(disableStaff, "accounts:disabled"),
  enable: simply(enableStaff, "accounts:enabled"),
  invitation: makeLink,
  "second-step": simply(resetSecondStep, "accounts:second-step-removed"),
};

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff: admin, language } = await visit(request, staffAccounts.change);
  const id = accountIdIn(params.id);
  const form = await readForm(request);
  const act = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const target = id && (await findStaff(id));
  const perform = acts[act];
  if (!target || !perform) throw new Response(null, { status: 404 });
  const submission = await submissionOf(form, `staff:${act}:${target.id}`, admin);
  try {
    return await perform({ request, admin, language, target, form, submission });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error("an account could not be changed", describeError(error));
    return refuse(language, act === "role" ? "accounts:role-failed" : "accounts:change-failed", 503);
  }
}

export default AccountsPage;
