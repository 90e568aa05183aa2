import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findReceipt } from "~/domain/complaints/receive.server";
import { ReceiptSheet } from "./receipt-sheet";

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ params }: LoaderFunctionArgs) {
  const receipt = await findReceipt(params.receipt);
  if (!receipt) throw new Response(null, { status: 404 });
  return { receipt };
}

export default function Received() {
  return <ReceiptSheet {...useLoaderData<typeof loader>().receipt} />;
}
