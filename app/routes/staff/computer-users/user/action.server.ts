import { data } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { ltr } from "~/content/words";
import {
  type ComputerUserOutcome,
  changeComputerUser,
  disableComputerUser,
  enableComputerUser,
  setComputerPassword,
} from "~/domain/computer-users/changes.server";
import { changedComputerUserInput, computerPasswordInput } from "~/domain/computer-users/input";
import type { Answered } from "~/domain/submissions/once.server";
import { secretFields } from "~/domain/submissions/secret-fields";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { type AnswerOptions, submit } from "~/forms/submit.server";
import { COMPUTER_USERS, userAddress } from "../address";

/** Why the page is shown again: the form that was refused, and its errors. */
export type RefusedChange = {
  form: "account" | "password" | "access";
  answer: Answer;
  /** True if somebody else saved meanwhile; the form then shows the current values. */
  conflict: boolean;
  seen: string | null;
};

type Change = Parameters<typeof disableComputerUser>[0];
type Act = {
  form: RefusedChange["form"];
  messageKey: string;
  /** The page to return to afterwards. */
  back: "list" | "user";
  /** Returns the command to run; null if the form is invalid. */
  read(form: FormData): {
    run: ((change: Change) => Promise<Answered<ComputerUserOutcome>>) | null;
    refuse(refusal?: Refusal): Answer;
  };
};

function readPassword(form: FormData) {
  const { value, refuse } = parseForm(form, computerPasswordInput, secretFields);
  return { run: value && ((change: Change) => setComputerPassword(change, value.password)), refuse };
}

function readAccount(form: FormData) {
  const { value, refuse } = parseForm(form, changedComputerUserInput);
  if (!value) return { run: null, refuse };
  const { full_name: fullName, centre: centreId, ...account } = value;
  const seen = String(form.get("version") ?? "");
  return {
    run: (change: Change) => changeComputerUser(change, { ...account, fullName, centreId }, seen),
    refuse,
  };
}

const button = (run: typeof disableComputerUser) => (form: FormData) => ({
  run,
  refuse: parseForm(form, computerPasswordInput, secretFields).refuse,
});

const account: Act = { form: "account", messageKey: "saved", back: "list", read: readAccount };
const acts: Record<string, Act> = {
  password: { form: "password", messageKey: "password-set", back: "user", read: readPassword },
  disable: { form: "access", messageKey: "now-disabled", back: "list", read: button(disableComputerUser) },
  enable: { form: "access", messageKey: "now-enabled", back: "list", read: button(enableComputerUser) },
};

/** Performs the change that the address names and redirects, or shows the page with the reason of the refusal. */
export function changeUser(request: Request, admin: StaffUser, user: { id: string; username: string }) {
  const { id, username } = user;
  const {
    form: name,
    messageKey,
    back,
    read,
  } = acts[new URL(request.url).pathname.split("/").at(-1)!] ?? account;
  return submit(request, {
    form: `computer-user:${messageKey}:${id}`,
    by: admin,
    secret: true,
    read: (form) => {
      const { run, refuse } = read(form);
      return {
        value: run,
        refuse: (refusal?: Refusal, { status = 422 }: AnswerOptions = {}) => {
          const conflict = status === 409;
          const version = form.get("version");
          const seen = !conflict && typeof version === "string" ? version : null;
          return data<RefusedChange>({ form: name, answer: refuse(refusal), conflict, seen }, { status });
        },
      };
    },
    write: (run, submission) => run({ admin, id, submission }),
    answer: (outcome, refuse) => {
      if (outcome.done) {
        const to = back === "list" ? COMPUTER_USERS : userAddress(id);
        return { to, say: `computer-users:${messageKey}`, params: { name: ltr(username) } };
      }
      if (outcome.reason === "unknown") throw new Response(null, { status: 404 });
      if (outcome.reason === "not-admin") return { to: COMPUTER_USERS };
      return outcome.reason === "changed-meanwhile"
        ? refuse({ form: ["computer-users:changed-meanwhile"] }, { status: 409 })
        : refuse({ fields: { centre: ["computer-users:errors.centre"] } });
    },
    sentBefore: "computer-users:sent-before",
    failed: { log: "failed to change a computer user", say: "computer-users:change-failed" },
  });
}
