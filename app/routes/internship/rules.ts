import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { serializedChecks } from "~/forms";
import { everyRule } from "./application-form";

/** The rules of the whole form's fields and their sentences, by a hash of them in the address. */
export const loader = handler(internship.rules, ({ language }) =>
  Response.json(serializedChecks(everyRule, language), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  }),
);
