import { useLoaderData } from "@remix-run/react";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { membersAddress, membersFilter } from "~/domain/register/members-filter";
import { readLabels } from "~/domain/register/selected-members.server";
import { useTranslation } from "~/i18n";
import { EmptyState, Ltr, PageHeader, PrintButton } from "~/ui";

export const loader = handler(registerOffice.labels, async ({ url, staff }) => {
  const filter = membersFilter(url.searchParams);
  const { labels, next } = await readLabels(filter, filter.after ?? 0, staff);
  const address = membersAddress(filter, "/labels");
  return {
    labels,
    list: membersAddress(filter),
    next: next && `${address}${address.includes("?") ? "&" : "?"}after=${next}`,
  };
});

export default function AddressLabels() {
  const { t } = useTranslation("register-office");
  const { labels, list, next } = useLoaderData<typeof loader>();
  if (!labels.length)
    return (
      <>
        <PageHeader />
        <EmptyState title={t("selected.no-labels")} />
      </>
    );
  return (
    <>
      <PageHeader />
      <div className="mb-8 print:hidden">
        <p className="mb-4 max-w-3xl">{t("selected.labels-about")}</p>
        <p className="flex flex-wrap items-center gap-4">
          <PrintButton>{t("selected.print")}</PrintButton>
          {next ? (
            <a className="link" rel="next" href={next}>
              {t("selected.next")}
            </a>
          ) : null}
          <a className="link" href={list}>
            {t("selected.back")}
          </a>
        </p>
      </div>
      <ul className="labels" lang="ar" dir="rtl">
        {labels.map(({ memberNumber, name, address, governorate }) => (
          <li key={memberNumber}>
            <b>{name.ar}</b>
            <span>{address}</span>
            {governorate === address ? null : <span>{governorate}</span>}
            <Ltr>{memberNumber}</Ltr>
          </li>
        ))}
      </ul>
    </>
  );
}
