import { data } from "@remix-run/node";
import type { output, ZodObject } from "zod";
import {
  type Answered,
  findOutcome,
  type Submission,
  serialize,
  submissionOf,
} from "~/domain/submissions/once.server";
import { withoutSecrets } from "~/domain/submissions/secret-fields";
import { parseForm, type Refusal } from "~/fields/parse-form";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { readForm } from "./read-body.server";
import type { Sender } from "./uploads.server";

type Refuse<Refused> = (refusal?: Refusal, init?: { status?: number }) => Refused;
type Read<Value, Refused> = { value: Value | null; refuse: Refuse<Refused> };

/** Where a form leads to and what the next page says there, named `area:key`. */
export type Done = { to: string; say: string; params?: Notice["params"] };

type Writing<Value, Outcome, Refused> = {
  /** The form's name among all that its sender may send, with the id of what it changes. */
  form: string;
  by: { id: string };
  filesFrom?: Sender;
  /** Leaves passwords and codes out of what is remembered of the form. */
  secret?: true;
  read(form: FormData): Read<Value, Refused> | Promise<Read<Value, Refused>>;
  write(value: Value, submission: Submission): Promise<Answered<Outcome>>;
  /** The answer to an outcome that wrote nothing, such as a conflict; null for one that did. */
  refused?(outcome: Outcome, refuse: Refuse<Refused>): Refused | null;
  done(outcome: Outcome): Done;
  /** The notice for who sends a form again with other words in it; without one it is answered as the first was. */
  sentBefore?: Done | ((outcome: Outcome) => Done);
  /** To an outcome that wrote nothing, such as a conflict; null for one that did. */
  failed: { log: string; say: string | ((error: unknown) => Refusal) };
};

/** Reads a form by its schema; refused, its page shows `{ answer }` with 422. */
export const bySchema =
  <Schema extends ZodObject>(schema: Schema, options: { secret?: string[] } = {}) =>
  (form: FormData) => {
    const { value, refuse } = parseForm<Schema>(form, schema, options);
    return {
      value: value as output<Schema> | null,
      refuse: (refusal?: Refusal, { status = 422 }: { status?: number } = {}) =>
        data(refuse(refusal), { status }),
    };
  };

/**
 * What an action that writes does: reads its form, answers one that was answered before as it was answered then, checks
 * it, writes, and redirects with a notice. 422 with what was typed where it is refused, 503 where it could not be written.
 */
export async function submit<Value, Outcome, Refused>(
  request: Request,
  writing: Writing<Value, Outcome, Refused>,
): Promise<Refused | Response> {
  const { filesFrom, secret, read, write, refused, failed } = writing;
  const form = await readForm(request, { filesFrom });
  const submission = await submissionOf(secret ? withoutSecrets(form) : form, writing.form, writing.by);
  return serialize(submission, async () => {
    const earlier = await findOutcome<Outcome>(submission);
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
      return refuse(refusal, { status: 503 });
    }
  });
}

function redirectDone<Value, Outcome, Refused>(
  request: Request,
  { done, sentBefore }: Writing<Value, Outcome, Refused>,
  { outcome, changed }: Answered<Outcome>,
): Promise<Response> {
  const before = changed && sentBefore;
  const { to, say, params } = before
    ? typeof before === "function"
      ? before(outcome)
      : before
    : done(outcome);
  return redirectWithFlash(request, to, { kind: before ? "error" : "success", key: say, params });
}
