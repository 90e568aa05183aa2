import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { ltr } from "~/content/words";
import { findRecoveryLink } from "~/domain/accounts/recover.server";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { SignInPage } from "~/ui/sign-in-page";
import { answerLink } from "./answer-link.server";
import { LinkForm } from "./link-form";

const statuses = { open: 200, used: 410, expired: 410, unknown: 404 };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "portal");
  const found = await findRecoveryLink(params.token ?? "");
  const isOpen = found.state === "open";
  const title = isOpen ? pages["/dr-portal/recover"][language] : t(`recover.${found.state}`);
  const intro = isOpen
    ? t("recover.intro-link", {
        number: ltr(found.memberNumber),
        until: formatMoment(found.until, language),
      })
    : t(`recover.${found.state}-body`);
  const number = isOpen ? found.memberNumber : null;
  const page = { title, documentTitle: documentTitle(title, language), intro, number };
  return data(page, { status: statuses[found.state] });
}

export const action = (args: ActionFunctionArgs) => answerLink(args);

export default function RecoverByLink() {
  const { t, language } = useTranslation("portal");
  const { title, intro, number } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInPage
      title={title}
      intro={intro}
      crumbs={[{ title: pages["/dr-portal"][language], path: "/dr-portal" }]}
    >
      {number === null ? (
        <ButtonLink href="/dr-portal/forget-password" variant="quiet">
          {t("recover.again")}
        </ButtonLink>
      ) : (
        <LinkForm number={number} refused={refused ?? undefined} />
      )}
    </SignInPage>
  );
}
