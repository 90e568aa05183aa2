import type { AppLoadContext } from "@remix-run/node";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { findRecord } from "~/domain/public-register/record.server";
import { parseId } from "~/fields/id";

/** Counts every look-up, unknown numbers included; a hidden doctor is answered like an unknown one. */
export async function findRecordWithinLimit(docNo: string | undefined, context: AppLoadContext) {
  const memberNumber = parseId(docNo);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const over = await overRateLimit("register", context, { of: memberNumber });
  if (over) return { over, record: null };
  const record = await findRecord(memberNumber);
  if (!record) throw new Response(null, { status: 404 });
  return { over: null, record };
}
