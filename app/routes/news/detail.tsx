import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { findArticle } from "~/domain/news/articles.server";
import { listLatestNews, type NewsCard } from "~/domain/news/list.server";
import { mayChange } from "~/domain/publications/authorship.server";
import { newsArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { noSuchPublication } from "~/features/publications/own-publication.server";
import { parseId } from "~/fields/id";
import { formatLongDay, inLanguage, type Language, useTranslation } from "~/i18n";
import { excerpt } from "~/platform/excerpt";
import { ownOrigin } from "~/platform/origin.server";
import { photoPath } from "~/platform/photo-path";
import {
  ACROSS_TEXT,
  Bilingual,
  ButtonLink,
  breadcrumbs,
  newsArticle,
  PageHeader,
  Paragraphs,
  Photo,
  type PhotoRecord,
  StructuredData,
} from "~/ui";
import { type Attachment, AttachmentList } from "./attachment-list";

export const ErrorBoundary = MissingPublication;

const OTHERS = 3;

export const loader = handler(news.detail, async ({ request, params, language, staff }) => {
  const id = parseId(params.id);
  const stored = id === null ? null : await findArticle(id);
  if (!stored) throw noSuchPublication(newsArea, language);
  const { photoKey, photoWidth, photoHeight, photoBytes, ...article } = stored;
  const photo = { photoKey, photoWidth, photoHeight, photoBytes };
  return {
    ...(await articleView(request, { ...article, photo }, language)),
    mayChange: staff ? mayChange(staff, article) : false,
  };
});

type Article = {
  id: number;
  title: string;
  titleAr: string | null;
  date: string;
  description: string;
  descriptionAr: string | null;
  /** Null for drafts only. */
  photo: PhotoRecord | null;
  attachments: Attachment[];
  updatedAt: Date;
};

/** Returns the data of an article's page, published or not. */
export async function articleView(request: Request, article: Article, language: Language) {
  const title = inLanguage(language, { en: article.title, ar: article.titleAr });
  const text = inLanguage(language, { en: article.description, ar: article.descriptionAr });
  const latest = await listLatestNews(OTHERS + 1, language);
  return {
    head: {
      title: title.value,
      description: excerpt(text.value),
      image: article.photo ? ownOrigin(request) + photoPath(article.photo.photoKey, "640") : undefined,
    },
    article: { ...article, title, text, day: formatLongDay(article.date, language) },
    others: latest.filter(({ id }) => id !== article.id).slice(0, OTHERS),
  };
}

export default function NewsDetail() {
  const { t } = useTranslation("news");
  const { article, others, mayChange, head } = useLoaderData<typeof loader>();
  const path = href(news.detail, { id: article.id });
  const way = [
    { title: t("title"), path: href(news.list) },
    { title: article.title.value, path },
  ];
  return (
    <>
      <PageHeader
        title={<Bilingual text={article.title} tag={false} />}
        actions={
          mayChange ? (
            <div className="flex gap-3">
              <ButtonLink href={href(news.edit, { id: article.id })}>{t("edit")}</ButtonLink>
              <ButtonLink href={href(news.delete, { id: article.id })} variant="danger">
                {t("delete")}
              </ButtonLink>
            </div>
          ) : null
        }
      />
      <div className="reading">
        <article>
          <p className="mb-4 text-muted">
            <time dateTime={article.date}>{article.day}</time>
          </p>
          {article.photo ? <ArticlePhoto photo={article.photo} /> : null}
          <Paragraphs text={article.text} />
          <AttachmentList attachments={article.attachments} />
        </article>
        <OtherNews others={others} />
      </div>
      <StructuredData
        of={(site) => [
          newsArticle({ ...article, ...head, title: article.title, path, changed: article.updatedAt }, site),
          breadcrumbs(way, site),
        ]}
      />
    </>
  );
}

const ArticlePhoto = ({ photo }: { photo: PhotoRecord }) => (
  <Photo photo={photo} alt="" sizes={ACROSS_TEXT} className="mb-6 w-full bg-surface-sunken" />
);

function OtherNews({ others }: { others: NewsCard[] }) {
  const { t } = useTranslation("news");
  return (
    <nav className="aside" aria-labelledby="more-news">
      <h2 id="more-news">{t("more")}</h2>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <a href={href(news.detail, { id })}>
              <Bilingual text={title} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={href(news.list)} className="link">
          {t("back")}
        </a>
      </p>
    </nav>
  );
}
