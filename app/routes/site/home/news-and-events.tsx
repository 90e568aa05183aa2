import type { LocalText } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Photo, type PhotoRecord } from "~/ui/photo";
import { Bilingual } from "~/ui/text";

type NewsItem = PhotoRecord & { id: number; title: LocalText; date: string; day: string };

export function HomeNews({ news }: { news: NewsItem[] }) {
  const { t } = useTranslation("home");
  if (!news.length) return null;
  return (
    <section className="home-part">
      <h2>{t("news")}</h2>
      <div>
        <ul className="grid gap-8 sm:grid-cols-3">
          {news.map(({ id, title, date, day, ...photo }) => (
            <li key={id} className="relative">
              <Photo photo={photo} alt="" lazy className="aspect-3/2 w-full bg-surface-sunken object-cover" />
              <time dateTime={date} className="mt-3 block text-sm text-muted">
                {day}
              </time>
              <h3 className="mt-1 text-lg">
                <a href={`/news/${id}`} className="cover-link">
                  <Bilingual text={title} />
                </a>
              </h3>
            </li>
          ))}
        </ul>
        <a href="/news" className="link mt-6 inline-block">
          {t("all-news")}
        </a>
      </div>
    </section>
  );
}

type EventItem = { id: number; title: LocalText; date: string; day: string };

export function HomeEvents({ events }: { events: EventItem[] }) {
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
