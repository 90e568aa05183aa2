import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { listElections } from "~/domain/elections/election-list.server";
import { windowState } from "~/domain/elections/window-state";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { now } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { shownMoment } from "~/ui/shown-moment";
import { LIST } from "./address";
import { ElectionRow } from "./election-row";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const language = await languageOf(request);
  const title = pages[LIST][language];
  const elections = await listElections();
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dashboard"][language], path: "/dashboard" }],
    elections: elections.map(({ id, title, opensAt, closesAt }, nth) => ({
      id,
      title: inLanguage(language, title),
      opens: shownMoment(opensAt, language),
      closes: shownMoment(closesAt, language),
      state: windowState({ opensAt, closesAt }, now()),
      isCurrent: nth === 0,
    })),
  };
}

export default function Elections() {
  const { t } = useTranslation("election-office");
  const { title, crumbs, elections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        actions={<ButtonLink href={`${LIST}/add`}>{t("add")}</ButtonLink>}
      />
      {elections.length ? (
        <>
          <p className="mb-6 max-w-3xl text-muted">{t("current-about")}</p>
          <ul className="border-t border-line">
            {elections.map((election) => (
              <ElectionRow key={election.id} election={election} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t("none")} />
      )}
    </>
  );
}
