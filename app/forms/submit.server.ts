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

export type AnswerOptions = { status?: number; headers?: HeadersInit };
type Refuse<Refused, Options extends AnswerOptions> = (refusal?: Refusal, how?: Options) => Refused;
type Read<Value, Refused, Options extends AnswerOptions> = {
  value: Value | null;
  refuse: Refuse<Refused | Promise<Refused>, Options>;
};

/** A redirect with its notice: `say` is `area:key`, and the notice is a success unless `kind` says otherwise. */
export type Next = { to: string; say?: string; kind?: Notice["kind"]; headers?: Headers } & Pick<
  Notice,
  "params" | "link" | "sent"
>;

type AnyOutcome = Answered<unknown>;
/** The outcomes that `write` returned from the database; everything else is a response. */
type Wrote<Written> = Extract<Written, AnyOutcome>;
type Remembered<Written> = Answered<Wrote<Written>["outcome"]> &
  Partial<Omit<Wrote<Written>, keyof AnyOutcome>>;

type Writing<Value, Written, Refused, Options extends AnswerOptions> = {
  /** The name of the form, unique among the sender's forms, with the id of what it changes. */
  form: string;
  by: { id: string };
  /** The form, if the action has read it already. */
  sent?: FormData;
  filesFrom?: Sender;
  /** Excludes passwords and codes from the stored submission. */
  secret?: true;
  /** Not needed for a button without fields. */
  read?(form: FormData): Read<Value, Refused, Options> | Promise<Read<Value, Refused, Options>>;
  /** Called before writing, unless the form was submitted before; a refusal answers 403. */
  allow?(value: Value): Promise<Refusal | null>;
  /**
   * Writes what was read, unless the form was answered before; or returns an answer instead, having written nothing: a
   * refusal, a limit that is reached, a question to be confirmed first.
   */
  write(
    value: Value,
    submission: Submission,
    refuse: Refuse<Promise<Refused>, Options>,
  ): Promise<Written | NoInfer<Refused> | Next>;
  /** Turns an outcome into a redirect or a page. For a repeated submission, `wrote` holds only the stored outcome. */
  answer(
    outcome: Wrote<Written>["outcome"],
    refuse: Refuse<Promise<Refused>, Options>,
    sent: { form: FormData; submission: Submission; wrote: Remembered<Written> },
  ): Answering<NoInfer<Refused>> | Promise<Answering<NoInfer<Refused>>>;
  /** Answers a repeated form with changed content; without it, the first outcome is returned. */
  sentBefore?: string | Next;
  /**
   * The log line and message for a failed write: above the form or, with `to`, on that page; or a function from the
   * error to a response.
   */
  failed?:
    | { log: string; say: string | ((error: unknown) => Refusal) }
    | { log: string; say: string; to: string }
    | ((
        error: unknown,
        refuse: Refuse<Promise<Refused>, Options>,
      ) => Refused | Promise<NoInfer<Refused> | Response>);
};
type Answering<Refused> = Next | Refused | Response;
/** Answers that `write` returned and that the page renders. */
type Returned<Written> = Exclude<Written, AnyOutcome | Next | Response>;

type Reading<Result, Options> = { secret?: true; show?: (answer: Answer, how: Options) => Result };

/** Reads a form by its schema; refused, its page is given the answer, or what `show` makes of it, with 422. */
export function readBySchema<
  Schema extends ZodObject,
  Result = Answer,
  Options extends AnswerOptions = AnswerOptions,
>(form: FormData, schema: Schema, { show, secret }: Reading<Result, Options> = {}) {
  const { value, refuse } = parseForm(form, schema, secret && secretFields);
  return {
    value,
    refuse: (refusal?: Refusal, how?: Options) => {
      const answer = refuse(refusal);
      const result = show ? show(answer, how ?? ({} as Options)) : (answer as Result);
      return data(result, { status: how?.status ?? 422, headers: how?.headers });
    },
  };
}

/**
 * Runs a writing action: reads the form, repeats the answer of an earlier identical submission, validates, writes, and
 * redirects with a notice. Answers 422 with the typed values if the form is refused, 503 if it could not be written.
 */
export async function submit<Value, Written, Refused = never, Options extends AnswerOptions = AnswerOptions>(
  request: Request,
  writing: Writing<Value, Written, Refused, Options>,
): Promise<Refused | Returned<Written> | Response> {
  const { filesFrom, secret, failed, sentBefore } = writing;
  const form = writing.sent ?? (await readForm(request, { filesFrom }));
  const submission = await submissionOf(secret ? withoutSecrets(form) : form, writing.form, writing.by);
  let reading: Promise<Read<Value, Refused, Options>> | undefined;
  const read = () => {
    reading ??= (async () => writing.read?.(form) ?? pressed)() as Promise<Read<Value, Refused, Options>>;
    return reading;
  };
  const refuse: Refuse<Promise<Refused>, Options> = async (...why) => (await read()).refuse(...why);

  async function answer(wrote: Remembered<Written>): Promise<Refused | Response> {
    const next = await writing.answer(wrote.outcome, refuse, { form, submission, wrote });
    if (!isNext(next)) return next;
    if (!wrote.changed || !sentBefore || next.kind === "error") return go(request, next);
    const before = typeof sentBefore === "string" ? { to: next.to, say: sentBefore } : sentBefore;
    return go(request, { ...before, kind: "error" });
  }

  return serialize(submission, async () => {
    try {
      const earlier = await findOutcome(submission);
      if (earlier) return await answer(earlier as Remembered<Written>);
      const { value } = await read();
      if (value === null) return await refuse();
      const denied = await writing.allow?.(value);
      if (denied) return await refuse(denied, { status: 403 } as Options);
      const written = await writing.write(value, submission, refuse);
      if (isOutcome(written)) return await answer(written as Remembered<Written>);
      return isNext(written) ? await go(request, written) : (written as Refused | Returned<Written>);
    } catch (error) {
      if (error instanceof Response || error instanceof NotFound || !failed) throw error;
      if (typeof failed === "function") return failed(error, refuse);
      log.error(failed.log, describeError(error));
      if ("to" in failed) return go(request, { ...failed, kind: "error" });
      const refusal = typeof failed.say === "string" ? { form: [failed.say] } : failed.say(error);
      return refuse(refusal, { status: 503 } as Options);
    }
  });
}

const pressed = { value: {}, refuse: () => new Response(null, { status: 422 }) };

const isRecord = (answering: unknown) => typeof answering === "object" && answering !== null;

const isNext = (answering: unknown): answering is Next => isRecord(answering) && "to" in answering;

const isOutcome = (written: unknown): written is AnyOutcome => isRecord(written) && "replayed" in written;

function go(request: Request, { to, say, kind = "success", headers, ...notice }: Next) {
  if (say) return redirectWithFlash(request, to, { kind, key: say, ...notice }, headers);
  return redirect(to, { status: 303, headers });
}
