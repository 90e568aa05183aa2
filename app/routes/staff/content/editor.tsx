import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import type { Fields, Picture, StoredFile } from "~/content/edition";
import { isFigure } from "~/content/figures";
import { editorAddress, LISTS } from "~/domain/content/desk";
import { findNewest, saveRevision, takeDown } from "~/domain/content/items.server";
import { type KindName, kindOf, uploadOf } from "~/domain/content/kinds";
import { displayedLabels } from "~/domain/content/menu-labels";
import type { Submission } from "~/domain/submissions/once.server";
import { SubmissionId, SubmitButton } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { formatMoment, inLanguage, sentence, useTranslation } from "~/i18n";
import { DefinitionTable, PageHeader } from "~/ui";
import { DatedVersions, FigureValues, LetterHolders, MediaUses } from "./beside-form";
import { ContentForm, type Upload, useFieldLabel } from "./content-form";
import { datedVersions } from "./dated-versions.server";
import { type RefusedContent, readContent, refusals } from "./editor-form.server";
import { figureView } from "./figure-values.server";
import { mediaUses } from "./media-uses.server";
import { deliveredFields, listAddress, nameOfItem, placeFromRequest } from "./place.server";
import { stateOf, stateSince } from "./state.server";

const isText = (value: unknown): value is string => typeof value === "string";

const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((each): each is [string, string] => isText(each[1])));

type Newest = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

/** Returns the name of the item's latest photo or file. */
function uploadIn(
  { readableFields: fields, number }: Newest,
  kind: KindName,
  versions: string,
): Upload | null {
  const stored = fields?.[uploadOf(kind)?.name ?? ""] as Picture | StoredFile | undefined;
  if (!stored) return null;
  return "fileName" in stored
    ? { name: stored.fileName, href: `${versions}/${number}/file` }
    : { name: stored.photoName, picture: stored };
}

export const loader = handler(contentOffice.editor, async ({ request, params, language }) => {
  const { kind, kindDescription, key, group } = placeFromRequest(request, params);
  const newest = key === null ? null : await findNewest({ kind, key });
  const fields = newest?.readableFields ?? deliveredFields({ kind, key });
  if (!newest && !fields) throw new Response(null, { status: 404 });
  const texts = textsOf(
    kind === "menu" ? displayedLabels(fields ?? {}, edition().association.terms) : (fields ?? {}),
  );
  const isHeld = kindDescription.holdsFrom && newest?.authorId && stateOf(newest) === "live";
  const moment = isHeld ? newest.createdAt : newest && stateSince(newest);
  const title =
    key === null
      ? sentence(language, `content:add.${kind}`)
      : inLanguage(language, nameOfItem({ kind, key }, texts)).value;
  const versions = key === null || !newest ? null : `${editorAddress({ kind, key })}/versions`;
  return {
    head: { title: kindDescription.single || !title ? sentence(language, `content:kinds.${kind}`) : title },
    kind,
    list: listAddress({ kind, key, group }),
    versions,
    dated: await datedVersions({ kind, key }, language),
    texts,
    upload: newest && versions ? uploadIn(newest, kind, versions) : null,
    uses: kind === "media" && key !== null ? await mediaUses(key, language) : null,
    letter: kind === "letters" ? key : null,
    number: newest?.number ?? 0,
    state: kindDescription.list && key !== null && !newest ? ("live" as const) : stateOf(newest),
    figure: key !== null && isFigure(key) ? await figureView(key, language) : null,
    sample: Boolean(newest?.samples.length),
    at: moment && moment.getTime() > 0 ? formatMoment(moment, language) : null,
  };
});

