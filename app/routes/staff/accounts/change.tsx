import { data } from "@remix-run/node";
import { staffAccounts } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { requireRecentSignIn } from "~/auth/reauthenticate.server";
import { ltr } from "~/content/words";
import { accountIdIn } from "~/domain/accounts/identities";
import { sendNewLink } from "~/domain/accounts/invitations.server";
import {
  confirmRemoval,
  requestRemoval,
  withdrawRemoval,
} from "~/domain/accounts/second-step-removal.server";
import { findStaff } from "~/domain/accounts/staff-accounts.server";
import {
  type ChangeOutcome,
  changeRole,
  disableStaff,
  enableStaff,
} from "~/domain/accounts/staff-changes.server";
import { roleInput } from "~/domain/accounts/staff-input";
import type { Answered } from "~/domain/submissions/once.server";
import { pageIn } from "~/fields/pagination";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { type Language, sentence } from "~/i18n";
import { canSend } from "~/platform/mail.server";
import { ownOrigin } from "~/platform/origin.server";
import { AccountsPage, type RefusedAccounts } from "./accounts-page";
import { accountsPage } from "./address";
import { loadAccounts, newLink } from "./loader.server";

export const loader = handler(staffAccounts.change, loadAccounts);

type ChangeInput = Parameters<typeof changeRole>[0] & { language: Language; origin: string };
type Outcome = ChangeOutcome | Awaited<ReturnType<typeof sendNewLink>>["outcome"];
type Change = (input: ChangeInput) => Promise<Answered<Outcome> & { link?: string | null }>;

const acts: Record<string, Change> = {
  disable: disableStaff,
  enable: enableStaff,
  "second-step": requestRemoval,
  confirm: confirmRemoval,
  withdraw: withdrawRemoval,
  invitation: ({ id, ...input }) => sendNewLink(id, input),
};
const done: Record<string, string> = {
  role: "accounts:role-updated",
  disable: "accounts:disabled",
  enable: "accounts:enabled",
  "second-step": "accounts:removal.asked",
  confirm: "accounts:second-step-removed",
  withdraw: "accounts:removal.withdrawn",
  invitation: "accounts:link-sent",
};
const refusals = {
  "last-admin": "accounts:last-admin",
  own: "accounts:own-second-step",
  "same-admin": "accounts:removal.same-admin",
  "not-independent": "accounts:removal.not-independent",
  "not-asked": "accounts:removal.not-asked",
  disabled: "accounts:no-link",
};

function readChange(form: FormData, act: string, language: Language) {
  const role = act === "role" ? parseForm(form, roleInput).value?.role : undefined;
  const changed: Change | null = role ? (input) => changeRole(input, role) : null;
  return {
    value: act === "role" ? changed : acts[act]!,
    refuse: (
      { form: [why = ""] = ["accounts:role-unknown"] }: Refusal = {},
      { status = 422 }: AnswerOptions = {},
    ) => data<RefusedAccounts>({ answer: null, sentence: sentence(language, why) }, { status }),
  };
}

export const action = handler(
  staffAccounts.change,
  async ({ request, params, staff: admin, language, url }) => {
    const id = accountIdIn(params.id);
    const target = id && (await findStaff(id));
    const act = url.pathname.split("/").at(-1) ?? "";
    if (!target || !done[act]) throw new Response(null, { status: 404 });
    return submit(request, {
      form: `staff:${act}:${target.id}`,
      by: admin,
      read: (form) => readChange(form, act, language),
      allow: async () => (act === "role" ? requireRecentSignIn(request) : null),
      write: (change, submission) =>
        change({ admin, id: target.id, submission, language, origin: ownOrigin(request) }),
      answer: async (outcome, refuse, { wrote: { link } }) => {
        const refusal = outcome.done ? null : outcome.reason;
        if (refusal === "unknown") throw new Response(null, { status: 404 });
        // The guard of the list refuses somebody who is no longer an admin.
        if (refusal && refusal !== "not-admin") return refuse({ form: [refusals[refusal]] });
        const { email, fullName } = target;
        const to = accountsPage(pageIn(url.searchParams));
        const next = { to, say: done[act], params: { name: `\u2068${fullName}\u2069`, email: ltr(email) } };
        if (act !== "invitation" || (canSend() && !link)) return next;
        if (!link) return refuse({ form: ["accounts:link-sent-before"] });
        return { ...next, say: "accounts:link-made", headers: await newLink.keep({ email, link }) };
      },
      failed: {
        log: "failed to change an account",
        say: act === "role" ? "accounts:role-failed" : "accounts:change-failed",
      },
    });
  },
);

export default AccountsPage;
