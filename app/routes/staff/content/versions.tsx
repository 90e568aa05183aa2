import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import type { Fields } from "~/content/edition";
import { editorAddress } from "~/domain/content/desk";
import { type Place, restoreRevision } from "~/domain/content/items.server";
import { type KindName, kindOf } from "~/domain/content/kinds";
import { displayedLabels } from "~/domain/content/menu-labels";
import { flatTexts } from "~/domain/content/page-form";
import type { PageFields } from "~/domain/content/page-schema";
import { findVersion, findVersionBefore, listVersions } from "~/domain/content/versions.server";
import { compareVersions } from "~/domain/revisions/compare";
import { parseId } from "~/fields/id";
import { pageIn } from "~/fields/pagination";
import { RestoreVersion } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { formatMoment, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { PageHeader, Versions } from "~/ui";
import { useFieldLabel } from "./content-form";
import { placeFromRequest } from "./place.server";

type Version = NonNullable<Awaited<ReturnType<typeof listVersions>>>["versions"][number];

const stateOf = ({ isSaid, liveFrom, liveUntil }: Version) => {
  if (!isSaid || (liveUntil && liveUntil <= now())) return "taken-down" as const;
  if (!liveFrom) return "draft" as const;
  return liveFrom > now() ? ("scheduled" as const) : ("published" as const);
};

/** Returns the requested version, else the newest, with the one to compare it with. */
async function chosen(place: Place, newest: number, search: URLSearchParams) {
  const numbered = async (name: string) => {
    const number = parseId(search.get(name) ?? undefined);
    return number === null ? null : findVersion(place, number);
  };
  const after = (await numbered("of")) ?? (await findVersion(place, newest))!;
  const before = (await numbered("with")) ?? (await findVersionBefore(place, after.number));
  return { after, before };
}

function textsIn(kind: KindName, fields: Fields): Fields {
  if (kind === "menu") return displayedLabels(fields, edition().association.terms);
  return kindOf(kind).composed && "sections" in fields ? flatTexts(fields as PageFields) : fields;
}

export const loader = handler(contentOffice.versions, async ({ request, params, language, url }) => {
  const { kind, kindDescription, key } = placeFromRequest(request, params);
  const { searchParams } = url;
  const listed = await listVersions({ kind, key }, pageIn(searchParams));
  if (!listed) throw new Response(null, { status: 404 });
  const { after, before } = await chosen({ kind, key }, listed.newest, searchParams);
  const [earlier, later] = [before?.fields ?? {}, after.fields ?? {}].map((fields) => textsIn(kind, fields));
  const names = kindDescription.composed
    ? [...new Set([...Object.keys(later!), ...Object.keys(earlier!)])]
    : kindDescription.fields.map(({ name }) => name);
  return {
    kind,
    editor: editorAddress({ kind, key: key! }),
    compared: {
      after: after.number,
      before: before?.number ?? null,
      fields: compareVersions(names, earlier!, later!),
    },
    page: listed.page,
    pages: listed.pages,
    versions: listed.versions.map((version) => ({
      number: version.number,
      author: version.author,
      state: stateOf(version),
      saved: formatMoment(version.createdAt, language),
      from:
        version.liveFrom && version.liveFrom.getTime() > 0 ? formatMoment(version.liveFrom, language) : null,
      restorable: version.isSaid && version.number !== listed.newest,
    })),
  };
});

export const action = handler(contentOffice.versions, async ({ request, params, staff }) => {
  const { kind, key } = placeFromRequest(request, params);
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
    failed: { log: "failed to restore a version", say: "content:save-failed", to: editor },
  });
});

export default function ContentVersions() {
  const { t } = useTranslation("content");
  const { kind, editor, compared, versions, page, pages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader crumbs={[{ title: t(`kinds.${kind}`), path: editor }]} />
      <Versions
        compared={compared}
        versions={versions}
        page={page}
        pages={pages}
        label={useFieldLabel(kind)}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}