export const action = handler(contentOffice.editor, async ({ request, params, staff }) => {
  const { kind, kindDescription, key, group } = placeFromRequest(request, params);
  const newest = key === null ? null : await findNewest({ kind, key });
  if (!newest && !deliveredFields({ kind, key })) return data(null, { status: 404 });
  const list = listAddress({ kind, key, group });
  const sent = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const form = `content:${kind}/${key ?? `add${group ?? ""}`}`;
  const failed = { log: "failed to save content", say: "content:save-failed" };
  if (sent.get("do") === "take-down" && key !== null && !kindDescription.fixed && !kindDescription.list)
    return submit(request, {
      form: `take-down:${kind}/${key}`,
      by: staff,
      sent,
      write: (_, submission) => takeDown(staff, { kind, key }, submission),
      answer: ({ done }) => ({ to: list, say: done ? "content:taken-down" : "content:not-shown" }),
      failed: { ...failed, to: list },
    });
  return submit(request, {
    form,
    by: staff,
    sent,
    read: readContent({ kind, key }, newest?.readableFields ?? null),
    write: ({ publish, ...draft }, submission: Submission) =>
      saveRevision({ kind, key, group, ...draft, publish, staff }, submission),
    answer: (outcome, refuse) => {
      if (outcome.done)
        return { to: editorAddress({ kind, key: outcome.key }), say: `content:saved.${outcome.state}` };
      if (outcome.reason === "not-there") return data(null, { status: 404 }) as never;
      return refuse(...refusals[outcome.reason]);
    },
    sentBefore: "forms:sent-before",
    failed,
  });
});

export default function ContentEditor() {
  const { t } = useTranslation("content");
  const refused = useActionData<RefusedContent>();
  const { kind, list, versions, dated, texts, letter, upload, number, state, sample, at, figure, uses } =
    useLoaderData<typeof loader>();
  const crumbs = list === href(contentOffice.office) ? [] : [{ title: t(`kinds.${kind}`), path: list }];
  return (
    <>
      <PageHeader
        crumbs={kindOf(kind).list ? [{ title: t("lists.title"), path: LISTS }, ...crumbs] : crumbs}
      />
      <p className="mb-6 text-muted">
        {at ? t(`state-at.${state}`, { at }) : t(`state.${state}`)}{" "}
        {sample ? <span className="tag">{t("sample")}</span> : null}
        {versions ? (
          <>
            {" · "}
            <a className="link" href={versions}>
              {t("versions.title")}
            </a>
          </>
        ) : null}
      </p>
      {kindOf(kind).single ? <p className="mb-6 max-w-3xl text-muted">{t(`about.${kind}`)}</p> : null}
      {letter ? <LetterHolders name={letter} /> : null}
      <ContentForm
        kind={kind}
        texts={texts}
        upload={upload}
        seen={refused?.seen ?? number}
        cancel={list}
        figure={figure}
      />
      {dated ? <DatedVersions versions={dated} /> : null}
      {figure ? <FigureValues values={figure.values} /> : null}
      {uses ? <MediaUses uses={uses} /> : null}
      {refused?.conflict ? (
        <SavedMeanwhile kind={kind} names={kindOf(kind).fields.map(({ name }) => name)} texts={texts} />
      ) : null}
      {state === "none" || !versions || kindOf(kind).fixed || kindOf(kind).list ? null : <TakeDown />}
    </>
  );
}

function TakeDown() {
  const { t } = useTranslation("content");
  return (
    <form method="post" className="mt-10 max-w-3xl border-t border-line pt-6">
      <SubmissionId />
      <p className="mb-3 text-muted">{t("take-down-about")}</p>
      <SubmitButton busy="working" variant="danger" name="do" value="take-down">
        {t("take-down")}
      </SubmitButton>
    </form>
  );
}

type Meanwhile = { kind: KindName; names: string[]; texts: Record<string, string> };

/** Shows what a colleague saved meanwhile, for comparison with the text above. */
export function SavedMeanwhile({ kind, names, texts }: Meanwhile) {
  const { t } = useTranslation("content");
  const label = useFieldLabel(kind);
  const rows = names
    .filter((name) => texts[name])
    .map((name) => ({
      label: label(name),
      value: (
        <div lang={/_(ar|en)$/.exec(name)?.[1]} dir="auto" className="whitespace-pre-line">
          {texts[name]}
        </div>
      ),
    }));
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("saved-meanwhile")}</h2>
      <DefinitionTable rows={rows} />
    </section>
  );
}
