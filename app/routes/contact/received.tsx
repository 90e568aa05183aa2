import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findReceipt } from "~/domain/complaints/receive.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { documentTitle } from "~/ui/page-meta";
import { ReceiptSheet } from "./receipt-sheet";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.documentTitle }] : []);

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const receipt = await findReceipt(params.receipt);
  if (!receipt) throw new Response(null, { status: 404 });
  const language = await languageOf(request);
  const title = translator(language, "contact")("received.title");
  return { documentTitle: documentTitle(title, language), receipt };
}

export default function Received() {
  return <ReceiptSheet {...useLoaderData<typeof loader>().receipt} />;
}
