import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { complaintFilter, complaintsAddress } from "~/domain/complaints/filter";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { describeError, log } from "~/platform/log.server";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { ComplaintCard } from "./card";
import { Figures } from "./figures";
import { FilterForm } from "./filter-form";
import { NothingFound } from "./nothing-found";
import { shownList } from "./shown-list.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "complaints.manage");
  const language = await languageOf(request);
  const filter = complaintFilter(new URL(request.url).searchParams);
  const page = { documentTitle: documentTitle(pages["/complaints"][language], language), filter };
  try {
    return data({ ...page, shown: await shownList(filter, language) });
  } catch (error) {
    log.error("the complaints could not be listed", describeError(error));
    return data({ ...page, shown: null }, { status: 503 });
  }
}

function LoadFailed({ again }: { again: string }) {
  const { t } = useTranslation("complaints");
  return (
    <div role="alert" className="notice notice-danger">
      <p>{t("load-failed")}</p>
      <a href={again} className="link">
        {t("load-again")}
      </a>
    </div>
  );
}

export default function ComplaintsList() {
  const { t, language } = useTranslation("complaints");
  const { filter, shown } = useLoaderData<typeof loader>();
  const here = complaintsAddress(filter);
  return (
    <>
      <PageHeader
        title={pages["/complaints"][language]}
        crumbs={[{ title: pages["/dashboard"][language], path: "/dashboard" }]}
        actions={
          <a className="link py-2" href={complaintsAddress({ ...filter, page: 1 }, "/export.csv")} download>
            {t("export")}
          </a>
        }
      />
      {shown ? <Figures figures={shown.figures} /> : <LoadFailed again={here} />}
      {shown?.held && filter.status !== "held" ? (
        <div className="mb-6">
          <Notice>
            {`${t("held", { count: shown.held })} `}
            <a href={complaintsAddress({ status: "held" })} className="link">
              {t("held-show")}
            </a>
          </Notice>
        </div>
      ) : null}
      <FilterForm filter={filter} />
      {shown?.cards.length ? (
        <>
          <h2 className="mb-4 text-muted">
            {t(shown.list.more ? "found-more" : "found", { count: shown.list.total })}
          </h2>
          <div className="grid gap-6">
            {shown.cards.map((complaint) => (
              <ComplaintCard key={complaint.id} complaint={complaint} back={here} />
            ))}
          </div>
          <Pager {...shown.list} hrefFor={(page) => complaintsAddress({ ...filter, page })} />
        </>
      ) : null}
      {shown && !shown.cards.length ? <NothingFound filter={filter} /> : null}
    </>
  );
}
