import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { visit } from "~/auth/visit.server";
import type { Fields } from "~/content/edition";
import { type Compared, compareVersions } from "~/domain/content/compare";
import { editorAddress } from "~/domain/content/desk";
import { listRevisions, restoreRevision } from "~/domain/content/items.server";
import type { Kind } from "~/domain/content/kinds";
import { flatTexts } from "~/domain/content/page-form";
import type { PageFields } from "~/domain/content/page-schema";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { submit } from "~/forms/submit.server";
import { formatMoment } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { now } from "~/platform/clock.server";
import { PageHeader } from "~/ui/page-header";
import { DefinitionTable } from "~/ui/table";
import { useFieldLabel } from "./content-form";
import { placeIn } from "./place.server";

type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

const stateOf = ({ fields, liveFrom }: Revision) => {
  if (!fields) return "taken-down" as const;
  if (!liveFrom) return "draft" as const;
  return liveFrom > now() ? ("scheduled" as const) : ("published" as const);
};

/** The version asked for, else the newest, beside the one before it or the one asked for. */
function chosen(revisions: Revision[], search: URLSearchParams) {
  const numbered = (name: string) => {
    const number = parseId(search.get(name) ?? undefined);
    return revisions.find((revision) => revision.number === number);
  };
  const after = numbered("of") ?? revisions[0]!;
  const before = numbered("with") ?? revisions.find(({ number }) => number < after.number) ?? null;
  return { after, before };
}

const textsIn = (its: Kind, fields: Fields): Fields =>
  its.composed && "sections" in fields ? flatTexts(fields as PageFields) : fields;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = await visit(request, contentOffice.versions);
  const { kind, its, key } = placeIn(request, params);
  const revisions = key === null ? [] : await listRevisions({ kind, key });
  if (!revisions.length) throw new Response(null, { status: 404 });
  const { after, before } = chosen(revisions, new URL(request.url).searchParams);
  const [earlier, later] = [before?.fields ?? {}, after.fields ?? {}].map((fields) => textsIn(its, fields));
  const names = its.composed
    ? [...new Set([...Object.keys(later!), ...Object.keys(earlier!)])]
    : its.fields.map(({ name }) => name);
  return {
    kind,
    editor: editorAddress({ kind, key: key! }),
    compared: {
      after: after.number,
      before: before?.number ?? null,
      fields: compareVersions(names, earlier!, later!),
    },
    versions: revisions.map((revision) => ({
      number: revision.number,
      author: revision.author,
      state: stateOf(revision),
      saved: formatMoment(revision.createdAt, language),
      from:
        revision.liveFrom && revision.liveFrom.getTime() > 0
          ? formatMoment(revision.liveFrom, language)
          : null,
      restorable: revision.fields !== null && revision.number !== revisions[0]!.number,
    })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, contentOffice.versions);
  const { kind, key } = placeIn(request, params);
  const sent = await readForm(request);
  const number = parseId(String(sent.get("restore") ?? ""));
  if (key === null || number === null) return data(null, { status: 404 });
  const editor = editorAddress({ kind, key });
  return submit(request, {
    form: `restore:${kind}/${key}`,
    by: staff,
    sent,
    write: (_, submission) => restoreRevision(staff, { kind, key }, number, submission),
    answer: ({ done }) =>
      done
        ? { to: editor, say: "content:restored" }
        : { to: editor, say: "content:no-version", kind: "error" },
    failed: { log: "a version could not be restored", say: "content:save-failed", to: editor },
  });
}

export default function ContentVersions() {
  const { t } = useTranslation("content");
  const { kind, editor, compared, versions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader crumbs={[{ title: t(`kinds.${kind}`), path: editor }]} />
      <div className="case">
        <section>
          <h2 className="mb-4 text-xl">
            {compared.before === null
              ? t("versions.first")
              : t("versions.compared", { before: compared.before, after: compared.after })}
          </h2>
          <Comparison kind={kind} fields={compared.fields} />
        </section>
        <ol reversed className="rows self-start">
          {versions.map((version) => (
            <Version key={version.number} {...version} />
          ))}
        </ol>
      </div>
    </>
  );
}

type ComparisonProps = { kind: Parameters<typeof useFieldLabel>[0]; fields: Compared[] };

function Comparison({ kind, fields }: ComparisonProps) {
  const { t } = useTranslation("content");
  const label = useFieldLabel(kind);
  if (!fields.length) return <p className="text-muted">{t("versions.same")}</p>;
  const rows = fields.map(({ name, parts }) => ({
    label: label(name),
    value: (
      <div dir="auto" className="compared whitespace-pre-line wrap-anywhere">
        {parts.map(({ text, change }, at) => {
          const Mark = change === "added" ? "ins" : change === "removed" ? "del" : "span";
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a text have no other name
          return <Mark key={at}>{text}</Mark>;
        })}
      </div>
    ),
  }));
  return <DefinitionTable rows={rows} />;
}

type VersionProps = ReturnType<typeof useLoaderData<typeof loader>>["versions"][number];

function Version({ number, author, state, saved, from, restorable }: VersionProps) {
  const { t } = useTranslation("content");
  return (
    <li className="row" value={number}>
      <div>
        <h3>
          <a className="link" href={`?of=${number}`}>
            {t("versions.number", { number })}
          </a>{" "}
          <span className="tag">{t(`versions.${state}`)}</span>
        </h3>
        <p className="text-sm text-muted">
          {author ? <bdi>{author}</bdi> : t("versions.first-edition")}
          {author ? ` · ${saved}` : null}
          {from && state !== "draft" ? ` · ${t("from-hour", { at: from })}` : null}
        </p>
      </div>
      {restorable ? (
        <form method="post">
          <SubmissionId />
          <SubmitButton busy="working" variant="quiet" name="restore" value={number}>
            {t("versions.restore", { number })}
          </SubmitButton>
        </form>
      ) : null}
    </li>
  );
}
