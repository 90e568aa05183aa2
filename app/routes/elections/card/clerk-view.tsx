import type { ReactNode } from "react";
import type { NamedStation } from "~/auth/station.server";
import { SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, EmptyState, Notice } from "~/ui";
import { cardAddress, STATION, undoAddress } from "../addresses";
import { VoterCard, VoterTable } from "../voter-card";
import type { ClerkCard, VerdictOfDesk } from "../voter-card.server";
import type { LookedUp } from "./look-up.server";
import { NameForm, NumberForm } from "./search-forms";

type ClerkViewProps = {
  station: NamedStation;
  found: LookedUp;
  verdict: VerdictOfDesk | null;
  mayVote: boolean;
  isOpen: boolean;
  /** Shown instead if there is no such card. */
  missing: ReactNode;
  /** The election and its window. */
  children: ReactNode;
};

/** Asks for the next number above, and shows the answer below it, always in the same place. */
export function ClerkView({ station, found, verdict, mayVote, isOpen, missing, children }: ClerkViewProps) {
  const { t } = useTranslation("elections");
  const { searchedBy, typed, answer, voter, hits } = found;
  const valuesOf = (form: "number" | "name") => (searchedBy === form ? { typed, answer } : {});
  const isMarked = verdict?.kind === "done";
  return (
    <>
      <div className="desk print:hidden">
        <div>
          {children}
          <StationLine station={station} />
        </div>
        <NumberForm {...valuesOf("number")} isNext={isMarked} hasFocus={isMarked || !searchedBy} />
      </div>
      {voter && verdict ? (
        <VoterCard voter={voter} verdict={verdict}>
          {mayVote && !isMarked ? <MarkForm voter={voter} isOpen={isOpen} /> : null}
        </VoterCard>
      ) : null}
      {missing}
      <div className="desk pt-6 print:hidden">
        <NameForm {...valuesOf("name")} />
        <p className="text-muted">{t("every-look-up")}</p>
      </div>
      {hits ? <Hits {...hits} /> : null}
    </>
  );
}

/** Voters can be marked without a station, too. */
function StationLine({ station: { centre, desk } }: { station: NamedStation }) {
  const { t } = useTranslation("elections");
  if (!centre) {
    return (
      <div className="mt-3">
        <Notice kind="warning">
          {`${t("seat.unknown")} `}
          <a className="link" href={STATION}>
            {t("seat.say")}
          </a>
        </Notice>
      </div>
    );
  }
  return (
    <p className="mt-1">
      {`${desk ? t("seat.now-desk", { centre, desk }) : t("seat.now", { centre })} `}
      <a className="link" href={STATION}>
        {t("seat.change")}
        <span className="sr-only">{`: ${t("seat.title")}`}</span>
      </a>
    </p>
  );
}

type MarkFormProps = { voter: ClerkCard; isOpen: boolean };

/** Once it is 'Yes', 'No' cannot be selected; only a second person may undo the mark. */
function MarkForm({ voter: { memberNumber, mark, mayMark, mayUndo }, isOpen }: MarkFormProps) {
  const { t } = useTranslation("elections");
  const isMarked = mark !== null;
  const open = mayMark && !isMarked;
  const choices = [
    { value: "1", words: t("mark.yes"), chosen: isMarked, disabled: !isMarked && !mayMark },
    { value: "0", words: t("mark.no"), chosen: !isMarked, disabled: isMarked || !mayMark },
  ];
  const content = (
    <>
      <fieldset className="field" aria-describedby={isMarked ? "mark-locked" : undefined}>
        <legend className="field-label">{t("mark.title")}</legend>
        {isMarked ? (
          <p id="mark-locked" className="field-hint">
            {t("mark.no-locked")}
          </p>
        ) : null}
        {choices.map(({ value, words, chosen, disabled }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={value === "1" ? "mark-elect_f" : undefined}
              name="elect_f"
              value={value}
              defaultChecked={chosen}
              disabled={disabled}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions flex flex-wrap items-center gap-3">
        {open ? <Button type="submit">{t("mark.save")}</Button> : null}
        {mayUndo ? (
          <ButtonLink variant="quiet" href={undoAddress(memberNumber)}>
            {t("undo.open")}
          </ButtonLink>
        ) : null}
        {isOpen ? null : <p className="text-muted">{t("mark.read-only")}</p>}
      </div>
    </>
  );
  if (!open) return <div className="mark-form">{content}</div>;
  return (
    <form method="post" action={cardAddress(memberNumber)} noValidate className="mark-form">
      <SubmissionId />
      <input type="hidden" name="docNo" value={memberNumber} />
      {content}
    </form>
  );
}

function Hits({ voters, hasMore }: NonNullable<LookedUp["hits"]>) {
  const { t } = useTranslation("elections");
  if (!voters.length) {
    return (
      <div className="mt-10">
        <EmptyState title={t("hits.none")} />
      </div>
    );
  }
  const title = hasMore
    ? t("hits.more", { count: voters.length })
    : t("hits.found", { count: voters.length });
  return (
    <section aria-labelledby="hits" className="mt-10">
      <h2 id="hits" className="mb-3 text-xl">
        {title}
      </h2>
      <VoterTable voters={voters} caption={title} />
    </section>
  );
}
