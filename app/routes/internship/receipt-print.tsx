import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { ownOrigin } from "~/platform/origin.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { RESUME } from "~/domain/internships/resume-code";
import { ownApplication } from "./own-application.server";
import { ReceiptPaper } from "./receipt-paper";
import { shownReceipt } from "./shown-receipt.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ params, context });
  const language = await languageOf(request);
  const title = translator(language, "internship-receipt")("print.title");
  return {
    documentTitle: documentTitle(title, language),
    receipt: await shownReceipt(application, language),
    resumeAt: ownOrigin(request) + RESUME,
    printedAt: formatMoment(now(), language),
  };
}

export default function ReceiptPrint() {
  return <ReceiptPaper {...useLoaderData<typeof loader>()} />;
}
