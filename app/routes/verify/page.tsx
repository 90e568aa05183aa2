import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { verification } from "~/addresses/certificates";
import { visit } from "~/auth/visit.server";
import { checkSent } from "./check-sent.server";
import { Checking } from "./checking";
import { privately, verifyHead } from "./head.server";
import { lookUp } from "./look-up.server";

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = await visit(request, verification.page);
  const { status, headers, ...found } = await lookUp({ request, context, pathCode: undefined, language });
  return data({ ...verifyHead(language), ...found }, { status, headers: privately(headers, found.asked) });
}

/** Writes nothing but that it was checked, and so has no submission: the same sent twice is looked at twice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = await visit(request, verification.page);
  const { status, headers, ...found } = await checkSent({ request, context, language });
  return data(found, { status, headers: privately(headers, "file") });
}

export default function Verify() {
  const asked = useLoaderData<typeof loader>();
  return <Checking {...(useActionData<typeof action>() ?? asked)} />;
}
