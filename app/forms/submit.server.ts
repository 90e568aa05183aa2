import { data, redirect } from "@remix-run/node";
import type { ZodObject } from "zod";
import {
  type Answered,
  findOutcome,
  type Submission,
  serialize,
  submissionOf,
} from "~/domain/submissions/once.server";
import { secretFields, withoutSecrets } from "~/domain/submissions/secret-fields";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { type Notice, redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { NotFound } from "~/platform/not-found";
import { readForm } from "./read-body.server";
import type { Sender } from "./uploads.server";

export type How = { status?: number; headers?: HeadersInit };
type Refuse<Refused, Told extends How> = (refusal?: Refusal, how?: Told) => Refused;
type Read<Value, Refused, Told extends How> = { value: Value | null; refuse: Refuse<Refused, Told> };

/** Where a form leads to, and the notice there: named `area:key`, of success unless it says otherwise. */
export type Next = { to: string; say?: string; kind?: Notice["kind"]; headers?: Headers } & Pick<
  Notice,
  "params" | "link"
>;

type Writing<Value, Wrote extends Answered<unknown>, Refused, Told extends How> = {
  /** The form's name among all that its sender may send, with the id of what it changes. */
  form: string;
  by: { id: string };
  /** The form, where the action had to look into it before. */
  sent?: FormData;
  filesFrom?: Sender;
  /** Leaves passwords and codes out of what is remembered of the form. */
  secret?: true;
  /** Not needed for a mere button. */
  read?(form: FormData): Read<Value, Refused, Told> | Promise<Read<Value, Refused, Told>>;
  /** Asked before anything is written, unless the form was answered before; a refusal is answered with 403. */
  allow?(value: Value): Promise<Refusal | null>;
  write(value: Value, submission: Submission): Promise<Wrote>;
  /** Where an outcome leads to, or the page again. Of one from before, `wrote` has what was remembered alone. */
  answer(
    outcome: Wrote["outcome"],
    refuse: Refuse<Promise<Refused>, Told>,
    sent: { form: FormData; wrote: Answered<unknown> & Partial<Wrote> },
  ): Answering<NoInfer<Refused>> | Promise<Answering<NoInfer<Refused>>>;
  /** For who sends a form again with other words in it; without one it is answered as the first was. */
  sentBefore?: string | Next;
  /** What is logged, and said above the form as it was typed or, with `to`, there; or what to answer to an error. */
  failed?:
    | { log: string; say: string | ((error: unknown) => Refusal) }
    | { log: string; say: string; to: string }
    | ((error: unknown, refuse: Refuse<Promise<Refused>, Told>) => Promise<NoInfer<Refused> | Response>);
};
type Answering<Refused> = Next | Refused | Response;

type Reading<Shown, Told> = { secret?: true; show?: (answer: Answer, how: Told) => Shown };

/** Reads a form by its schema; refused, its page is given the answer, or what `show` makes of it, with 422. */
export function readBySchema<Schema extends ZodObject, Shown = Answer, Told extends How = How>(
  form: FormData,
  schema: Schema,
  { show, secret }: Reading<Shown, Told> = {},
) {
  const { value, refuse } = parseForm(form, schema, secret && secretFields);
  return {
    value,
    refuse: (refusal?: Refusal, how?: Told) => {
      const answer = refuse(refusal);
      const shown = show ? show(answer, how ?? ({} as Told)) : (answer as Shown);
      return data(shown, { status: how?.status ?? 422, headers: how?.headers });
    },
  };
}

/**
 * What an action that writes does: reads its form, answers one that was answered before as it was answered then, checks
 * it, writes, and redirects with a notice. 422 with what was typed where it is refused, 503 where it could not be written.
 */
export async function submit<Value, Wrote extends Answered<unknown>, Refused = never, Told extends How = How>(
  request: Request,
  writing: Writing<Value, Wrote, Refused, Told>,
): Promise<Refused | Response> {
  const { filesFrom, secret, write, failed, sentBefore } = writing;
  const form = writing.sent ?? (await readForm(request, { filesFrom }));
  const submission = await submissionOf(secret ? withoutSecrets(form) : form, writing.form, writing.by);
  let reading: Promise<Read<Value, Refused, Told>> | undefined;
  const read = () => {
    reading ??= (async () => writing.read?.(form) ?? pressed)() as Promise<Read<Value, Refused, Told>>;
    return reading;
  };
  const refuse: Refuse<Promise<Refused>, Told> = async (...why) => (await read()).refuse(...why);

  async function answer(wrote: Answered<unknown> & Partial<Wrote>): Promise<Refused | Response> {
    const next = await writing.answer(wrote.outcome, refuse, { form, wrote });
    if (!isNext(next)) return next;
    if (!wrote.changed || !sentBefore || next.kind === "error") return go(request, next);
    const before = typeof sentBefore === "string" ? { to: next.to, say: sentBefore } : sentBefore;
    return go(request, { ...before, kind: "error" });
  }

  return serialize(submission, async () => {
    const earlier = await findOutcome(submission);
    const value = earlier ? null : (await read()).value;
    if (!earlier && value === null) return refuse();
    const denied = earlier ? null : await writing.allow?.(value as Value);
    if (denied) return refuse(denied, { status: 403 } as Told);
    try {
      if (earlier) return await answer(earlier as Answered<unknown> & Partial<Wrote>);
      return await answer(await write(value as Value, submission));
    } catch (error) {
      if (error instanceof Response || error instanceof NotFound || !failed) throw error;
      if (typeof failed === "function") return failed(error, refuse);
      log.error(failed.log, describeError(error));
      if ("to" in failed) return go(request, { ...failed, kind: "error" });
      const refusal = typeof failed.say === "string" ? { form: [failed.say] } : failed.say(error);
      return refuse(refusal, { status: 503 } as Told);
    }
  });
}

const pressed = { value: {}, refuse: () => new Response(null, { status: 422 }) };

const isNext = (answering: unknown): answering is Next =>
  typeof answering === "object" && answering !== null && "to" in answering;

function go(request: Request, { to, say, kind = "success", params, link, headers }: Next) {
  if (say) return redirectWithFlash(request, to, { kind, key: say, params, link }, headers);
  return redirect(to, { status: 303, headers });
}
