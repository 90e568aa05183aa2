import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { listCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/election-list.server";
import { MOST_LINES } from "~/domain/elections/roll-file.server";
import { listRollImports } from "~/domain/elections/roll-imports.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { shownMoment } from "~/ui/shown-moment";
import { electionPage, rollPage } from "./address";
import { answerRollFile } from "./answer-roll-file.server";
import { EarlierRolls } from "./earlier-rolls";
import { pageOf } from "./page-of-election.server";
import { RollFileForm } from "./roll-file-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "elections.manage");
  const election = await getElection(parseId(params.id));
  const language = await languageOf(request);
  const rolls = await listRollImports(election.id);
  return {
    ...pageOf(translator(language, "election-office")("import.title"), language, election),
    id: election.id,
    most: MOST_LINES.toLocaleString("en"),
    hasCentres: (await listCentres(election.id)).length > 0,
    rolls: rolls.map(({ id, fileName, state, createdAt, by }) => ({
      path: `${rollPage(election.id)}/${id}`,
      fileName,
      state,
      by,
      sent: shownMoment(createdAt, language),
    })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "elections.manage");
  const { id } = await getElection(parseId(params.id));
  return answerRollFile({
    staff,
    electionId: id,
    form: await readForm(request, { filesFrom: { kind: "staff", id: staff.id } }),
  });
}

const rules = ["columns", "without-centres", "limits", "kept"] as const;

export default function ImportRoll() {
  const { t } = useTranslation("election-office");
  const { title, crumbs, id, most, hasCentres, rolls } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <p className="mb-4 max-w-3xl">{t("import.about")}</p>
      <ul className="mb-6 max-w-3xl list-disc space-y-1 ps-6 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{t(`import.${rule}`, { most })}</li>
        ))}
      </ul>
      {hasCentres ? null : (
        <div className="mb-6 max-w-3xl">
          <Notice>{t("import.no-centres-yet")}</Notice>
        </div>
      )}
      <RollFileForm most={most} cancel={electionPage(id)} />
      <EarlierRolls rolls={rolls} />
    </>
  );
}
