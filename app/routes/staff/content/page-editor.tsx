import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import { addressOfKind, editorAddress } from "~/domain/content/desk";
import { findNewest, saveRevision } from "~/domain/content/items.server";
import { flatTexts, pageForm } from "~/domain/content/page-form";
import type { PageFields } from "~/domain/content/page-schema";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { formatMoment, languages, useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";
import { SavedMeanwhile } from "./editor";
import { refusals } from "./editor-form.server";
import { movedPage, moveIn, type PageAnswer, readPageForm } from "./page-editor-form.server";
import { PageForm } from "./page-form";
import { nameOfItem } from "./place.server";
import { stateOf, stateSince } from "./state.server";

const kind = "pages";

/**
 * Returns the newest version of a page with content: one that took it down is skipped, so that its text can be
 * continued.
 */
async function newestOf(slug: string | undefined) {
  const newest = await findNewest({ kind, key: slug! });
  if (!newest?.readableFields) throw new Response(null, { status: 404 });
  return { ...newest, readableFields: newest.readableFields as PageFields };
}

export const loader = handler(contentOffice.page, async ({ params, language }) => {
  const newest = await newestOf(params.slug);
  const key = params.slug!;
  const moment = stateSince(newest);
  return {
    head: { title: nameOfItem({ kind, key }, {})[language] },
    list: addressOfKind(kind),
    address: editorAddress({ kind, key }),
    slug: key,
    form: pageForm(newest.readableFields),
    texts: flatTexts(newest.readableFields),
    number: newest.number,
    state: stateOf(newest),
    at: moment.getTime() > 0 ? formatMoment(moment, language) : null,
  };
});

export const action = handler(contentOffice.page, async ({ request, params, staff }) => {
  await newestOf(params.slug);
  const key = params.slug!;
  const sent = await readForm(request, { inBlocks: true });
  const move = moveIn(sent);
  if (move) return data(movedPage(sent, move));
  return submit(request, {
    form: `content:${kind}/${key}`,
    by: staff,
    sent,
    read: readPageForm,
    write: (page, submission) => saveRevision({ kind, key, upload: null, ...page, staff }, submission),
    answer: (outcome, refuse) => {
      if (outcome.done) return { to: editorAddress({ kind, key }), say: `content:saved.${outcome.state}` };
      if (outcome.reason === "not-there") return data(null, { status: 404 }) as never;
      return refuse(...refusals[outcome.reason]);
    },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to save a page", say: "content:save-failed" },
  });
});

export default function PageEditor() {
  const { t } = useTranslation("content");
  const answered = useActionData<PageAnswer>();
  const { slug, list, address, form, texts, number, state, at } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader crumbs={[{ title: t("kinds.pages"), path: list }]} />
      <p className="mb-6 text-muted">
        {at ? t(`state-at.${state}`, { at }) : t(`state.${state}`)}
        {" · "}
        <a className="link" href={`${address}/versions`}>
          {t("versions.title")}
        </a>
        {" · "}
        {t("preview")}{" "}
        {(["ar", "en"] as const).map((language) => (
          <a key={language} className="link me-2" href={`${address}/preview?lang=${language}`}>
            {t(`blocks.lang.${language}`)}
          </a>
        ))}
      </p>
      <div className="page-desk">
        <PageForm form={form} seen={answered?.seen ?? number} cancel={list} />
        <LivePreview slug={slug} address={address} />
      </div>
      {answered?.conflict ? <SavedMeanwhile kind={kind} names={Object.keys(texts)} texts={texts} /> : null}
    </>
  );
}

/**
 * The place where the script previews the page (`app/live/page-preview.tsx`); without script, the links above the form
 * do.
 */
function LivePreview({ slug, address }: { slug: string; address: string }) {
  const { t } = useTranslation("content");
  const shows = [
    ...languages.map((language) => ({ show: language, label: t(`blocks.lang.${language}`) })),
    ...(["dark", "wide"] as const).map((show) => ({ show, label: t(`live.${show}`) })),
  ];
  return (
    <section
      className="page-live"
      data-enhance="page-preview"
      aria-label={t("live.title")}
      data-path={`/${slug}`}
      data-parts={`${address}/live`}
      data-title={t("live.title")}
      hidden
    >
      <p className="page-live-shows">
        {shows.map(({ show, label }) => (
          <button key={show} type="button" className="page-live-show" data-show={show} aria-pressed="false">
            {label}
          </button>
        ))}
      </p>
      <div className="page-live-frame" />
    </section>
  );
}
