import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pages } from "~/content/pages";
import { ContactForm } from "~/forms/contact-form";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { answerMessage } from "./answer-message.server";
import { ContactBanner } from "./banner";
import { ReceiptSheet } from "./receipt-sheet";
import { WaysToReach } from "./ways-to-reach";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.documentTitle }, { name: "description", content: data.about }] : [];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = pages["/contact-us"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    about: translator(language, "contact")("lead"),
  };
}

export async function action(args: ActionFunctionArgs) {
  return answerMessage(await readForm(args.request), args);
}

export default function Contact() {
  const { t } = useTranslation("contact");
  const { title } = useLoaderData<typeof loader>();
  const { refused, receipt } = useActionData<typeof action>() ?? { refused: null, receipt: null };
  if (receipt) return <ReceiptSheet {...receipt} />;
  const form = (
    <section className="home-part">
      <h2>{t("write")}</h2>
      <div>
        {refused ? null : <p className="mb-8 max-w-2xl text-lg">{t("about")}</p>}
        <ContactForm refused={refused} />
      </div>
    </section>
  );
  return (
    <>
      <ContactBanner title={title} />
      {refused ? form : null}
      <WaysToReach />
      {refused ? null : form}
    </>
  );
}
