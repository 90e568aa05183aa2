import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { noticesOf } from "~/platform/flash.server";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { formCrumb } from "./addresses";
import { FollowUp } from "./follow-up";
import { History } from "./history";
import { ownApplication } from "./own-application.server";
import { Papers } from "./papers";
import { ReceiptBox } from "./receipt-box";
import { ReceiptState } from "./receipt-state";
import { SentDialog } from "./sent-dialog";
import { SENT } from "./sent-notice";
import { shownReceipt } from "./shown-receipt.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ params, context });
  const language = await languageOf(request);
  const title = translator(language, "internship-receipt")(`titles.${application.state}`);
  const notices = await noticesOf(request);
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumb: formCrumb(language),
    justSent: notices.some(({ key }) => key === SENT.key),
    receipt: await shownReceipt(application, language),
  };
}

export default function Receipt() {
  const { t } = useTranslation("internship-receipt");
  const { title, crumb, justSent, receipt } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={[crumb]} />
      <div className="receipt-parts">
        <div className="max-w-2xl">
          <ReceiptState receipt={receipt} />
          <ReceiptBox receipt={receipt} />
          <p className="mt-6 flex flex-wrap items-center gap-3">
            <ButtonLink href="/">{t("ok")}</ButtonLink>
            <ButtonLink href={`${receipt.path}/print`} variant="quiet">
              {t("print.link")}
            </ButtonLink>
          </p>
          <div className="mt-10">
            <Papers papers={receipt.papers} path={receipt.path} />
          </div>
        </div>
        <div>
          <History events={receipt.events} />
          <FollowUp />
        </div>
      </div>
      {justSent ? <SentDialog number={receipt.number} /> : null}
    </>
  );
}
