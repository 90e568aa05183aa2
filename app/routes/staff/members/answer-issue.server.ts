import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { StaffUser } from "~/auth/guards.server";
import { issueRecoveryCode } from "~/domain/accounts/recovery-codes.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseForm } from "~/forms/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { codePage, memberPage } from "./address";
import { keepCode } from "./code-cookie.server";

const issueInput = z.object({ identity_checked: z.string({ error: "portal:code.identity-needed" }) });

/** Makes the code once the identity was checked, and leads to the page that shows it this once. */
export async function answerIssue(
  request: Request,
  staff: StaffUser,
  memberNumber: number | null,
  form: FormData,
) {
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const { value, refuse } = parseForm(form, issueInput);
  if (!value) return data(refuse(), { status: 422 });
  const submission = await submissionOf(form, `recovery-code:${memberNumber}`, staff);
  const actor = { kind: "staff", id: staff.id } as const;
  const { outcome, code } = await issueRecoveryCode(memberNumber, { actor, submission });
  if (!outcome.issued) {
    if (outcome.because === "no-such-member") throw new Response(null, { status: 404 });
    const notice = { kind: "error", key: "portal:code.disabled" } as const;
    return redirectWithFlash(request, memberPage(memberNumber), notice);
  }
  if (!code) {
    const notice = { kind: "error", key: "portal:code.sent-before" } as const;
    return redirectWithFlash(request, codePage(memberNumber), notice);
  }
  const cookie = await keepCode({ memberNumber, code, until: outcome.until });
  return redirect(codePage(memberNumber), { status: 303, headers: { "Set-Cookie": cookie } });
}
