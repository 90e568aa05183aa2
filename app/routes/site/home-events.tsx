import type { LocalText } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";

type Item = { id: number; title: LocalText; date: string; day: string };

/** The next events; nothing where none is announced. */
export function HomeEvents({ events }: { events: Item[] }) {
  const { t } = useTranslation("events");
  if (!events.length) return null;
  return (
    <section className="home-part">
      <h2>{t("titles.upcoming")}</h2>
      <div>
        <ul>
          {events.map(({ id, title, date, day }) => (
            <li key={id} className="relative border-b py-4">
              <time dateTime={date} className="text-sm text-muted">
                {day}
              </time>
              <h3 className="text-lg">
                <a href={`/conferences/${id}`} className="cover-link">
                  <Bilingual text={title} />
                </a>
              </h3>
            </li>
          ))}
        </ul>
        <a href="/conferences" className="link mt-6 inline-block">
          {t("all")}
        </a>
      </div>
    </section>
  );
}
