import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { listCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/current-election.server";
import { getElection, rollFigures } from "~/domain/elections/election-list.server";
import { windowState } from "~/domain/elections/window-state";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { now } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { electionPage } from "./address";
import { CentreList } from "./centre-list";
import { ElectionTable } from "./election-table";
import { pageOf } from "./page-of-election.server";
import { WaysOn } from "./ways-on";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const election = await getElection(parseId(params.id));
  const language = await languageOf(request);
  const { id, opensAt, closesAt, objectionsUntil, rollImportedAt } = election;
  const title = inLanguage(language, { ar: election.titleAr, en: election.titleEn }).value;
  return {
    ...pageOf(title, language),
    id,
    isCurrent: (await currentElection())?.id === id,
    centres: await listCentres(id),
    election: {
      state: windowState(election, now()),
      opens: formatMoment(opensAt, language),
      closes: formatMoment(closesAt, language),
      objections: objectionsUntil && formatMoment(objectionsUntil, language),
      rollImported: rollImportedAt && formatMoment(rollImportedAt, language),
      ...(await rollFigures(election)),
    },
  };
}

export default function Election() {
  const { t } = useTranslation("election-office");
  const { title, crumbs, id, isCurrent, centres, election } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        actions={
          <ButtonLink href={`${electionPage(id)}/edit`} variant="quiet">
            {t("edit")}
          </ButtonLink>
        }
      />
      <p className="mb-4 flex gap-3">
        {isCurrent ? <strong className="tag">{t("current")}</strong> : null}
        <span className="tag">{t(`states.${election.state}`)}</span>
      </p>
      <ElectionTable caption={title} election={election} />
      <WaysOn id={id} isCurrent={isCurrent} />
      <h2 className="mt-10 mb-3 text-xl">{t("centres.title")}</h2>
      {centres.length ? (
        <CentreList electionId={id} centres={centres} />
      ) : (
        <p className="text-muted">{t("centres.none")}</p>
      )}
      <p className="mt-6">
        <ButtonLink href={`${electionPage(id)}/centres/add`} variant="quiet">
          {t("centres.add")}
        </ButtonLink>
      </p>
    </>
  );
}
