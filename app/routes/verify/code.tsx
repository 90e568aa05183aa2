import { data, type HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { verification } from "~/addresses/certificates";
import { handler } from "~/auth/handler.server";
import { Checking } from "./checking";
import { privately, verifyHead } from "./head.server";
import { lookUpCertificate } from "./look-up.server";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Answers at the address of a certificate's QR code. The signed facts are in the fragment, which servers do not see.
 */
export const loader = handler(verification.code, async ({ request, params, context, language }) => {
  const { status, headers, ...found } = await lookUpCertificate({
    request,
    context,
    pathCode: params.code,
    language,
  });
  return data(
    { ...verifyHead(language), ...found },
    { status, headers: privately(headers, found.searchedBy) },
  );
});

export default function VerifyCode() {
  return <Checking {...useLoaderData<typeof loader>()} />;
}
