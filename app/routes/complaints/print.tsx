import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { documentTitle } from "~/ui/document-title";
import { pageMeta } from "~/ui/page-meta";
import { MessageSheet } from "./message-sheet";
import { shownComplaint } from "./shown-complaint.server";
import { printedMoment } from "./shown-dates";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "complaints.manage");
  const language = await languageOf(request);
  const complaint = await shownComplaint(params.id, language, printedMoment);
  const title = translator(language, "complaints")("sheet.title", { reference: complaint.reference });
  return {
    documentTitle: documentTitle(title, language),
    complaint,
    printedAt: printedMoment(now(), language),
  };
}

export default function ComplaintPrint() {
  return <MessageSheet {...useLoaderData<typeof loader>()} />;
}
