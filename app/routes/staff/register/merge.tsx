import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberNumberIn } from "~/domain/members/member-number";
import { findMember } from "~/domain/register/member-record.server";
import { shownAs } from "~/domain/register/member-values";
import { type Merging, mergeMembers } from "~/domain/register/merge-members.server";
import { mergeableColumns, mergeInput } from "~/domain/register/office-form";
import { findDoubles } from "~/domain/register/possible-doubles.server";
import { parseId } from "~/fields/id";
import { ErrorSummary, SubmissionId, TextField, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { type Language, type LocalText, useTranslation } from "~/i18n";
import { Bilingual, Button, ButtonLink, Ltr, Notice, PageHeader, SearchBox, VisuallyHidden } from "~/ui";
import { type AnyField, WhoseRecord } from "./member-fields";
import { getMember, nameOf } from "./office.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

type Found = Awaited<ReturnType<typeof getMember>>;

/** Returns what differs between the two records, and which values the record that stays lacks. */
async function comparison({ recorded }: Found, into: number, language: Language) {
  const other = await findMember(into);
  if (!other || other.member.mergedInto !== null) return null;
  const stays = shownAs(other.member, other.dues);
  const rows = mergeableColumns
    .filter((column) => recorded[column] && recorded[column] !== stays[column])
    .map((column) => ({ column, gone: recorded[column], stays: stays[column], isMissing: !stays[column] }));
  return { memberNumber: into, name: nameOf(other.member, language), version: other.member.version, rows };
}

export const loader = handler(registerOffice.merge, async ({ params, url, language }) => {
  const found = await getMember(params.docNo);
  const { memberNumber, member } = found;
  const typed = url.searchParams.get("into") ?? "";
  const into = memberNumberIn(typed);
  const doubles = await findDoubles(member);
  return {
    memberNumber,
    name: nameOf(member, language),
    version: member.version,
    typed,
    doubles: doubles.map(({ name, ...double }) => ({
      ...double,
      name: nameOf({ nameAr: name.ar, nameEn: name.en }, language),
    })),
    compared: into === null || into === memberNumber ? null : await comparison(found, into, language),
  };
});

function readMerging(form: FormData, memberNumber: number) {
  const { value, refuse } = readBySchema(form, mergeInput);
  const into = memberNumberIn(String(form.get("into") ?? ""));
  if (!value || into === null) return { value: null, refuse };
  const versions = {
    gone: parseId(String(form.get("version"))),
    stays: parseId(String(form.get("into_version"))),
  };
  const taken = form.getAll("take");
  const take = mergeableColumns.filter((column) => taken.includes(column));
  const merging: Merging = { memberNumber, into, take, reason: value.reason, versions };
  return { value: merging, refuse };
}

export const action = handler(registerOffice.merge, async ({ request, params, staff }) => {
  const { memberNumber } = await getMember(params.docNo);
  return submit(request, {
    form: `register-merge:${memberNumber}`,
    by: staff,
    read: (form) => readMerging(form, memberNumber),
    write: (merging, submission) => mergeMembers(merging, { staff, submission }),
    answer: (outcome, refuse, { form }) =>
      outcome.done
        ? {
            to: href(registerOffice.member, { docNo: String(form.get("into")) }),
            say: "register-office:merge.done",
          }
        : refuse({ form: [`register-office:merge.problems.${outcome.reason}`] }, { status: 409 }),
    sentBefore: "forms:sent-before",
    failed: { log: "failed to merge two members", say: "register-office:save-failed" },
  });
});

export default function MergeMembers() {
  const { t } = useTranslation("register-office");
  const { memberNumber, name, typed, doubles, compared } = useLoaderData<typeof loader>();
  const page = href(registerOffice.merge, { docNo: memberNumber });
  return (
    <>
      <PageHeader />
      <WhoseRecord name={name} memberNumber={memberNumber} />
      <p className="mb-6 max-w-3xl">{t("merge.about")}</p>
      <SearchBox
        action={page}
        name="into"
        q={typed}
        label={t("merge.into")}
        find={t("merge.compare")}
        clear={t("clear")}
        className="max-w-xl"
      />
      {compared ? <Comparison compared={compared} /> : null}
      {typed && !compared ? (
        <div className="mb-8 max-w-3xl">
          <Notice kind="warning">{t("merge.problems.not-found")}</Notice>
        </div>
      ) : null}
      {compared ? null : <Doubles page={page} doubles={doubles} />}
    </>
  );
}

type Double = { memberNumber: number; name: LocalText; sameNumber: boolean };

function Doubles({ page, doubles }: { page: string; doubles: Double[] }) {
  const { t } = useTranslation("register-office");
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles" className="mb-3 text-xl">
        {t("merge.doubles")}
      </h2>
      {doubles.length ? (
        <ul className="grid gap-2">
          {doubles.map((double) => (
            <li key={double.memberNumber}>
              <a className="link" href={`${page}?into=${double.memberNumber}`}>
                <Bilingual text={double.name} tag={false} /> · <Ltr>{double.memberNumber}</Ltr>
              </a>{" "}
              <span className="text-muted">
                {t(double.sameNumber ? "merge.same-number" : "merge.same-name")}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("merge.no-doubles")}</p>
      )}
    </section>
  );
}

type Compared = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["compared"]>;

function Comparison({ compared }: { compared: Compared }) {
  const { t } = useTranslation("register-office");
  const { memberNumber, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<{ reason: string }, string[]>({ id: "merge", lastResult: refused });
  return (
    <form method="post" noValidate {...useChecks(mergeInput, "max-w-3xl")}>
      <ErrorSummary form={form as never} labels={{ reason: t("reason") }} />
      <SubmissionId />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="into" value={compared.memberNumber} />
      <input type="hidden" name="into_version" value={compared.version} />
      <h2 className="mb-3 text-xl">
        {t("merge.stays")}: <Bilingual text={compared.name} tag={false} /> ·{" "}
        <Ltr>{compared.memberNumber}</Ltr>
      </h2>
      {compared.rows.length ? (
        <>
          <p className="mb-4">{t("merge.take-about")}</p>
          <Differences rows={compared.rows} goes={memberNumber} stays={compared.memberNumber} />
        </>
      ) : (
        <p className="mb-6">{t("merge.nothing-to-take")}</p>
      )}
      <TextField
        field={fields.reason as AnyField}
        label={t("reason")}
        hint={t("hints.reason")}
        rows={3}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("merge.merge")}</Button>
        <ButtonLink variant="quiet" href={href(registerOffice.member, { docNo: memberNumber })}>
          {t("cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

type DifferencesProps = { rows: Compared["rows"]; goes: number; stays: number };

function Differences({ rows, goes, stays }: DifferencesProps) {
  const { t } = useTranslation("register-office");
  return (
    <table className="table row-cards mb-6">
      <thead>
        <tr>
          <th scope="col">{t("merge.field")}</th>
          <th scope="col">
            <Ltr>{stays}</Ltr>
          </th>
          <th scope="col">
            <Ltr>{goes}</Ltr>
          </th>
          <th scope="col">
            <VisuallyHidden>{t("merge.take")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ column, gone, stays: present, isMissing }) => (
          <tr key={column}>
            <th scope="row">{t(`columns.${column}`)}</th>
            <td data-word={t("merge.stays")}>
              <bdi>{present || "–"}</bdi>
            </td>
            <td data-word={t("merge.goes")}>
              <bdi>{gone}</bdi>
            </td>
            <td>
              <label className="choice whitespace-nowrap">
                <input type="checkbox" name="take" value={column} defaultChecked={isMissing} />
                {t("merge.take")}
                <VisuallyHidden>{t(`columns.${column}`)}</VisuallyHidden>
              </label>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
