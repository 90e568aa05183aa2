import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDoctor, requireDoctorOrStaff } from "~/auth/guards.server";
import { may } from "~/auth/permissions";
import { pages } from "~/content/pages";
import { detailNames, useDetailLabels } from "~/forms/member-fields";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { OnRecordNow } from "~/ui/recorded";
import { requireOwnPassword } from "../own-password.server";
import { answerDetails, type RefusedDetails } from "./answer-details.server";
import { CardNotLoaded } from "./card-not-loaded";
import { DetailsForm } from "./details-form";
import { FixedFields } from "./fixed-fields";
import { NoOwnCard } from "./no-own-card";
import { RecordLinks } from "./record-links";
import { shownCard } from "./shown-card.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const { doctor, staff } = await requireDoctorOrStaff(request, "personal-card.open");
  if (doctor) requireOwnPassword(doctor);
  const language = await languageOf(request);
  const title = pages["/dashboard/personal-card"][language];
  const home = doctor ? ("/dr-dashboard" as const) : ("/dashboard" as const);
  const shown = doctor ? await shownCard(doctor.memberNumber) : { card: null, problem: null, status: 200 };
  return data(
    {
      title,
      documentTitle: documentTitle(title, language),
      crumbs: [{ title: pages[home][language], path: home }],
      card: shown.card,
      problem: shown.problem,
      mayDecideNames: staff !== null && may(staff.role, "names.decide"),
    },
    { status: shown.status },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  return answerDetails(request, doctor, await readForm(request));
}

export default function PersonalCardPage() {
  const { title, crumbs, card, problem, mayDecideNames } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedDetails>();
  const labels = useDetailLabels();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {card ? (
        <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0">
            <DetailsForm card={card} refused={refused}>
              <FixedFields card={card} />
            </DetailsForm>
            {refused?.conflict ? (
              <OnRecordNow
                rows={detailNames.map((name) => ({ label: labels[name], value: card.typed[name] }))}
              />
            ) : null}
          </div>
          <RecordLinks />
        </div>
      ) : null}
      {problem ? <CardNotLoaded problem={problem} /> : null}
      {card || problem ? null : <NoOwnCard mayDecideNames={mayDecideNames} />}
    </>
  );
}
