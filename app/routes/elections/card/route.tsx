import { useForm } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { doctorPortal } from "~/addresses/doctor";
import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { handler, withSenderAccess } from "~/auth/handler.server";
import { namedStation } from "~/auth/station.server";
import { currentElection } from "~/domain/elections/elections.server";
import { ErrorSummary } from "~/forms";
import { translator, useTranslation } from "~/i18n";
import { noticesOf } from "~/platform/flash.server";
import { Bilingual, DefinitionTable, Ltr, Notice, PageHeader, Verdict } from "~/ui";
import { Opening } from "~/ui/article/opening";
import { type ElectionHeading, electionHeading } from "../election-heading.server";
import { type PublicCard, verdictOf } from "../voter-card.server";
import { answerMark, MARKED, type RefusedMark } from "./action.server";
import { ClerkView } from "./clerk-view";
import { type LookedUp, lookUpVoter } from "./look-up.server";
import { NumberForm } from "./search-forms";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const loader = handler(elections.card, async ({ request, context, computer: clerk, language }) => {
  const election = await currentElection();
  const { status, headers, ...found } = await lookUpVoter({ request, context, election, clerk, language });
  const answerHeaders = new Headers(headers);
  if (found.searchedBy) answerHeaders.set("Cache-Control", "private, no-store");
  const heading = electionHeading(election, language);
  const desk = {
    language,
    isOpen: heading?.state === "open",
    window: heading?.sentence ?? translator(language, "elections")("none-announced"),
    isNew: (await noticesOf(request)).some(({ key }) => key === MARKED),
  };
  return data(
    {
      head: { description: translator(language, "elections")("about") },
      election: heading,
      clerk: clerk && {
        station: await namedStation(request, clerk, election, language),
        mayVote: clerk.permissions.includes("vote") || clerk.permissions.includes("undo"),
        verdict: found.voter ? verdictOf(found.voter, desk) : null,
      },
      found: { status, ...found },
    },
    { status, headers: answerHeaders },
  );
});

export const action = handler(withSenderAccess(elections.card), ({ request, computer, language }) =>
  answerMark(request, computer, language),
);

export default function ElectionsCard() {
  const { t } = useTranslation("elections");
  const { election, clerk, found } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isOpen = election?.state === "open";
  const missing = found.notFound ? <NotFound typed={found.typed ?? ""} isPublic={!clerk} /> : null;
  return (
    <>
      {clerk ? (
        <PageHeader by="computer" />
      ) : (
        <Opening emblem="vote">
          <p className="lead">{t("about")}</p>
        </Opening>
      )}
      {refused ? <Refusal {...refused} /> : null}
      {found.sentence ? (
        <div role="alert" className="my-8">
          <Notice kind="danger">{found.sentence}</Notice>
        </div>
      ) : null}
      {clerk ? (
        <ClerkView {...clerk} found={found} isOpen={isOpen} missing={missing}>
          <ElectionFacts election={election} />
        </ClerkView>
      ) : (
        <PublicView found={found} hasElection={Boolean(election)} missing={missing}>
          <ElectionFacts election={election} />
        </PublicView>
      )}
    </>
  );
}

function ElectionFacts({ election }: { election: ElectionHeading | null }) {
  const { t } = useTranslation("elections");
  if (!election) return <p className="mb-4 text-muted">{t("none-announced")}</p>;
  return (
    <section aria-labelledby="election" className="mb-4 border-s-4 border-accent ps-4">
      <h2 id="election" className="text-xl">
        <Bilingual text={election.title} tag={false} />
      </h2>
      <p className="mt-1">{election.sentence}</p>
    </section>
  );
}

/** Explains why nobody was marked; focus moves here without script. */
function Refusal({ answer, sentence }: RefusedMark) {
  const { t } = useTranslation("elections");
  const [form] = useForm({ id: "mark", lastResult: answer });
  const labels = { docNo: t("number"), elect_f: t("mark.title") };
  return (
    <div className="max-w-3xl">
      <ErrorSummary form={form as never} labels={labels} sentence={sentence} />
    </div>
  );
}

/** Shows the same for an unknown number and a hidden member. */
function NotFound({ typed, isPublic }: { typed: string; isPublic: boolean }) {
  const { t } = useTranslation("elections");
  return (
    <div role="alert" className="py-6">
      <Notice kind="warning">
        <p className="font-bold">{t("not-found")}</p>
        <p className="mt-1 wrap-anywhere">
          {`${t("no-account")} `}
          <Ltr>{typed}</Ltr>
        </p>
        {isPublic ? (
          <p className="mt-1">
            {`${t("own-number")} `}
            <a className="link" href={`${href(doctorPortal.signIn)}?next=/dr-dashboard/roll`}>
              {t("sign-in")}
            </a>
          </p>
        ) : null}
      </Notice>
    </div>
  );
}

type PublicViewProps = {
  found: LookedUp;
  hasElection: boolean;
  /** Shown instead if there is no such card. */
  missing: ReactNode;
  /** The election and its window. */
  children: ReactNode;
};

/** The result is shown above the form for the next number. */
function PublicView({ found, hasElection, missing, children }: PublicViewProps) {
  const { typed, answer, card } = found;
  return (
    <div className="reading pt-8">
      <div>
        {card ? <PublicResult card={card} typed={typed ?? ""} hasElection={hasElection} /> : null}
        {missing}
        <NumberForm typed={card ? "" : typed} answer={answer} isNext={false} />
      </div>
      {children}
    </div>
  );
}

type PublicResultProps = { card: PublicCard; typed: string; hasElection: boolean };

function PublicResult({ card, typed, hasElection }: PublicResultProps) {
  const { t } = useTranslation("elections");
  const { name, governorate, mobile, right } = card;
  const rows = [
    { label: t("name"), value: <Bilingual text={name} tag={false} /> },
    { label: t("number"), value: <Ltr>{typed}</Ltr> },
    {
      label: t("governorate"),
      value: governorate.value ? <Bilingual text={governorate} tag={false} /> : t("not-recorded"),
    },
    { label: t("mobile"), value: mobile ? <Ltr>{mobile}</Ltr> : t("not-recorded") },
  ];
  return (
    <section aria-labelledby="result" className="desk-answer pt-0">
      <h2 id="result" className="sr-only">
        {t("result-title")}
      </h2>
      {hasElection ? (
        <Verdict kind={right === "has" ? "yes" : "no"} says={t(right === "has" ? "has" : "has-not")} />
      ) : null}
      <div className="wrap-anywhere">
        <DefinitionTable caption={t("result-title")} rows={rows} />
      </div>
    </section>
  );
}
