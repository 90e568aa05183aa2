import { useLoaderData } from "@remix-run/react";
import { electionOffice } from "~/addresses/elections";
import { handler } from "~/auth/handler.server";
import { listElections } from "~/domain/elections/elections.server";
import { type WindowState, windowState } from "~/domain/elections/voting-window";
import { inLanguage, type LocalMoment, type LocalText, localMoment, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Bilingual, ButtonLink, EmptyState, PageHeader } from "~/ui";
import { electionPage, LIST } from "./addresses";

export const loader = handler(electionOffice.list, async ({ language }) => {
  const elections = await listElections();
  return {
    elections: elections.map(({ id, title, opensAt, closesAt }, nth) => ({
      id,
      title: inLanguage(language, title),
      opens: localMoment(opensAt, language),
      closes: localMoment(closesAt, language),
      state: windowState({ opensAt, closesAt }, now()),
      isCurrent: nth === 0,
    })),
  };
});

export default function Elections() {
  const { t } = useTranslation("election-office");
  const { elections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader actions={<ButtonLink href={`${LIST}/add`}>{t("add")}</ButtonLink>} />
      {elections.length ? (
        <>
          <p className="mb-6 max-w-3xl text-muted">{t("current-about")}</p>
          <ul className="border-t border-line">
            {elections.map((election) => (
              <ElectionRow key={election.id} election={election} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={t("none")} />
      )}
    </>
  );
}

type ElectionRowProps = {
  election: {
    id: number;
    title: LocalText;
    opens: LocalMoment;
    closes: LocalMoment;
    state: WindowState;
    isCurrent: boolean;
  };
};

function ElectionRow({ election: { id, title, opens, closes, state, isCurrent } }: ElectionRowProps) {
  const { t } = useTranslation("election-office");
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <a className="link font-bold" href={electionPage(id)}>
          <Bilingual text={title} tag={false} />
        </a>
        {isCurrent ? <strong className="tag">{t("current")}</strong> : null}
        <span className="tag">{t(`states.${state}`)}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {`${t("opens")}: `}
          <time dateTime={opens.iso}>{opens.text}</time>
        </span>
        <span>
          {`${t("closes")}: `}
          <time dateTime={closes.iso}>{closes.text}</time>
        </span>
      </p>
    </li>
  );
}
