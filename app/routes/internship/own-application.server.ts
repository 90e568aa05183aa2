import type { AppLoadContext } from "@remix-run/node";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { findOwnApplication } from "~/domain/internships/application.server";
import { readReceiptSegment } from "~/domain/internships/receipt-link.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";

type Asked = { params: { link?: string }; context: AppLoadContext };

/**
 * The application that a receipt's link leads to. Any other link is counted and not found; whoever tries too many is
 * told to wait. Throws the answer.
 */
export async function ownApplication({ params, context }: Asked) {
  const id = readReceiptSegment(params.link);
  const application = id ? await findOwnApplication(id) : null;
  if (application) return application;
  const over = await overRateLimit("wrongReceiptLink", context);
  if (over) throw tooManyRequests(over);
  throw new Response(null, { status: 404 });
}
