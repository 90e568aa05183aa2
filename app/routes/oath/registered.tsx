import type { HeadersFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { oath } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { findOwnOath } from "~/domain/oaths/register.server";
import { formatLongDay, inLanguage, useTranslation } from "~/i18n";
import { ButtonLink, Emblem, Ltr, PageHeader, PrintButton } from "~/ui";

export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const loader = handler(oath.registered, async ({ params, language }) => {
  const oath = await findOwnOath(params.link);
  if (!oath) throw new Response(null, { status: 404 });
  const { memberNumber, name, day } = oath;
  return {
    memberNumber,
    name: inLanguage(language, name),
    day: { iso: day, text: formatLongDay(day, language) },
  };
});

export default function RegisteredForOath() {
  const { t } = useTranslation("oath");
  const { memberNumber, name, day } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="max-w-2xl">
        <section className="receipt oath-own" aria-labelledby="oath-own-name">
          <Emblem name="oath" />
          <p>{t("name")}</p>
          <h2 id="oath-own-name" className="wrap-anywhere">
            <bdi lang={name.lang}>{name.value}</bdi>
          </h2>
          <dl>
            <dt>{t("number")}</dt>
            <dd>
              <Ltr>{memberNumber}</Ltr>
            </dd>
            <dt>{t("own.day")}</dt>
            <dd>
              <time dateTime={day.iso}>{day.text}</time>
            </dd>
          </dl>
        </section>
        <p className="mt-6">{t("own.keep")}</p>
        <p className="mt-6 mb-4 text-muted print:hidden">{t("own.how-to-print")}</p>
        <div className="flex flex-wrap gap-3">
          <PrintButton>{t("own.print")}</PrintButton>
          <ButtonLink href="/" variant="quiet">
            {t("own.home")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
