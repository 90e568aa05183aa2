import type { ActionFunctionArgs } from "@remix-run/node";
import { association } from "~/content/association";
import { ltr } from "~/content/words";
import { openAccount, opensWithNationalNumber } from "~/domain/accounts/open-account.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { refusedNumber, withAskedNumber } from "./asked-number.server";

/** Opens the account of a member and leads to the sign-in; says when there is no such member, or an account already. */
export const answerCreation = (args: ActionFunctionArgs) =>
  withAskedNumber(args, "create-account", async ({ memberNumber, submission, refuse }) => {
    const unknown = () => refusedNumber(refuse({ fields: { username: ["portal:create.unknown"] } }), 404);
    if (memberNumber === null) return unknown();
    const { outcome } = await openAccount(memberNumber, { submission });
    if (outcome === "no-such-member") return unknown();
    if (outcome === "exists")
      return refusedNumber(refuse({ fields: { username: ["portal:create.exists"] } }), 409);
    const byNumber = await opensWithNationalNumber(memberNumber);
    return redirectWithFlash(args.request, "/dr-portal", {
      kind: "success",
      key: byNumber ? "portal:create.opened" : "portal:create.opened-by-code",
      params: { phone: ltr(association.phone) },
    });
  });
