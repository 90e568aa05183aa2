import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { sitDown } from "~/auth/own-seat.server";
import { pages } from "~/content/pages";
import { listCentres } from "~/domain/elections/centres.server";
import { seatInput } from "~/domain/elections/clerk-input";
import { currentElection } from "~/domain/elections/current-election.server";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { ELECTIONS } from "./addresses";
import { SeatForm } from "./seat-form";
import { shownSeat } from "./shown-seat.server";

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
    seat: await shownSeat(request, clerk, await currentElection(), language),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireComputerUser(request, "vote");
  const { value, refuse } = parseForm(await readForm(request), seatInput);
  if (!value) return data(refuse(), { status: 422 });
  const election = await currentElection();
  const centres = election ? await listCentres(election.id) : [];
  if (!centres.some(({ id }) => id === value.centre))
    return data(refuse({ fields: { centre: ["elections:errors.centre"] } }), { status: 422 });
  await sitDown(request, { centreId: value.centre, desk: value.desk });
  return redirectWithFlash(request, ELECTIONS, { kind: "success", key: "elections:seat.saved" });
}

export default function SeatPage() {
  const { t } = useTranslation("elections");
  const { title, crumbs, seat } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <p className="mb-8 max-w-2xl">{t(seat.centres.length ? "seat.about" : "seat.none")}</p>
      {seat.centres.length ? <SeatForm seat={seat} answer={answer} /> : null}
    </>
  );
}
