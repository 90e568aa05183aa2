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
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { cardAddress, type Mode, modeIn, PERSONAL_CARD } from "../addresses";
import { lookUpPersonal, memberNumberIn } from "../look-up.server";
import { NotFetched, SearchForm } from "../search";
import { answerEdit, type RefusedEdit } from "./action.server";
import { EditForm, FixedRows } from "./fields";

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
  const found = await lookUpPersonal(request, officer);
  return data(
    {
      title,
      documentTitle: documentTitle(title, language),
      crumbs: [{ title: pages[home][language], path: home }],
      found,
      mode,
      mayEdit: computer && modes.filter((one) => computer.permissions.includes(one)),
    },
    { status: found.status },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireComputerUser(request, "look-up");
  const [mode, memberNumber] = [modeIn(request.url), memberNumberIn(request)];
  if (!mode || !memberNumber) throw new Response(null, { status: 404 });
  await requireComputerUser(request, mode);
  return answerEdit({ request, user, memberNumber, mode, form: await readForm(request) });
}

export default function PersonalCardPage() {
  const { t } = useTranslation("cards");
  const { title, crumbs, found, mode, mayEdit } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedEdit>();
  const { card, problem, typed } = found;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <SearchForm page={PERSONAL_CARD} typed={typed} answer={found.answer} />
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

type WaysToEditProps = {
  memberNumber: number;
  /** What the reader may edit; null for staff, who may only look. */
  mayEdit: Mode[] | null;
};

function WaysToEdit({ memberNumber, mayEdit }: WaysToEditProps) {
  const { t } = useTranslation("computer");
  if (!mayEdit) {
    const next = new URLSearchParams({ next: cardAddress(memberNumber) });
    return (
      <Notice>
        <p>{t("view-only")}</p>
        <p className="mt-2">
          <a className="link" href={`/computer-portal?${next}`}>
            {t("go-to-portal")}
          </a>
        </p>
      </Notice>
    );
  }
  if (!mayEdit.length) return <Notice>{t("look-up-only")}</Notice>;
  return (
    <p className="flex flex-wrap gap-3">
      {mayEdit.map((mode) => (
        <ButtonLink key={mode} variant="quiet" href={cardAddress(memberNumber, mode)}>
          {t(`edit.${mode}`)}
        </ButtonLink>
      ))}
    </p>
  );
}
