import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { findCertificate } from "~/domain/certificates/certificates.server";
import { readSerial } from "~/domain/certificates/serial";
import { readForm } from "~/forms/read-body.server";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { answerCancellation } from "./answer-cancellation.server";
import { CancelForm } from "./cancel-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

async function getCertificate(typed: string | undefined) {
  const read = readSerial(typed ?? "");
  const found = "serial" in read && read.serial === typed ? await findCertificate(read.serial) : null;
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

const above = ["/dashboard", "/dashboard/certificates"] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "certificates.manage");
  const language = await languageOf(request);
  const { serial, memberNumber, name, issuedOn, cancelledOn, cancelledBy } = await getCertificate(
    params.serial,
  );
  const title = translator(language, "certificates")("staff.cancel-title");
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: above.map((path) => ({ title: pages[path][language], path })),
    serial,
    memberNumber,
    name: inLanguage(language, name),
    issued: formatDay(issuedOn, language),
    cancelled: cancelledOn && { day: formatDay(cancelledOn, language), name: `\u2068${cancelledBy}\u2069` },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "certificates.manage");
  const { serial } = await getCertificate(params.serial);
  return answerCancellation({ form: await readForm(request), request, staff, serial });
}

export default function CancelCertificate() {
  const { t } = useTranslation("certificates");
  const { title, crumbs, serial, memberNumber, name, issued, cancelled } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-3xl">
        {cancelled ? (
          <div role={refused ? "alert" : undefined} className="mb-6">
            <Notice kind="warning">{t("staff.already-cancelled", cancelled)}</Notice>
          </div>
        ) : null}
        <DefinitionTable
          caption={title}
          rows={[
            { label: t("serial"), value: <Ltr>{serial}</Ltr> },
            { label: t("doctor"), value: <Bilingual text={name} tag={false} /> },
            { label: t("verify.number"), value: <Ltr>{memberNumber}</Ltr> },
            { label: t("issued"), value: issued },
          ]}
        />
        {cancelled ? null : (
          <>
            <p className="my-6">{t("staff.cancel-about")}</p>
            <CancelForm serial={serial} answer={refused?.answer} />
          </>
        )}
      </div>
    </>
  );
}
