import { data } from "@remix-run/node";
import type { output, ZodObject } from "zod";
import {
  type Answered,
  findOutcome,
  type Submission,
  serialize,
  submissionOf,
} from "~/domain/submissions/once.server";
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
  read(form: FormData): Read<Value, Refused> | Promise<Read<Value, Refused>>;
  write(value: Value, submission: Submission): Promise<Answered<Outcome>>;
  done(outcome: Outcome): Done;
  /** The notice for who sends a form again with other words in it. */
  sentBefore: Done;
  /** What the log says of a write that failed, and what the page says of it above the form as it was typed. */
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
  { form: name, by, filesFrom, read, write, done, sentBefore, failed }: Writing<Value, Outcome, Refused>,
): Promise<Refused | Response> {
  const form = await readForm(request, { filesFrom });
  const submission = await submissionOf(form, name, by);
  const answer = ({ outcome, changed }: Answered<Outcome>) => {
    const { to, say, params } = changed ? sentBefore : done(outcome);
    return redirectWithFlash(request, to, { kind: changed ? "error" : "success", key: say, params });
  };
  return serialize(submission, async () => {
    const earlier = await findOutcome<Outcome>(submission);
    if (earlier) return answer(earlier);
    const { value, refuse } = await read(form);
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
