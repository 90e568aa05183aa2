import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { outbox as outboxAddresses } from "~/addresses/staff";
import { levelOf, type Part, type States } from "~/domain/health/verdict";
import { StandingIcon } from "~/features/standing/standing";
import { useTranslation } from "~/i18n";
import { Bars, DefinitionTable, Ltr, Scale } from "~/ui";
import type { HealthView } from "./health-view.server";

const DOCTOR = "npm run cli -- doctor";
const BACK_UP = "npm run cli -- backup FILE";

export function DiskPart({ disk, states: { disk: state } }: Pick<HealthView, "disk" | "states">) {
  const { t } = useTranslation("site-health");
  const rows = disk
    ? (["free", "used", "total", "files", "saves"] as const).map((key) => ({
        label: t(`disk.rows.${key}`),
        value: disk.sizes[key],
      }))
    : [];
  const todo = state === "fine" ? null : { says: t(`disk.do.${state}`), run: state === "unknown" && DOCTOR };
  return (
    <HealthPart part="disk" state={state} says={t(`disk.states.${state}`)} todo={todo} rows={rows}>
      {disk ? (
        <Scale
          says={t("disk.says", disk.sizes)}
          value={disk.used}
          full={disk.full}
          words={t("disk.words", disk.sizes)}
          limit={{ at: disk.limit, words: t("disk.limit", { size: disk.sizes.files }) }}
        />
      ) : null}
    </HealthPart>
  );
}

const SHOWN_MS = 1000;

export function DatabasePart({ database, states }: Pick<HealthView, "database" | "states">) {
  const { t } = useTranslation("site-health");
  const state = states.database;
  const rows = database
    ? [
        { label: t("database.rows.delay"), value: database.delay },
        { label: t("database.rows.slow"), value: database.slow },
        { label: t("database.rows.storage"), value: t(`database.answers.${database.storage}`) },
      ]
    : [];
  const todo = state === "fine" ? null : { says: t(`database.do.${state}`), run: DOCTOR };
  return (
    <HealthPart part="database" state={state} says={t(`database.states.${state}`)} todo={todo} rows={rows}>
      {database ? (
        <Scale
          says={t("database.says", { delay: database.delay, slow: database.slow })}
          value={database.ms}
          full={SHOWN_MS}
          words={database.delay}
          limit={{ at: database.limit, words: t("database.limit", { slow: database.slow }) }}
        />
      ) : null}
    </HealthPart>
  );
}

export function OutboxPart({ outbox, states: { outbox: state } }: Pick<HealthView, "outbox" | "states">) {
  const { t } = useTranslation("site-health");
  const filter = state === "failed" ? "failed" : "waiting";
  const todo =
    state === "fine"
      ? null
      : {
          says: t(`outbox.do.${state}`),
          run: state === "unknown" && DOCTOR,
          see: state !== "unknown" && {
            to: `${href(outboxAddresses.list)}?state=${filter}`,
            words: t(`outbox.see.${filter}`),
          },
        };
  const counts = outbox
    ? (["waiting", "failed"] as const).map((key) => ({ label: t(`outbox.rows.${key}`), value: outbox[key] }))
    : [];
  const ages = outbox
    ? (["oldest", "last"] as const).map((key) => ({
        label: t(`outbox.rows.${key}`),
        value: outbox[key] ?? t("outbox.none"),
      }))
    : [];
  return (
    <HealthPart
      part="outbox"
      state={state}
      says={t(`outbox.states.${state}`)}
      todo={todo}
      rows={[...counts, ...ages]}
    >
      {outbox ? (
        <Bars says={t("outbox.says", { waiting: outbox.waiting, failed: outbox.failed })} amounts={counts} />
      ) : null}
    </HealthPart>
  );
}

const SHOWN_HOURS = 48;

export function BackupPart({ backup, states: { backup: state } }: Pick<HealthView, "backup" | "states">) {
  const { t } = useTranslation("site-health");
  const rows = backup
    ? [
        ...(["at", "age", "old", "size"] as const).map((key) => ({
          label: t(`backup.rows.${key}`),
          value: backup[key],
        })),
        { label: t("backup.rows.file"), value: <Ltr>{backup.file}</Ltr> },
      ]
    : [];
  const todo = state === "fine" ? null : { says: t(`backup.do.${state}`), run: BACK_UP };
  return (
    <HealthPart part="backup" state={state} says={t(`backup.states.${state}`)} todo={todo} rows={rows}>
      {backup ? (
        <Scale
          says={t("backup.says", { age: backup.age, old: backup.old })}
          value={backup.hours}
          full={SHOWN_HOURS}
          words={t("backup.words", { age: backup.age })}
          limit={{ at: backup.limit, words: t("backup.limit", { old: backup.old }) }}
        />
      ) : null}
    </HealthPart>
  );
}

const tones = { well: "yes", soon: "reminder", now: "no" } as const;

type Todo = { says: string; run?: string | false; see?: { to: string; words: string } | false };

type HealthPartProps = {
  part: Part;
  state: States[Part];
  says: string;
  /** Null while all is well. */
  todo: Todo | null;
  rows: { label: string; value: ReactNode }[];
  children: ReactNode;
};

function HealthPart({ part, state, says, todo, rows, children }: HealthPartProps) {
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
