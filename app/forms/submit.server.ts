import { data } from "@remix-run/node";
import type { ZodObject } from "zod";
import {
  type Answered,
  findOutcome,
  type Submission,
  serialize,
  submissionOf,
} from "~/domain/submissions/once.server";
import { withoutSecrets } from "~/domain/submissions/secret-fields";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { readForm } from "./read-body.server";
import type { Sender } from "./uploads.server";

type How = { status?: number };
type Refuse<Refused, Told extends How> = (refusal?: Refusal, how?: Told) => Refused;
type Read<Value, Refused, Told extends How> = { value: Value | null; refuse: Refuse<Refused, Told> };
type Wrote<Outcome> = Outcome extends { done: false } ? never : Outcome;

/** Where a form leads to and what the next page says there, named `area:key`. */
export type Done = { to: string; say: string; params?: Notice["params"] };

type Writing<Value, Outcome, Refused, Told extends How> = {
  /** The form's name among all that its sender may send, with the id of what it changes. */
  form: string;
  by: { id: string };
  filesFrom?: Sender;
  /** Leaves passwords and codes out of what is remembered of the form. */
  secret?: true;
  /** Says what is wrong in a form even where it was answered before, which `write` finds out: for what is cheap to read. */
  checkFirst?: true;
  read(form: FormData): Read<Value, Refused, Told> | Promise<Read<Value, Refused, Told>>;
  write(value: Value, submission: Submission): Promise<Answered<Outcome>>;
  /** The answer to an outcome that wrote nothing, such as a conflict; null for one that did. */
  refused?(outcome: Outcome, refuse: Refuse<Refused, Told>): Refused | null;
  done(outcome: Wrote<Outcome>): Done | Promise<Done>;
  /** The notice for who sends a form again with other words in it; without one it is answered as the first was. */
  sentBefore?: Done | ((outcome: Wrote<Outcome>) => Done);
  /** What the log says of a write that failed, and what the page says of it above the form as it was typed. */
  failed: { log: string; say: string | ((error: unknown) => Refusal) };
};

type Reading<Shown> = { secret?: string[]; show?: (answer: Answer, status: number) => Shown };

/** Reads a form by its schema; refused, its page is given the answer, or what `show` makes of it, with 422. */
export function readBySchema<Schema extends ZodObject, Shown = Answer>(
  form: FormData,
  schema: Schema,
  { show, ...options }: Reading<Shown> = {},
) {
  const { value, refuse } = parseForm(form, schema, options);
  return {
    value,
    refuse: (refusal?: Refusal, { status = 422 }: How = {}) => {
      const answer = refuse(refusal);
      return data(show ? show(answer, status) : (answer as Shown), { status });
    },
  };
}

/**
 * What an action that writes does: reads its form, answers one that was answered before as it was answered then, checks
 * it, writes, and redirects with a notice. 422 with what was typed where it is refused, 503 where it could not be written.
 */
export async function submit<Value, Outcome, Refused, Told extends How>(
  request: Request,
  writing: Writing<Value, Outcome, Refused, Told>,
): Promise<Refused | Response> {
  const { filesFrom, secret, checkFirst, read, write, refused, failed } = writing;
  const form = await readForm(request, { filesFrom });
  const submission = await submissionOf(secret ? withoutSecrets(form) : form, writing.form, writing.by);
  return serialize(submission, async () => {
    const earlier = checkFirst ? null : await findOutcome<Outcome>(submission);
    if (earlier && !refused) return redirectDone(request, writing, earlier);
    const { value, refuse } = await read(form);
    const answer = async (answered: Answered<Outcome>) =>
      refused?.(answered.outcome, refuse) ?? (await redirectDone(request, writing, answered));
    if (earlier) return answer(earlier);
    if (value === null) return refuse();
    try {
      return await answer(await write(value, submission));
    } catch (error) {
      log.error(failed.log, describeError(error));
      const refusal = typeof failed.say === "string" ? { form: [failed.say] } : failed.say(error);
      return refuse(refusal, { status: 503 } as Told);
    }
  });
}

async function redirectDone<Value, Outcome, Refused, Told extends How>(
  request: Request,
  { done, sentBefore }: Writing<Value, Outcome, Refused, Told>,
  answered: Answered<Outcome>,
): Promise<Response> {
  const outcome = answered.outcome as Wrote<Outcome>;
  const before = answered.changed && sentBefore;
  const { to, say, params } = before
    ? typeof before === "function"
      ? before(outcome)
      : before
    : await done(outcome);
  return redirectWithFlash(request, to, { kind: before ? "error" : "success", key: say, params });
}
