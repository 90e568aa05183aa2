import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { elections } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { assignStation, type NamedStation, namedStation } from "~/auth/station.server";
import { listCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/elections.server";
import { stationInput } from "~/domain/elections/input";
import { type Answer, parseForm } from "~/fields/parse-form";
import { ErrorSummary, Field, SelectField, SubmissionId, useChecks } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { Button, PageHeader } from "~/ui";
import { ELECTIONS, STATION } from "./addresses";

export const loader = handler(elections.station, async ({ request, computer, language }) => ({
  station: await namedStation(request, computer, await currentElection(), language),
}));

export const action = handler(elections.station, async ({ request }) => {
  const { value, refuse } = parseForm(await readForm(request), stationInput);
  if (!value) return data(refuse(), { status: 422 });
  const election = await currentElection();
  const centres = election ? await listCentres(election.id) : [];
  if (!centres.some(({ id }) => id === value.centre))
    return data(refuse({ fields: { centre: ["elections:errors.centre"] } }), { status: 422 });
  await assignStation(request, { centreId: value.centre, desk: value.desk });
  return redirectWithFlash(request, ELECTIONS, { kind: "success", key: "elections:seat.saved" });
});

export default function StationPage() {
  const { t } = useTranslation("elections");
  const { station } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
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
    <form method="post" action={STATION} noValidate {...useChecks(stationInput, "max-w-xl")}>
      <ErrorSummary form={form} labels={labels} />
      <SubmissionId />
      <SelectField field={centre} label={labels.centre} none={t("seat.choose")} options={station.centres} />
      <Field field={desk} label={labels.desk} optional autoComplete="off" maxLength={20} />
      <Button type="submit">{t("seat.save")}</Button>
    </form>
  );
}
