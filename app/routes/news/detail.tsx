import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whoIs } from "~/auth/guards.server";
import { mayChange } from "~/domain/accounts/authorship";
import { excerpt } from "~/domain/news/excerpt";
import { getNews } from "~/domain/news/queries.server";
import { parseId } from "~/forms/id";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ownOrigin } from "~/platform/own-origin.server";
import { photoPath } from "~/platform/photo-path";
import { Bilingual } from "~/ui/bilingual";
import { ButtonLink } from "~/ui/button";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/paragraphs";
import { ACROSS_TEXT, Photo, type ShownPhoto } from "~/ui/photo";
import { newsArticle } from "~/ui/structured-article";
import { breadcrumbs } from "~/ui/structured-breadcrumbs";
import { StructuredData } from "~/ui/structured-data";
import { AttachmentList } from "./attachment-list";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.pageTitle, description: data.about, image: data.image }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const article = await getNews(parseId(params.id));
  const language = await languageOf(request);
  const { staff } = await whoIs(request);
  const title = inLanguage(language, { en: article.title, ar: article.titleAr });
  const text = inLanguage(language, { en: article.description, ar: article.descriptionAr });
  return {
    pageTitle: documentTitle(title.value, language),
    about: excerpt(text.value),
    image: ownOrigin(request) + photoPath(article.photoKey, "640"),
    news: translator(language, "news")("title"),
    article: { ...article, title, text, day: formatDay(article.date, language) },
    mayChange: staff ? mayChange(staff, article) : false,
  };
}

export default function NewsDetail() {
  const { t } = useTranslation("news");
  const { article, mayChange, news, about, image } = useLoaderData<typeof loader>();
  const path = `/news/${article.id}`;
  const way = [
    { title: news, path: "/news" },
    { title: article.title.value, path },
  ];
  return (
    <>
      <PageHeader
        title={<Bilingual text={article.title} tag={false} />}
        crumbs={[{ title: news, path: "/news" }]}
        actions={
          mayChange ? (
            <div className="flex gap-3">
              <ButtonLink href={`/edit-news/${article.id}`}>{t("edit")}</ButtonLink>
              <ButtonLink href={`/news/${article.id}/delete`} variant="danger">
                {t("delete")}
              </ButtonLink>
            </div>
          ) : null
        }
      />
      <article className="max-w-3xl">
        <p className="mb-4 text-muted">
          <time dateTime={article.date}>{article.day}</time>
        </p>
        <ArticlePhoto photo={article} />
        <Paragraphs text={article.text} />
        <AttachmentList attachments={article.attachments} />
      </article>
      <p className="mt-8">
        <a href="/news" className="link">
          {t("back")}
        </a>
      </p>
      <StructuredData
        of={(site) => [
          newsArticle({ ...article, path, description: about, changed: article.updatedAt, image }, site),
          breadcrumbs(way, site),
        ]}
      />
    </>
  );
}

/** An article's main photo, as large as the screen needs. */
const ArticlePhoto = ({ photo }: { photo: ShownPhoto }) => (
  <Photo photo={photo} alt="" sizes={ACROSS_TEXT} className="mb-6 w-full bg-surface-sunken" />
);
