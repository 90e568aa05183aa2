import type { GalleryCard } from "~/domain/galleries/queries.server";
import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";

/** The drafts that a member of staff may go on with, before what everyone sees. */
export function Drafts({ drafts }: { drafts: GalleryCard[] }) {
  const { t, language } = useTranslation("galleries");
  if (!drafts.length) return null;
  return (
    <section className="mb-10">
      <h2 className="text-xl">{t("drafts")}</h2>
      <p className="mb-2 text-muted">{t("drafts-hint")}</p>
      <ul className="border-t">
        {drafts.map(({ id, title, day, photos }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b py-3">
            <span>
              <Bilingual text={title} />{" "}
              <span className="text-sm text-muted">
                <time dateTime={day}>{formatDay(day, language)}</time>
                {` · ${t("photos", { count: photos })}`}
              </span>
            </span>
            <a href={`/edit-gallery/${id}`} className="link py-1">
              {t("continue")}
              <span className="sr-only">
                {": "}
                <Bilingual text={title} tag={false} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
