import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { assignStation, type NamedStation, namedStation } from "~/auth/station.server";
import { pages } from "~/content/pages";
import { listCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/current-election.server";
import { stationInput } from "~/domain/elections/input";
import { ErrorSummary } from "~/forms/error-summary";
import { Field, SelectField } from "~/forms/field";
import { type Answer, parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId } from "~/forms/submission";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { ELECTIONS, STATION } from "./addresses";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const clerk = await requireComputerUser(request, "vote");
  const language = await languageOf(request);
  const title = translator(language, "elections")("seat.title");
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages[ELECTIONS][language], path: ELECTIONS }],
    station: await namedStation(request, clerk, await currentElection(), language),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireComputerUser(request, "vote");
  const { value, refuse } = parseForm(await readForm(request), stationInput);
  if (!value) return data(refuse(), { status: 422 });
  const election = await currentElection();
  const centres = election ? await listCentres(election.id) : [];
  if (!centres.some(({ id }) => id === value.centre))
    return data(refuse({ fields: { centre: ["elections:errors.centre"] } }), { status: 422 });
  await assignStation(request, { centreId: value.centre, desk: value.desk });
  return redirectWithFlash(request, ELECTIONS, { kind: "success", key: "elections:seat.saved" });
}

export default function StationPage() {
  const { t } = useTranslation("elections");
  const { title, crumbs, station } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <p className="mb-8 max-w-2xl">{t(station.centres.length ? "seat.about" : "seat.none")}</p>
      {station.centres.length ? <StationForm station={station} answer={answer} /> : null}
    </>
  );
}

function StationForm({ station, answer }: { station: NamedStation; answer?: Answer }) {
  const { t } = useTranslation("elections");
  const [form, { centre, desk }] = useForm<{ centre: string; desk: string }, string[]>({
    id: "seat",
    lastResult: answer,
    defaultValue: { centre: station.centreId ? `${station.centreId}` : "", desk: station.desk ?? "" },
  });
  const labels = { centre: t("seat.centre"), desk: t("seat.desk") };
  return (
    <form method="post" action={STATION} noValidate className="max-w-xl">
      <ErrorSummary form={form} labels={labels} />
      <SubmissionId />
      <SelectField field={centre} label={labels.centre} none={t("seat.choose")} options={station.centres} />
      <Field field={desk} label={labels.desk} optional autoComplete="off" maxLength={20} />
      <Button type="submit">{t("seat.save")}</Button>
    </form>
  );
}
