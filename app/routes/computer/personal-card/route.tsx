import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { requireComputerUser } from "~/auth/guards.server";
import { visit } from "~/auth/visit.server";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { usePageTitle } from "~/ui/page-title";
import { cardAddress, type Mode, modeIn, PERSONAL_CARD } from "../addresses";
import { lookUpPersonal, memberNumberIn } from "../look-up.server";
import { NotFetched, SearchForm } from "../search";
import { editCard, type RefusedEdit } from "./action.server";
import { EditForm, FixedRows } from "./fields";

const modes: Mode[] = ["details", "names"];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { officer } = await visit(request, computerPortal.personalCard);
  const { computer } = officer;
  const mode = computer ? modeIn(request.url) : null;
  if (mode) await requireComputerUser(request, mode);
  const found = await lookUpPersonal(request, officer);
  const mayEdit = computer && modes.filter((one) => computer.permissions.includes(one));
  return data({ by: officer.kind, found, mode, mayEdit }, { status: found.status });
}

export async function action({ request }: ActionFunctionArgs) {
  const { computer: user } = await visit(request, { who: computerPortal.personalCard.sender });
  const [mode, memberNumber] = [modeIn(request.url), memberNumberIn(request)];
  if (!mode || !memberNumber) throw new Response(null, { status: 404 });
  await requireComputerUser(request, mode);
  return editCard(request, user, memberNumber, mode);
}

export default function PersonalCardPage() {
  const { t } = useTranslation("cards");
  const { by, found, mode, mayEdit } = useLoaderData<typeof loader>();
  const title = usePageTitle();
  const refused = useActionData<RefusedEdit>();
  const { card, problem, typed } = found;
  return (
    <>
      <PageHeader by={by} />
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
