import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireComputerUser, requireComputerUserOrStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { NotFetched } from "../not-fetched";
import { PERSONAL_CARD } from "../search-address";
import { SearchForm } from "../search-form";
import { numberIn } from "../sought-card.server";
import { answerEdit, type RefusedEdit } from "./answer-edit.server";
import { EditForm } from "./edit-form";
import { FixedRows } from "./fixed-rows";
import { type Mode, modeIn } from "./mode";
import { shownCard } from "./shown-card.server";
import { WaysToEdit } from "./ways-to-edit";

const modes: Mode[] = ["details", "names"];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const officer = await requireComputerUserOrStaff(request, {
    computer: ["look-up"],
    staff: "personal-card.open",
  });
  const { computer } = officer;
  const mode = computer ? modeIn(request.url) : null;
  if (mode) await requireComputerUser(request, mode);
  const language = await languageOf(request);
  const title = pages[PERSONAL_CARD][language];
  const home = computer ? "/computer-dashboard" : "/dashboard";
  const sought = await shownCard(request, officer);
  return data(
    {
      title,
      documentTitle: documentTitle(title, language),
      crumbs: [{ title: pages[home][language], path: home }],
      sought,
      mode,
      mayEdit: computer && modes.filter((one) => computer.permissions.includes(one)),
    },
    { status: sought.status },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireComputerUser(request, "look-up");
  const [mode, memberNumber] = [modeIn(request.url), numberIn(request)];
  if (!mode || !memberNumber) throw new Response(null, { status: 404 });
  await requireComputerUser(request, mode);
  return answerEdit({ request, user, memberNumber, mode, form: await readForm(request) });
}

export default function PersonalCardPage() {
  const { t } = useTranslation("cards");
  const { title, crumbs, sought, mode, mayEdit } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedEdit>();
  const { card, problem, typed } = sought;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <SearchForm page={PERSONAL_CARD} typed={typed} answer={sought.answer} />
      <div className="mt-10">
        {problem ? <NotFetched page={PERSONAL_CARD} typed={typed} problem={problem} /> : null}
        {card && mode ? <EditForm card={card} mode={mode} refused={refused} /> : null}
        {card && !mode ? (
          <section aria-label={title} className="grid max-w-3xl gap-6">
            <FixedRows card={card} mode={null} />
            <WaysToEdit memberNumber={card.memberNumber} mayEdit={mayEdit} />
          </section>
        ) : null}
      </div>
      <p className="mt-10 text-muted">{t("every-look-up")}</p>
    </>
  );
}
