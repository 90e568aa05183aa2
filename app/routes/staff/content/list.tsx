import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import type { Picture } from "~/content/edition";
import { addressOfKind, editorAddress } from "~/domain/content/desk";
import { type Listed, listItems } from "~/domain/content/items.server";
import { type KindName, kindOf, uploadOf } from "~/domain/content/kinds";
import { findMediaUses } from "~/domain/content/media.server";
import { missingIn } from "~/domain/content/page-form";
import type { PageFields } from "~/domain/content/page-schema";
import { formatMoment, inLanguage, type Language, sentence, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Bilingual, ButtonLink, EmptyState, PageHeader, Photo } from "~/ui";
import { asText, kindIn, nameOfItem } from "./place.server";
import { isShown } from "./state.server";

function rowOf(kind: KindName, item: Listed, language: Language) {
  const { called, composed } = kindOf(kind);
  const { key, newest, live } = item;
  const fields = item.fields;
  const isScheduled = newest.liveFrom !== null && newest.liveFrom > now();
  return {
    title: inLanguage(language, nameOfItem({ kind, key }, fields)),
    missing: composed
      ? missingIn(fields as PageFields)
      : (["ar", "en"] as const).filter((each) => !asText(fields[`${called}_${each}`])),
    order: Number(asText(fields.order) || Number.MAX_SAFE_INTEGER),
    group: asText(fields.group),
    isShown: isShown(live),
    isDraft: newest.liveFrom === null,
    scheduled: isScheduled ? formatMoment(newest.liveFrom!, language) : null,
    sample: Boolean(live?.samples.length),
    noFile: uploadOf(kind)?.shape === "file" && !fields.file,
    picture: kind === "media" ? (fields.file as Picture | undefined) : undefined,
  };
}

export const loader = handler(contentOffice.list, async ({ params, language }) => {
  const kind = kindIn(params.kind);
  const { single, fixed, list } = kindOf(kind);
  if (single || list) throw new Response(null, { status: 404 });
  const usesOf = kind === "media" ? await findMediaUses() : null;
  const rows = (await listItems(kind)).map((item) => ({
    ...rowOf(kind, item, language),
    unused: usesOf?.(item.key).length === 0,
    to: editorAddress({ kind, key: item.key }),
  }));
  return {
    head: { title: sentence(language, `content:kinds.${kind}`) },
    kind,
    add: fixed ? null : `${addressOfKind(kind)}/add`,
    rows: rows.sort((a, b) => a.group.localeCompare(b.group) || a.order - b.order),
  };
});

export default function ContentList() {
  const { t } = useTranslation("content");
  const { kind, add, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          add ? <ButtonLink href={add}>{t(`add.${kind}` as never) as unknown as string}</ButtonLink> : null
        }
      />
      <p className="mb-6 max-w-3xl text-muted">{t(`about.${kind}`)}</p>
      {rows.length ? (
        <ul className="rows">
          {rows.map((row) => (
            <Row key={row.to} {...row} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t("none")} />
      )}
    </>
  );
}

type RowProps = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

function Row(props: RowProps) {
  const { to, title, group, missing, isShown, isDraft, scheduled, sample, picture, unused, noFile } = props;
  const { t } = useTranslation("content");
  return (
    <li className="row">
      <div className="row-line">
        {picture ? <Photo photo={picture} alt="" className="w-24" lazy /> : null}
        <h2 className="text-lg">
          <a className="link" href={to}>
            <Bilingual text={title} tag={false} />
          </a>
        </h2>
        {group ? (
          <p className="text-sm text-muted">{t(`choices.${group}` as never) as unknown as string}</p>
        ) : null}
      </div>
      <p className="flex flex-wrap gap-2">
        {isShown ? null : <span className="tag">{t("not-public")}</span>}
        {isDraft ? <span className="tag">{t("has-draft")}</span> : null}
        {scheduled ? <span className="tag">{t("from-hour", { at: scheduled })}</span> : null}
        {noFile ? <span className="tag">{t("validity.no-file")}</span> : null}
        {unused ? <span className="tag">{t("unused")}</span> : null}
        {sample ? <span className="tag">{t("sample")}</span> : null}
        {missing.map((language) => (
          <span key={language} className="tag">
            {t(`missing.${language}`)}
          </span>
        ))}
      </p>
    </li>
  );
}
