import { data, redirect } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { ltr } from "~/content/words";
import {
  type ComputerUserOutcome,
  changeComputerUser,
  disableComputerUser,
  enableComputerUser,
  setComputerPassword,
} from "~/domain/computer-users/changes.server";
import { findComputerUser } from "~/domain/computer-users/computer-users.server";
import { changedComputerUserInput, computerPasswordInput } from "~/domain/computer-users/input";
import { type Answered, serialize, submissionOf } from "~/domain/submissions/once.server";
import { secretFields, withoutSecrets } from "~/domain/submissions/secret-fields";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { COMPUTER_USERS, userAddress } from "../address";

/** Why the page is shown again: which of its forms was refused and how. */
export type RefusedChange = {
  form: "account" | "password" | "access";
  answer: Answer;
  /** Whether a colleague saved meanwhile; the admin then goes on from what is stored now. */
  conflict: boolean;
  seen: string | null;
};

type Change = Parameters<typeof disableComputerUser>[0];
type Act = {
  form: RefusedChange["form"];
  said: string;
  /** Where one goes on from when it is done. */
  back: "list" | "user";
  /** Null where what was typed is not right. */
  run(change: Change): Promise<Answered<ComputerUserOutcome>> | null;
  refuse(refusal?: Refusal): Answer;
};

const nothingTyped = (form: FormData) => parseForm(form, computerPasswordInput, secretFields).refuse;

/** What an address does with a form; what follows the user's id names it. */
function actOf(name: string, form: FormData): Act {
  if (name === "password") {
    const { value, refuse } = parseForm(form, computerPasswordInput, secretFields);
    const run = (change: Change) => value && setComputerPassword(change, value.password);
    return { form: "password", said: "password-set", back: "user", run, refuse };
  }
  if (name === "disable" || name === "enable") {
    const run = name === "disable" ? disableComputerUser : enableComputerUser;
    return {
      form: "access",
      said: name === "disable" ? "now-disabled" : "now-enabled",
      back: "list",
      run,
      refuse: nothingTyped(form),
    };
  }
  const { value, refuse } = parseForm(form, changedComputerUserInput);
  const run = (change: Change) => {
    if (!value) return null;
    const { full_name: fullName, centre: centreId, permissions, desk } = value;
    const account = { fullName, centreId, permissions, desk };
    return changeComputerUser(change, account, String(form.get("version") ?? ""));
  };
  return { form: "account", said: "saved", back: "list", run, refuse };
}

/** The answer to a form of one user's page: on with what was done, or the page with why it was not. */
export async function changeUser(request: Request, admin: StaffUser, id: string | null, form: FormData) {
  const user = id && (await findComputerUser(id));
  if (!user) throw new Response(null, { status: 404 });
  const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const act = actOf(name, form);
  const seen = form.get("version");
  const refused = (status: number, refusal?: Refusal) => {
    const conflict = status === 409;
    const kept = !conflict && typeof seen === "string" ? seen : null;
    return data<RefusedChange>(
      { form: act.form, answer: act.refuse(refusal), conflict, seen: kept },
      { status },
    );
  };
  const submission = await submissionOf(withoutSecrets(form), `computer-user:${act.said}:${user.id}`, admin);
  try {
    const answered = await serialize(submission, async () => act.run({ admin, id: user.id, submission }));
    if (!answered) return refused(422);
    const { outcome, changed } = answered;
    if (!outcome.done && outcome.because === "changed-meanwhile")
      return refused(409, { form: ["computer-users:changed-meanwhile"] });
    if (!outcome.done && outcome.because === "centre-unknown")
      return refused(422, { fields: { centre: ["computer-users:errors.centre"] } });
    if (!outcome.done && outcome.because === "unknown") throw new Response(null, { status: 404 });
    if (!outcome.done) return redirect(COMPUTER_USERS, 303);
    const to = act.back === "list" ? COMPUTER_USERS : userAddress(user.id);
    if (changed) return redirectWithFlash(request, to, { kind: "error", key: "computer-users:sent-before" });
    const params = { name: ltr(user.username) };
    return redirectWithFlash(request, to, { kind: "success", key: `computer-users:${act.said}`, params });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error("a computer user could not be changed", describeError(error));
    return refused(503, { form: ["computer-users:change-failed"] });
  }
}
