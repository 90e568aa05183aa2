import type { AppLoadContext } from "@remix-run/node";
import { SignInRefused } from "~/auth/password-strategy.server";
import { mustNotTryLinks } from "~/auth/receipt-limits.server";
import { findOwnApplication } from "~/domain/internships/own-application.server";
import { readReceiptSegment } from "~/domain/internships/receipt-link.server";
import { secondsUntil } from "~/platform/clock.server";

type Asked = { params: { link?: string }; context: AppLoadContext };

/**
 * The application that a receipt's link leads to. Any other link is counted and not found; whoever tries too many is
 * told to wait. Throws the answer.
 */
export async function ownApplication({ params, context }: Asked) {
  const id = readReceiptSegment(params.link);
  const application = id ? await findOwnApplication(id) : null;
  if (application) return application;
  try {
    await mustNotTryLinks(context);
  } catch (error) {
    if (!(error instanceof SignInRefused && error.until)) throw error;
    const seconds = secondsUntil(error.until);
    throw new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
  }
  throw new Response(null, { status: 404 });
}
