import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { certificatesAddress, MOST_LISTED } from "~/domain/certificates/filter";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { ListedCertificateRow } from "./listed-certificate";
import { SearchForm } from "./search-form";
import { shownList } from "./shown-list.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "certificates.manage");
  return shownList(new URL(request.url).searchParams, await languageOf(request));
}

export default function IssuedCertificates() {
  const { t } = useTranslation("certificates");
  const { title, parent, q, mistyped, list, certificates } = useLoaderData<typeof loader>();
  const found =
    list.total === MOST_LISTED
      ? t("staff.found-most", { most: MOST_LISTED.toLocaleString("en") })
      : t("staff.found", { count: list.total });
  return (
    <>
      <PageHeader title={title} crumbs={[{ title: parent, path: "/dashboard" }]} />
      <SearchForm q={q} mistyped={mistyped} />
      {certificates.length ? (
        <>
          <h2 className="text-muted">{found}</h2>
          <ul>
            {certificates.map((certificate) => (
              <ListedCertificateRow key={certificate.serial} certificate={certificate} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t(q ? "staff.none-found" : "staff.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => certificatesAddress({ q, page })} />
    </>
  );
}
