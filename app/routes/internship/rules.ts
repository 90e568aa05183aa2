import type { LoaderFunctionArgs } from "@remix-run/node";
import { internship } from "~/addresses/internship";
import { visit } from "~/auth/visit.server";
import { writtenChecks } from "~/forms";
import { everyRule } from "./application-form";

/** The rules of the whole form's fields and their sentences, by a hash of them in the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, internship.rules);
  return Response.json(writtenChecks(everyRule, language), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
