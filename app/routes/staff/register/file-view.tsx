import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { formatNumber, useTranslation } from "~/i18n";
import { ButtonLink, DefinitionTable, KeyFacts, Ltr, Notice } from "~/ui";
import type { FileView } from "./file-report.server";

type Props = { view: FileView };

/** The bar of the work under way, and the way to look again. */
export function FileProgress({ view: { id, state, progress } }: Props) {
  const { t, language } = useTranslation("register-files");
  if (state !== "checking" && state !== "applying" && state !== "undoing") return null;
  const [done, total] = [progress.done, progress.total].map((value) => formatNumber(value, language));
  const label = t("done", { done, total });
  return (
    <div className="mb-8 max-w-2xl" role="status">
      <p className="mb-3">{t(`progress.${state}`)}</p>
      <progress
        className="long-work"
        aria-label={t(`states.${state}`)}
        value={progress.total ? progress.done : undefined}
        max={progress.total || undefined}
      />
      {progress.total ? <p className="mb-3 text-sm text-muted">{label}</p> : null}
      <a className="link" href={href(registerOffice.file, { id })}>
        {t("refresh")}
      </a>
    </div>
  );
}

export function RefusedWhole({ view: { problem, limits } }: Props) {
  const { t } = useTranslation("import-file");
  if (!problem) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <Notice kind="danger">
        <p>{t(`problems.${problem.problem}`, { line: problem.line, ...limits })}</p>
      </Notice>
    </div>
  );
}

