import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { getApplication } from "~/domain/internships/application.server";
import { returnInput } from "~/domain/internships/decision-input";
import { parseId } from "~/forms/id";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-body.server";
import { pageMeta } from "~/ui/page-meta";
import { ActPage } from "./act-page";
import { answerDecision, type Refused } from "./answer-decision.server";
import { AskedAgain } from "./asked-again";
import { decisionPage } from "./decision-page.server";
import { ReturnForm } from "./return-form";
import { SeenMeanwhile } from "./seen-meanwhile";
import { Whose } from "./whose";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  return decisionPage({ request, id: params.id, staff, act: "return" });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  const { id } = await getApplication(parseId(params.id));
  const form = await readForm(request);
  const { value, refuse } = parseForm(form, returnInput);
  if (!value) return data<Refused>({ answer: refuse(), conflict: false }, { status: 422 });
  const { version, ...returned } = value;
  return answerDecision({ request, form, staff, id, decision: { version, returned }, refuse });
}

export default function ReturnRegistration() {
  const { title, application, last } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ActPage title={title} application={application}>
      <ReturnForm application={application} refused={refused}>
        <Whose application={application} />
        {refused?.conflict ? <SeenMeanwhile last={last} /> : <AskedAgain application={application} />}
      </ReturnForm>
    </ActPage>
  );
}
