import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { association } from "~/content/association";
import { pages } from "~/content/pages";
import { ltr } from "~/content/words";
import { openAccount, opensWithNationalNumber } from "~/domain/accounts/doctor-accounts.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { NumberForm } from "./number-form";
import { refusedNumber, withAskedNumber } from "./number-form.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = pages["/dr-portal/create-dr-account"][language];
  return { title, documentTitle: documentTitle(title, language) };
}

/** Opens the account of a member and leads to the sign-in; says when there is no such member, or an account already. */
export const action = (args: ActionFunctionArgs) =>
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

export default function CreateAccount() {
  const { t, language } = useTranslation("portal");
  const { title } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      title={title}
      intro={t("create.intro")}
      crumbs={[{ title: pages["/dr-portal"][language], path: "/dr-portal" }]}
    >
      <NumberForm busy="creating" button={t("create.button")} refused={refused ?? undefined} />
      <ul className="grid gap-2 text-center">
        <li>
          {`${t("create.have")} `}
          <a className="link" href="/dr-portal">
            {t("create.sign-in")}
          </a>
        </li>
        <li>
          <a className="link" href="/dr-portal/forget-password">
            {useTranslation("auth").t("forgot-password")}
          </a>
        </li>
      </ul>
    </SignInPage>
  );
}
