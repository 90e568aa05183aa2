import { pages } from "~/content/pages";
import { LINES_PER_SHEET } from "~/domain/elections/roll-sheets";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { Count } from "./count";
import { csvAddress, sheetAddress } from "./roll-addresses";
import type { ShownRolls } from "./shown-rolls.server";

function Roll({ name, voters, centre }: ShownRolls["rolls"][number]) {
  const { t } = useTranslation("roll");
  const of = <span className="sr-only">{` ${t("print.of", { centre: name.value })}`}</span>;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <p>
        <b className="block">
          <Bilingual text={name} tag={false} />
        </b>
        <span className="text-muted">
          {`${t("print.voters")}: `}
          <Count of={voters} />
        </span>
      </p>
      {voters ? (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a className="link" href={sheetAddress(centre)}>
            {t("print.open-sheet")}
            {of}
          </a>
          <a className="link" href={csvAddress(centre)}>
            {t("print.open-csv")}
            {of}
          </a>
        </p>
      ) : null}
    </li>
  );
}

/** The rolls of all centres, each to be printed or taken as a file. */
export function RollCentres({ title, rolls: shown }: { title: string; rolls: ShownRolls | null }) {
  const { t, language } = useTranslation(["roll", "elections"]);
  const turnout = {
    title: pages["/elections/turnout"][language],
    path: "/elections/turnout",
  };
  return (
    <>
      <PageHeader title={title} crumbs={[turnout]} />
      {shown ? (
        <div className="max-w-3xl">
          <p>{t("roll:print.by-sheets", { lines: LINES_PER_SHEET })}</p>
          <p className="text-muted">{t("roll:print.recorded")}</p>
          {shown.wholeRegister ? <p className="text-muted">{t("roll:print.whole-register")}</p> : null}
          <h2 className="mt-8 text-xl">{t("roll:print.choose")}</h2>
          <ul className="mt-3 border-t border-line">
            {shown.rolls.map((roll) => (
              <Roll key={roll.centre} {...roll} />
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState title={t("elections:none-announced")} />
      )}
    </>
  );
}
