import type { ActionFunctionArgs } from "@remix-run/node";
import { association } from "~/content/association";
import { ltr } from "~/content/words";
import { startRecovery, type WayBack } from "~/domain/accounts/forgotten-password.server";
import { languageOf } from "~/i18n/request-language.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { letterOrigin } from "~/platform/origin.server";
import { refusedNumber, withAskedNumber } from "./asked-number.server";

const guidance: Record<WayBack, string> = {
  "national-number": "portal:forgot.use-national",
  link: "portal:forgot.link-sent",
  office: "portal:forgot.office",
};
const withCode = { to: "/dr-portal/recover", key: "portal:forgot.have-code" };

/** Says how to get in again, on the sign-in page, and changes nothing (R31); or that there is no account. */
export const answerForgotten = (args: ActionFunctionArgs) =>
  withAskedNumber(args, "forget-password", async ({ memberNumber, submission, refuse }) => {
    const { request } = args;
    const asked = { submission, language: await languageOf(request), origin: letterOrigin(request) };
    const start = memberNumber === null ? null : (await startRecovery(memberNumber, asked)).outcome;
    if (!start?.found)
      return refusedNumber(refuse({ fields: { username: ["portal:forgot.not-found"] } }), 401);
    return redirectWithFlash(request, "/dr-portal", {
      kind: "success",
      key: guidance[start.way],
      params: { phone: ltr(association.phone) },
      ...(start.way !== "national-number" && { link: withCode }),
    });
  });
