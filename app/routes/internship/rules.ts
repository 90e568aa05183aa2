import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { serializedChecks } from "~/forms";
import { everyRule } from "./application-form";

/** Returns the rules and messages of the whole form; a hash of them is part of the address. */
export const loader = handler(internship.rules, ({ language }) =>
  Response.json(serializedChecks(everyRule, language), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  }),
);
