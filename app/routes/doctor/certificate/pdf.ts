import { redirect } from "@remix-run/node";
import { certificates } from "~/addresses/certificates";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { certificatePdf } from "~/domain/certificates/pdf.server";
import { directionOf, type Language, translator } from "~/i18n";
import { pdfResponse } from "~/platform/download.server";
import { describeError, log } from "~/platform/log.server";
import { ownOrigin } from "~/platform/origin.server";
import { certificateFor } from "./certificate.server";

export const loader = handler(certificates.pdf, async (visit) => {
  const { request, params } = visit;
  const certificate = await certificateFor(visit, params.serial);
  if (!certificate) return problemPage(visit.language, { status: 404 });
  const { serial, memberNumber, issuedOn, cancelledOn } = certificate;
  if (cancelledOn) return redirect(href(certificates.certificate, { serial }));
  try {
    const bytes = await certificatePdf(certificate, ownOrigin(request));
    return pdfResponse(request, bytes, `${memberNumber}-${issuedOn}.pdf`);
  } catch (error) {
    log.error("failed to generate a certificate's file", describeError(error));
    return problemPage(visit.language, { status: 503, serial, headers: { "Retry-After": "60" } });
  }
});

type Problem = { status: 404 } | { status: 503; serial: string; headers: Record<string, string> };

/** Returns a page instead of a certificate's PDF: there is none, or it cannot be created now. */
function problemPage(language: Language, problem: Problem): Response {
  const t = translator(language, "certificates");
  const shell = translator(language, "shell");
  const [title, text, to, link] =
    problem.status === 404
      ? [shell("not-found.title"), shell("not-found.body"), "/", shell("not-found.home")]
      : [
          t("sheet.no-file"),
          t("sheet.no-file-advice"),
          href(certificates.certificate, { serial: problem.serial }),
          t("sheet.back-to-it"),
        ];
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${problem.status} – ${title}</title><main><h1>${title}</h1><p>${text}</p>
<p><a href="${to}">${link}</a></p></main></html>`;
  const headers = new Headers(problem.status === 503 ? problem.headers : {});
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "private, no-store");
  return new Response(html, { status: problem.status, headers });
}
