import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { edition } from "~/content/current-edition";
import { RESUME } from "~/domain/internships/resume-code.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { formatLongMoment } from "~/i18n";
import { now, today } from "~/platform/clock.server";
import { pdfResponse } from "~/platform/download.server";
import { ownOrigin } from "~/platform/origin.server";
import { ownApplication, receiptView } from "./receipt.server";

export const loader = handler(internship.receiptPdf, async ({ request, params, context, language }) => {
  const application = await ownApplication({ params, context });
  const over = await overRateLimit("receiptPaper", context);
  if (over) throw tooManyRequests(over);
  const receipt = await receiptView(application, language);
  const { drawReceipt } = await import("./receipt-sheet.server");
  const pdf = await drawReceipt(receipt, {
    language,
    publisher: edition().association.name,
    day: today(),
    printedAt: formatLongMoment(now(), language),
    resumeAt: ownOrigin(request) + RESUME,
  });
  return pdfResponse(request, pdf, `receipt-${receipt.number}.pdf`);
});