export function FileWarnings({ warnings }: Pick<FileView, "warnings">) {
  const { t, language } = useTranslation("register-files");
  if (!warnings.length) return null;
  return (
    <section className="notice notice-warning mb-8 max-w-3xl" aria-labelledby="warnings">
      <h2 id="warnings" className="mb-2 text-lg">
        {t("warnings-first")}
      </h2>
      <ul className="list-disc space-y-1 ps-6">
        {warnings.map((warning) => (
          <li key={warning.kind}>
            {t(`warning.${warning.kind}`, {
              amount: "count" in warning ? formatNumber(warning.count, language) : "",
              columns: "columns" in warning ? warning.columns.join(", ") : "",
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

const figures = ["added", "changed", "unchanged", "refused", "lines", "read"] as const;

export function FileFigures({ view: { state, counts, problem } }: Props) {
  const { t, language } = useTranslation("register-files");
  if (problem || counts.read === undefined || state === "checking") return null;
  const isDone = state === "applied" || state === "undoing" || state === "undone";
  const figure = (value: number) => formatNumber(value, language);
  return (
    <section className="mb-8" aria-labelledby="figures">
      <h2 id="figures" className="mb-3 text-xl">
        {t(isDone ? "figures-applied" : "figures")}
      </h2>
      <KeyFacts
        facts={figures.map((name) => ({
          id: name,
          value: <data value={counts[name] ?? 0}>{figure(counts[name] ?? 0)}</data>,
          label: t(`counts.${name}`),
        }))}
      />
      {counts.lines === counts.read ? null : (
        <p className="mt-4 max-w-3xl text-muted">
          {t("lines-differ", { lines: figure(counts.lines ?? 0), read: figure(counts.read) })}
        </p>
      )}
    </section>
  );
}

/** The links to what may be done with the file in its state. */
export function FileActions({ view }: Props) {
  const { t } = useTranslation("register-files");
  const { id, state, counts, undoUntil, needsSecondPerson } = view;
  const isGood = (counts.read ?? 0) > (counts.refused ?? 0);
  if (state === "checked" || state === "refused")
    return (
      <div className="mb-10 max-w-3xl">
        {state === "checked" ? (
          <p className="mb-4 font-bold">{t(isGood ? "nothing-yet" : "nothing-good")}</p>
        ) : null}
        {needsSecondPerson && state === "checked" ? <p className="mb-4">{t("second-person")}</p> : null}
        <div className="flex flex-wrap gap-3">
          {state === "checked" && isGood ? (
            <ButtonLink href={href(registerOffice.applyFile, { id })}>{t("apply")}</ButtonLink>
          ) : null}
          {view.canReadAgain ? (
            <ButtonLink href={href(registerOffice.readFileAgain, { id })} variant="quiet">
              {t("read-again")}
            </ButtonLink>
          ) : null}
          <ButtonLink href={href(registerOffice.discardFile, { id })} variant="quiet">
            {t("discard")}
          </ButtonLink>
        </div>
      </div>
    );
  if (!undoUntil) return null;
  return (
    <div className="mb-10 max-w-3xl">
      <p className="mb-4">{t("undo-until", { day: undoUntil })}</p>
      <ButtonLink href={href(registerOffice.undoFile, { id })} variant="quiet">
        {t("undo")}
      </ButtonLink>
    </div>
  );
}

export function RefusedLines({ view: { id, refusals, counts } }: Props) {
  const { t, language } = useTranslation(["register-files", "register-office"]);
  if (!refusals.length) return null;
  const rows = refusals.flatMap(({ line, problems }) => problems.map((problem) => ({ ...problem, line })));
  return (
    <section className="mb-10" aria-labelledby="refused-lines">
      <h2 id="refused-lines" className="mb-3 text-xl">
        {t("refusals")}
      </h2>
      <p className="mb-3 flex flex-wrap gap-x-4">
        <span className="text-muted">{t("correct")}</span>
        <a className="link" href={href(registerOffice.refusedCsv, { id })} download>
          CSV
        </a>
        <a className="link" href={href(registerOffice.refusedXlsx, { id })} download>
          XLSX
        </a>
      </p>
      {(counts.refused ?? 0) > refusals.length ? (
        <p className="mb-3 text-sm text-muted">
          {t("refusals-first", {
            shown: formatNumber(refusals.length, language),
            all: formatNumber(counts.refused ?? 0, language),
          })}
        </p>
      ) : null}
      <table className="table row-cards">
        <thead>
          <tr>
            <th scope="col">{t("line")}</th>
            <th scope="col">{t("column")}</th>
            <th scope="col">{t("value")}</th>
            <th scope="col">{t("reason")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, column, value, reason, otherLine }) => (
            <tr key={`${line} ${column}`}>
              <th scope="row">
                <Ltr>{line}</Ltr>
              </th>
              <td data-word={t("column")}>{column ? <Ltr>{column}</Ltr> : t("whole-line")}</td>
              <td data-word={t("value")}>
                {value ? <bdi className="wrap-anywhere">{value}</bdi> : t("empty-value")}
              </td>
              <td data-word={t("reason")}>
                {t(`register-office:problems.${reason}`)}
                {otherLine ? ` (${t("in-line", { line: otherLine })})` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function FileOrigin({ view: { origin, state } }: Props) {
  const { t } = useTranslation("register-files");
  const { fileName, by, kind, ignored, renamed, workbook, sent } = origin;
  const rows = [
    { label: t("name"), value: <bdi className="wrap-anywhere">{fileName}</bdi> },
    { label: t("state"), value: t(`states.${state}`) },
    { label: t("when"), value: <time dateTime={sent.iso}>{sent.text}</time> },
    { label: t("by"), value: <bdi>{by}</bdi> },
    ...(["applied", "undone"] as const).flatMap((name) =>
      origin[name] ? [{ label: t(`states.${name}`), value: origin[name].text }] : [],
    ),
    ...(kind ? [{ label: t("kind"), value: t(`kinds.${kind}`) }] : []),
    ...(workbook ? [{ label: t("read-sheet"), value: <bdi>{workbook.sheet}</bdi> }] : []),
    ...(workbook && workbook.sheets.length > 1
      ? [{ label: t("sheets"), value: <bdi>{workbook.sheets.join(" · ")}</bdi> }]
      : []),
    ...(renamed.length
      ? [
          {
            label: t("renamed"),
            value: renamed.map(({ heading, name }) => (
              <span key={heading} className="block wrap-anywhere">
                <bdi>{heading}</bdi> = <Ltr>{name}</Ltr>
              </span>
            )),
          },
        ]
      : []),
    ...(ignored.length
      ? [{ label: t("ignored"), value: <span className="wrap-anywhere">{ignored.join(" · ")}</span> }]
      : []),
  ];
  return (
    <section className="max-w-3xl" aria-labelledby="origin">
      <h2 id="origin" className="mb-3 text-xl">
        {t("name")}
      </h2>
      <DefinitionTable caption={t("name")} rows={rows} />
    </section>
  );
}
