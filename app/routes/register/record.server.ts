import { type AppLoadContext, redirect } from "@remix-run/node";
import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { findPublicName } from "~/domain/members/public-register.server";
import { findRecord } from "~/domain/public-register/record.server";
import { findMergedInto } from "~/domain/register/merge-members.server";
import { parseId } from "~/fields/id";

/** Throws a redirect from the number of a merged record to the one that stays, if the public may see that; else 404. */
async function throwMerged(memberNumber: number): Promise<never> {
  const into = await findMergedInto(memberNumber);
  if (into !== null && (await findPublicName(into, null)))
    throw redirect(href(register.record, { docNo: into }));
  throw new Response(null, { status: 404 });
}

/** Counts every look-up, unknown numbers included; a hidden doctor is answered like an unknown one. */
export async function findRecordWithinLimit(docNo: string | undefined, context: AppLoadContext) {
  const memberNumber = parseId(docNo);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const over = await overRateLimit("register", context, { of: memberNumber });
  if (over) return { over, record: null };
  const record = await findRecord(memberNumber);
  if (!record) return throwMerged(memberNumber);
  return { over: null, record };
}
