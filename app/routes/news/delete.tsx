import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { deleteNews, findArticle, getArticle, wasDeleted } from "~/domain/news/articles.server";
import { mayChange } from "~/domain/news/authorship.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { DeleteForm } from "~/forms/delete-form";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-body.server";
import { formatDay } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle } from "~/ui/page-meta";
import { Bilingual } from "~/ui/text";
import { notYours } from "./refusals.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.pageTitle }] : []);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const article = await getArticle(parseId(params.id));
  if (!mayChange(staff, article)) throw await notYours(request);
  const language = await languageOf(request);
  return {
    pageTitle: documentTitle(translator(language, "news")("delete-page.title"), language),
    id: article.id,
    title: inLanguage(language, { en: article.title, ar: article.titleAr }),
    date: article.date,
    day: formatDay(article.date, language),
    attachments: article.attachments.length,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const id = parseId(params.id);
  const form = await readForm(request);
  const article = id === null ? null : await findArticle(id);
  if (id === null || (!article && !(await wasDeleted(id)))) throw new Response(null, { status: 404 });
  if (article && !mayChange(staff, article)) return notYours(request);
  const submission = await submissionOf(form, `delete-news:${id}`, staff);
  try {
    const { outcome } = await deleteNews(staff, id, submission);
    const key = outcome.done ? "news:deleted" : "news:already-deleted";
    return redirectWithFlash(request, "/news", { kind: "success", key });
  } catch (error) {
    log.error("an article could not be deleted", describeError(error));
    return redirectWithFlash(request, `/news/${id}`, { kind: "error", key: "news:delete-failed" });
  }
}

export default function DeleteNews() {
  const { t } = useTranslation("news");
  const { id, title, date, day, attachments } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("delete-page.title")} crumbs={[{ title: t("title"), path: "/news" }]} />
      <div className="max-w-3xl">
        <p className="text-lg font-bold">
          <Bilingual text={title} />
        </p>
        <p className="text-muted">
          <time dateTime={date}>{day}</time>
          {attachments ? ` · ${t("attachments", { count: attachments })}` : null}
        </p>
        <p className="my-4">{t("delete-page.explain")}</p>
        <DeleteForm keepAt={`/news/${id}`} keep={t("delete-page.keep")} remove={t("delete")} />
      </div>
    </>
  );
}
