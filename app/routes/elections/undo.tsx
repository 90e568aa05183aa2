import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { cardAddress, ELECTIONS } from "./addresses";
import { answerUndo } from "./answer-undo.server";
import { ClerkResult } from "./clerk-result";
import { shownUndo } from "./shown-undo.server";
import { UndoForm } from "./undo-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const supervisor = await requireComputerUser(request, "undo");
  const language = await languageOf(request);
  const { voter, blockedBy } = await shownUndo(request, supervisor, language);
  const title = translator(language, "elections")("undo.title");
  const crumbs = [
    { title: pages[ELECTIONS][language], path: ELECTIONS },
    {
      title: translator(language, "elections")("result-title"),
      path: cardAddress(voter.memberNumber),
    },
  ];
  const shown = { title, documentTitle: documentTitle(title, language), crumbs, voter, blockedBy };
  return data(shown, { status: blockedBy && request.method === "GET" ? 409 : 200 });
}

export const action = async ({ request }: ActionFunctionArgs) =>
  answerUndo(request, await requireComputerUser(request, "undo"));

export default function UndoPage() {
  const { t } = useTranslation("elections");
  const { title, crumbs, voter, blockedBy } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {blockedBy ? (
        <div role="alert" className="mb-8 max-w-3xl">
          <Notice kind="danger">{blockedBy}</Notice>
        </div>
      ) : (
        <p className="mb-6 max-w-2xl">{t("undo.about")}</p>
      )}
      <ClerkResult voter={voter} />
      {blockedBy ? null : <UndoForm memberNumber={voter.memberNumber} refused={refused} />}
    </>
  );
}
