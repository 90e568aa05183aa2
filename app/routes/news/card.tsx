import type { NewsCard as Article } from "~/domain/news/queries.server";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { Card } from "~/ui/card";
import { CoverLink } from "~/ui/cover-link";
import { Photo } from "~/ui/photo";

/** One article in a list; the whole card leads to it. */
export function NewsCard({ article, lazy }: { article: Article & { day: string }; lazy: boolean }) {
  const { t } = useTranslation("news");
  const { id, title, excerpt, attachments } = article;
  return (
    <Card as="article" className="relative">
      <Photo photo={article} alt="" lazy={lazy} className="aspect-3/2 w-full object-cover" />
      <div className="grid gap-2 p-4">
        <h3 className="text-lg">
          <Bilingual text={title} />
        </h3>
        <p className="text-sm text-muted">
          <time dateTime={article.date}>{article.day}</time>
          {attachments ? (
            <span data-attachments={attachments}>{` · ${t("attachments", { count: attachments })}`}</span>
          ) : null}
        </p>
        <p>
          <Bilingual text={excerpt} tag={false} />
        </p>
        <CoverLink to={`/news/${id}`} words={t("read-more")} title={<Bilingual text={title} tag={false} />} />
      </div>
    </Card>
  );
}
