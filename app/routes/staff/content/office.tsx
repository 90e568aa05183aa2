import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { addressOfKind, editorAddress, LISTS } from "~/domain/content/desk";
import type { Listed } from "~/domain/content/items.server";
import { type KindName, kindNames, kindOf } from "~/domain/content/kinds";
import { listContentWaiting } from "~/domain/content/waiting.server";
import { formatMoment, inLanguage, type Language, useTranslation } from "~/i18n";
import { Bilingual, PageHeader } from "~/ui";
import { nameOfItem } from "./place.server";
import { isShown } from "./state.server";

type Item = Listed & { kind: KindName };

function entryOf({ kind, key, newest }: Item, language: Language) {
  const { fields, liveFrom, createdAt } = newest;
  return {
    kind,
    to: editorAddress({ kind, key }),
    title: inLanguage(language, nameOfItem({ kind, key }, fields ?? {})),
    at: formatMoment(liveFrom ?? createdAt, language),
  };
}

export const loader = handler(contentOffice.office, async ({ language }) => {
  const { items, drafts, scheduled, lacking } = await listContentWaiting();
  return {
    lacking,
    kinds: kindNames
      .filter((kind) => !kindOf(kind).list)
      .map((kind) => {
        const itemsOfKind = items.filter((item) => item.kind === kind);
        const visible = itemsOfKind.filter(({ live }) => isShown(live));
        return {
          kind,
          to: addressOfKind(kind),
          visible: visible.length,
          single: kindOf(kind).single ?? false,
        };
      }),
    drafts: drafts.map((item) => entryOf(item, language)),
    scheduled: scheduled.map((item) => entryOf(item, language)),
  };
});

export default function ContentOffice() {
  const { t } = useTranslation("content");
  const { lacking, kinds, drafts, scheduled } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl">{t("intro")}</p>
      <p className="mb-8">
        <a className="link" href={href(contentOffice.launch)}>
          {t("launch-list", { count: lacking })}
        </a>
      </p>
      <ul className="rows mb-10">
        {kinds.map(({ kind, to, visible, single }) => (
          <li key={kind} className="row">
            <div className="row-line">
              <h2 className="text-lg">
                <a className="link" href={to}>
                  {t(`kinds.${kind}`)}
                </a>
              </h2>
              <p className="text-sm text-muted">{t(`about.${kind}`)}</p>
            </div>
            <p className="text-sm text-muted">
              {single ? t(visible ? "is-shown" : "not-public") : t("shown", { count: visible })}
            </p>
          </li>
        ))}
        <li className="row">
          <div className="row-line">
            <h2 className="text-lg">
              <a className="link" href={LISTS}>
                {t("lists.title")}
              </a>
            </h2>
            <p className="text-sm text-muted">{t("lists.about")}</p>
          </div>
        </li>
      </ul>
      <Waiting title={t("drafts")} none={t("no-drafts")} entries={drafts} />
      <Waiting title={t("scheduled")} none={t("nothing-scheduled")} entries={scheduled} />
    </>
  );
}

type Entry = ReturnType<typeof useLoaderData<typeof loader>>["drafts"][number];

function Waiting({ title, none, entries }: { title: string; none: string; entries: Entry[] }) {
  const { t } = useTranslation("content");
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-xl">{title}</h2>
      {entries.length ? (
        <ul className="rows">
          {entries.map(({ kind, to, title: called, at }) => (
            <li key={to} className="row">
              <div className="row-line">
                <h3>
                  <a className="link" href={to}>
                    <Bilingual text={called} tag={false} />
                  </a>
                </h3>
                <p className="text-sm text-muted">{t(`kinds.${kind}`)}</p>
              </div>
              <p className="text-sm text-muted">{at}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{none}</p>
      )}
    </section>
  );
}
