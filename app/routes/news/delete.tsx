import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { deleteNews } from "~/domain/news/articles.server";
import { deleteOwn, getOwn, titleIn } from "~/features/publications/own-publication.server";
import { DeleteForm } from "~/forms";
import { formatDay, useTranslation } from "~/i18n";
import { NotFound } from "~/platform/not-found";
import { Bilingual, PageHeader } from "~/ui";
import { newsArea } from "./refusals.server";

export const loader = handler(news.delete, async (visit) => {
  const { id, isPublic, fields } = await getOwn(newsArea, visit);
  return {
    keepAt: href(isPublic ? news.detail : news.edit, { id }),
    title: titleIn(fields, visit.language),
    date: fields.date,
    day: formatDay(fields.date, visit.language),
    attachments: fields.attachments.length,
  };
});

export const action = handler(news.delete, async (visit) => {
  const answer = await deleteOwn(newsArea, visit, {
    form: "delete-news",
    remove: (id, submission) => deleteNews(visit.staff, id, submission),
    list: href(news.list),
    detail: (id) => href(news.detail, { id }),
    log: "an article could not be deleted",
    say: { deleted: "news:deleted", gone: "news:already-deleted", failed: "news:delete-failed" },
  });
  if (!answer) throw new NotFound();
  return answer;
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
