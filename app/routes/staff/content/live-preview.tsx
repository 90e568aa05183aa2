import { languages, useTranslation } from "~/i18n";

/** Where script shows the page while it is written (`app/live/page-preview.tsx`); without it there are the links above the form. */
export function LivePreview({ slug, address }: { slug: string; address: string }) {
  const { t } = useTranslation("content");
  const shows = [
    ...languages.map((language) => ({ show: language, label: t(`blocks.lang.${language}`) })),
    ...(["dark", "wide"] as const).map((show) => ({ show, label: t(`live.${show}`) })),
  ];
  return (
    <section
      className="page-live"
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
