import type { AppLoadContext } from "@remix-run/node";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { findRecord } from "~/domain/public-register/record.server";
import { parseId } from "~/fields/id";

/** Each number counts, nobody's too; a hidden doctor's answers as nobody's. */
export async function askForRecord(docNo: string | undefined, context: AppLoadContext) {
  const memberNumber = parseId(docNo);
  if (memberNumber === null) throw new Response(null, { status: 404 });
  const over = await overRateLimit("register", context, { of: memberNumber });
  if (over) return { over, record: null };
  const record = await findRecord(memberNumber);
  if (!record) throw new Response(null, { status: 404 });
  return { over: null, record };
}
