import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { columnOfField } from "~/domain/register/columns";
import { formatNumber, useTranslation } from "~/i18n";
import { Ltr, Notice, SearchBox } from "~/ui";
import type { FileView } from "./file-report.server";

type Props = { view: FileView };
type Change = FileView["stale"][number];

/** The changes of the file: how many of each field, and of each member the old and the new values. */
export function FileChanges({ view }: Props) {
  const { t } = useTranslation("register-files");
  const { id, state, isWorking, changes, typed, stale, conflicts, kept, deceased, counts } = view;
  if (counts.read === undefined || isWorking || state === "discarded") return null;
  const page = href(registerOffice.file, { id });
  const isSearch = typed !== "";
  return (
    <>
      {kept.length ? <Listed id="kept" title={t("kept")} about={t("kept-about")} changes={kept} /> : null}
      {stale.length ? (
        <Listed
          id="stale"
          title={t("stale")}
          about={t(state === "checked" ? "stale-checked" : "stale-applied")}
          changes={stale}
        />
      ) : null}
      {conflicts.length && state === "checked" ? (
        <Listed id="conflicts" title={t("conflicts")} about={t("conflicts-about")} changes={conflicts} />
      ) : null}
      {deceased.length ? <Deceased rows={deceased} /> : null}
      <FieldCounts view={view} />
      <section className="mb-10" aria-labelledby="changes">
        <h2 id="changes" className="mb-3 text-xl">
          {t("changes")}
        </h2>
        <SearchBox
          action={page}
          name="doc_no"
          q={typed}
          label={t("changes-of")}
          find={t("find")}
          clear={t("all-changes")}
          className="max-w-xl"
        />
        {changes.changes.length ? (
          <ChangesTable changes={changes.changes} state={state} />
        ) : (
          <p>{t(isSearch ? "not-in-file" : "no-changes")}</p>
        )}
        {changes.next ? (
          <p className="mt-4">
            <a className="link" rel="next" href={`${page}?after=${changes.next}#changes`}>
              {t("more")}
            </a>
          </p>
        ) : null}
      </section>
    </>
  );
}

type ListedProps = { id: string; title: string; about: string; changes: Change[] };

const Listed = ({ id, title, about, changes }: ListedProps) => (
  <section className="mb-10" aria-labelledby={id}>
    <h2 id={id} className="mb-3 text-xl">
      {title}
    </h2>
    <div className="mb-4 max-w-3xl">
      <Notice kind="warning">
        <p>{about}</p>
      </Notice>
    </div>
    <ChangesTable changes={changes} state={id === "kept" ? "undone" : "checked"} />
  </section>
);

/** Members who have died and whom the file gives another status. */
function Deceased({ rows }: { rows: FileView["deceased"] }) {
  const { t } = useTranslation("register-files");
  return (
    <section className="mb-10 max-w-3xl" aria-labelledby="deceased">
      <h2 id="deceased" className="mb-3 text-xl">
        {t("deceased")}
      </h2>
      <div className="mb-4">
        <Notice kind="warning">
          <p>{t("deceased-about")}</p>
        </Notice>
      </div>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t("number")}</th>
            <th scope="col">{t("line")}</th>
            <th scope="col">{t("status-in-file")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ memberNumber, line, status }) => (
            <tr key={memberNumber}>
              <th scope="row">
                <a className="link" href={href(registerOffice.member, { docNo: memberNumber })}>
                  <Ltr>{memberNumber}</Ltr>
                </a>
              </th>
              <td>
                <Ltr>{line}</Ltr>
              </td>
              <td>{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FieldCounts({ view: { counts } }: Props) {
  const { t, language } = useTranslation(["register-files", "register-office"]);
  const fields = Object.entries(counts.fields ?? {});
  if (!fields.length) return null;
  return (
    <section className="mb-10 max-w-xl" aria-labelledby="fields">
      <h2 id="fields" className="mb-3 text-xl">
        {t("fields")}
      </h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            <th scope="col">{t("count")}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, count]) => (
            <tr key={field}>
              <th scope="row">{t(`register-office:columns.${columnOfField[field]!}`)}</th>
              <td>
                <Ltr>{formatNumber(count, language)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ChangesTable({ changes, state }: { changes: Change[]; state: FileView["state"] }) {
  const { t } = useTranslation("register-files");
  const isDone = state !== "checked" && state !== "applying";
  const [before, after] = isDone ? [t("was"), t("is")] : [t("before"), t("after")];
  return (
    <table className="table row-cards">
      <thead>
        <tr>
          <th scope="col">{t("field")}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      {changes.map((change) => (
        <MemberChange key={change.memberNumber} change={change} words={{ before, after }} />
      ))}
    </table>
  );
}

const written = (value: string | number | null | undefined) =>
  value === null || value === undefined ? "–" : String(value);

type MemberChangeProps = { change: Change; words: { before: string; after: string } };

function MemberChange({ change, words }: MemberChangeProps) {
  const { t } = useTranslation(["register-files", "register-office"]);
  const { memberNumber, line, isNew, changed, conflicts, kept } = change;
  const after: Record<string, string | number | null> = { ...change.particulars, ...change.paid };
  const fields = isNew
    ? Object.keys(after).map((field) => ({ field, before: null, after: after[field] ?? null }))
    : Object.entries(changed).map(([field, values]) => ({ field, ...values }));
  return (
    <tbody>
      <tr>
        <td colSpan={3} className="font-bold">
          <a className="link" href={href(registerOffice.member, { docNo: memberNumber })}>
            <Ltr>{memberNumber}</Ltr>
          </a>
          {isNew ? <span className="tag ms-2">{t("new")}</span> : null}
          <span className="ms-2 font-normal text-muted">{t("in-line", { line })}</span>
          {kept?.includes("member") ? <span className="ms-2 font-normal">{t("kept-member")}</span> : null}
        </td>
      </tr>
      {fields.length ? null : (
        <tr>
          <td colSpan={3}>{t("same")}</td>
        </tr>
      )}
      {fields.map(({ field, before, after: becomes }) => (
        <tr key={field}>
          <th scope="row" className="font-normal">
            <span className="sr-only">{memberNumber} </span>
            {t(`register-office:columns.${columnOfField[field]!}`)}
            {kept?.includes(field) ? <span className="tag ms-2">{t("kept")}</span> : null}
            {conflicts.includes(field) ? <span className="tag ms-2">{t("conflict")}</span> : null}
          </th>
          <td data-word={words.before}>
            <bdi>{written(before)}</bdi>
          </td>
          <td data-word={words.after}>
            <bdi>{written(becomes)}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
