import type { ReactNode } from "react";
import { levelOf, type Part, type States } from "~/domain/health/verdict";
import { useTranslation } from "~/i18n/use-translation";
import { StandingIcon } from "~/ui/standing";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";

const tones = { well: "yes", soon: "reminder", now: "no" } as const;

type Todo = { says: string; run?: string | false; see?: { to: string; words: string } | false };

type HealthPartProps = {
  part: Part;
  state: States[Part];
  says: string;
  /** Null while all is well. */
  todo: Todo | null;
  rows: { label: string; value: ReactNode }[];
  /** The figure. */
  children: ReactNode;
};

export function HealthPart({ part, state, says, todo, rows, children }: HealthPartProps) {
  const { t } = useTranslation("site-health");
  const tone = tones[levelOf(state)];
  return (
    <section className={`standing-answer standing-${tone}`} aria-labelledby={part}>
      <h2 id={part} className="text-base text-muted">
        {t(`${part}.title`)}
      </h2>
      <p className="standing-says">
        <StandingIcon tone={tone} />
        {says}
      </p>
      {todo ? <WhatToDo {...todo} /> : null}
      {children}
      {rows.length ? (
        <details className="mt-auto">
          <summary className="link">{t("as-table")}</summary>
          <DefinitionTable caption={t(`${part}.title`)} rows={rows} />
        </details>
      ) : null}
    </section>
  );
}

const WhatToDo = ({ says, run, see }: Todo) => (
  <div className="health-do">
    <p>{says}</p>
    {run ? (
      <p>
        <Ltr>
          <code>{run}</code>
        </Ltr>
      </p>
    ) : null}
    {see ? (
      <p>
        <a className="link font-bold" href={see.to}>
          {see.words}
        </a>
      </p>
    ) : null}
  </div>
);
