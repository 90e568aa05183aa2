import { createHash } from "node:crypto";
import { z } from "zod";
import { api } from "~/addresses/api";
import { byProgram, recordFirst } from "~/domain/audit/record.server";
import { applySentChanges, MAX_CHANGES } from "~/domain/register/apply-changes.server";
import { readChangesSince } from "~/domain/register/change-feed.server";
import type { ChangeProblem } from "~/domain/register/read-changes";
import { readJson } from "~/forms/read-body.server";
import { type Language, sentence } from "~/i18n";
import { call, json, success } from "./call.server";
import { outcomeOf, submissionIdOf } from "./input.server";
import { requireProgram } from "./program.server";
import { invalid, Refused } from "./refused.server";

const flag = z.boolean({ error: "api:not-a-flag" }).default(false);
const bodySchema = z.object({
  changes: z
    .array(z.record(z.string(), z.unknown()), { error: "api:not-changes" })
    .min(1, "api:not-changes")
    .max(MAX_CHANGES, "api:not-changes"),
  dryRun: flag,
  atomic: flag,
  backwards: flag,
  conflicts: z.enum(["program", "here"], { error: "api:not-a-decision" }).optional(),
});

/** Reads the body; throws 422 with a message for each field that is not right. */
function parseBody(body: Record<string, unknown>) {
  const parsed = bodySchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => [
    String(path[0]),
    path.length > 1 ? "api:not-changes" : message,
  ]);
  throw invalid(Object.fromEntries(wrong));
}

const inWords =
  (language: Language) =>
  ({ field, code }: ChangeProblem) => ({
    field,
    code,
    message: sentence(language, `register-office:problems.${code}`),
  });

/** Applies changes that the association's other system sends, each answered by itself. */
export const action = call(api.registerChanges, async ({ request, language }) => {
  const program = await requireProgram(request, "register.write");
  const body = await readJson(request);
  const id = submissionIdOf(request);
  if (!id) throw invalid({ "Idempotency-Key": "api:no-idempotency-key" });
  const sent = parseBody(body);
  const bodyHash = createHash("sha256").update(JSON.stringify(sent)).digest("base64url");
  const submission = { id, form: "api:register-changes", actor: `program:${program.id}`, bodyHash };
  const { isRefused, results } = outcomeOf(await applySentChanges(program, sent, submission));
  const answers = results.map(({ result, problems }, index) => ({
    DOC_NO: sent.changes[index]!.DOC_NO ?? null,
    result,
    problems: problems.map(inWords(language)),
  }));
  const isStopped = sent.atomic && isRefused;
  return json({ success: !isStopped, results: answers }, { status: isStopped ? 422 : 200 });
});

const USUAL = 200;

/** Reads `?limit=`, from 1 to 1,000. */
function limitIn(typed: string | null): number {
  if (typed === null) return USUAL;
  const limit = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (limit < 1 || limit > MAX_CHANGES) throw invalid({ limit: "api:not-a-limit" });
  return limit;
}

/** Gives the other system what was changed here, after the cursor of its last answer. */
export const loader = call(api.registerChanges, async ({ request }) => {
  const program = await requireProgram(request, "register.sync");
  const { searchParams: query } = new URL(request.url);
  const exceptOwn = ["1", "true"].includes(query.get("exceptOwn") ?? "");
  const found = await readChangesSince({
    since: query.get("since") ?? "",
    limit: limitIn(query.get("limit")),
    except: exceptOwn ? program : null,
  });
  if (!found) throw new Refused(410, "api:other-history");
  const { changes, next } = found;
  if (changes.length)
    await recordFirst(byProgram(program), {
      action: "register.changes-read",
      subject: "register",
      detail: { changes: changes.length },
    });
  return success({
    changes: changes.map(({ memberNumber, ...change }) => ({ DOC_NO: memberNumber, ...change })),
    next,
  });
});
