import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { findMemberName } from "~/domain/accounts/doctor-accounts.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-body.server";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { ownOrigin } from "~/platform/origin.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { MEMBERS, memberPage } from "./address";
import { answerIssue } from "./answer-issue.server";
import { forgetCode, newCodeIn } from "./code-cookie.server";
import { CodeSlip } from "./code-slip";
import { IssueForm } from "./issue-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "members.recover");
  const memberNumber = parseId(params.number);
  const found = memberNumber === null ? null : await findMemberName(memberNumber);
  if (memberNumber === null || !found) throw new Response(null, { status: 404 });
  const language = await languageOf(request);
  const made = await newCodeIn(request, memberNumber);
  const title = translator(language, "portal")("code.title");
  const page = {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages[MEMBERS][language], path: memberPage(memberNumber) }],
    memberNumber,
    name: inLanguage(language, found).value,
    made: made && { code: made.code, until: formatMoment(new Date(made.until), language) },
    address: `${ownOrigin(request)}/dr-portal/recover`,
  };
  return data(page, made ? { headers: { "Set-Cookie": await forgetCode() } } : undefined);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "members.recover");
  return answerIssue(request, staff, parseId(params.number), await readForm(request));
}

export default function RecoveryCode() {
  const { title, crumbs, memberNumber, name, made, address } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {made ? (
        <CodeSlip {...made} memberNumber={memberNumber} name={name} address={address} />
      ) : (
        <IssueForm memberNumber={memberNumber} name={name} refused={refused ?? undefined} />
      )}
    </>
  );
}
