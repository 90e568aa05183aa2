import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { deleteNews, newsShelf, wasDeleted } from "~/domain/news/articles.server";
import { mayChange } from "~/domain/revisions/authorship.server";
import { findWritten } from "~/domain/revisions/versions.server";
import { parseId } from "~/fields/id";
import { DeleteForm } from "~/forms";
import { submit } from "~/forms/submit.server";
import { formatDay, inLanguage, useTranslation } from "~/i18n";
import { Bilingual, PageHeader } from "~/ui";
import { ownArticle } from "./own-article.server";
import { notYours } from "./refusals.server";

export const loader = handler(news.delete, async ({ request, params, staff, language }) => {
  const article = await ownArticle(request, params.id, staff);
  const { title, title_ar, date, attachments } = article.fields;
  return {
    keepAt: article.isPublic ? href(news.detail, { id: article.id }) : href(news.edit, { id: article.id }),
    title: inLanguage(language, { en: title, ar: title_ar }),
    date,
    day: formatDay(date, language),
    attachments: attachments.length,
  };
});

export const action = handler(news.delete, async ({ request, params, staff }) => {
  const id = parseId(params.id);
  const article = id === null ? null : await findWritten(newsShelf, id);
  if (id === null || (!article && !(await wasDeleted(id)))) throw new Response(null, { status: 404 });
  if (article && !mayChange(staff, article)) return notYours(request);
  return submit(request, {
    form: `delete-news:${id}`,
    by: staff,
    write: (_, submission) => deleteNews(staff, id, submission),
    answer: ({ done }) => ({ to: href(news.list), say: done ? "news:deleted" : "news:already-deleted" }),
    failed: {
      log: "an article could not be deleted",
      say: "news:delete-failed",
      to: href(news.detail, { id }),
    },
  });
});

export default function DeleteNews() {
  const { t } = useTranslation("news");
  const { keepAt, title, date, day, attachments } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <p className="text-lg font-bold">
          <Bilingual text={title} />
        </p>
        <p className="text-muted">
          <time dateTime={date}>{day}</time>
          {attachments ? ` · ${t("attachments", { count: attachments })}` : null}
        </p>
        <p className="my-4">{t("delete-page.explain")}</p>
        <DeleteForm keepAt={keepAt} keep={t("delete-page.keep")} remove={t("delete")} />
      </div>
    </>
  );
}
