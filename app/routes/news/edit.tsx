import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { mayChange } from "~/domain/accounts/authorship";
import { type UpdateOutcome, updateNews } from "~/domain/news/commands.server";
import { holdUploads } from "~/domain/news/held-uploads.server";
import { getNews } from "~/domain/news/queries.server";
import { type Answered, findOutcome, inTurn, submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/forms/id";
import { readForm } from "~/forms/read-form.server";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { NewsForm, type Refused } from "./news-form";
import { PresentFiles } from "./present-files";
import { PresentPhoto } from "./present-photo";
import { readArticle } from "./read-article.server";
import { notSaved, notYours } from "./refusals.server";
import { comingOf, type Review, reviewOf } from "./review.server";
import { ReviewChanges } from "./review-changes";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.pageTitle }] : []);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const article = await getNews(parseId(params.id));
  if (!mayChange(staff, article)) throw await notYours(request);
  const language = await languageOf(request);
  return {
    pageTitle: documentTitle(translator(language, "news")("form.edit-title"), language),
    title: inLanguage(language, { en: article.title, ar: article.titleAr }).value,
    article,
  };
}

async function answer(request: Request, id: number, { outcome, changed }: Answered<UpdateOutcome>) {
  const address = `/news/${id}`;
  if (changed) return redirectWithFlash(request, address, { kind: "error", key: "news:sent-before" });
  if (!outcome.done) return outcome.because === "not-yours" ? notYours(request) : null;
  const { removed, added } = outcome;
  const key = removed + added > 0 ? "news:updated-files" : "news:updated";
  return redirectWithFlash(request, address, { kind: "success", key, params: { removed, added } });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const { id, ...before } = await getNews(parseId(params.id));
  if (!mayChange(staff, before)) return notYours(request);
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, `edit-news:${id}`, staff);
  return inTurn(submission, async () => {
    const earlier = await findOutcome<UpdateOutcome>(submission);
    const earlierAnswer = earlier && (await answer(request, id, earlier));
    if (earlierAnswer) return earlierAnswer;
    const owner = { staff, id };
    const { article, seenVersion, refuse } = await readArticle(form, { photoRequired: false, owner });
    if (!article) return refuse();
    const intent = form.get("intent");
    if (intent === "change") return refuse({}, { status: 200 });
    try {
      const { value } = article;
      const change = { value, held: await holdUploads(article.uploads, article.held) };
      const review = intent === "confirm" ? null : reviewOf(change, before, { form, owner });
      if (review) return { review };
      const uploads = comingOf(change);
      const update = await updateNews({ staff, id, article: { value, uploads }, seenVersion }, submission);
      return (
        (await answer(request, id, update)) ??
        refuse({ form: ["news:changed-meanwhile"] }, { conflict: true })
      );
    } catch (error) {
      log.error("an article could not be updated", describeError(error));
      return refuse(notSaved(error, "news:update-failed"), { status: 503 });
    }
  });
}

export default function EditNews() {
  const { t } = useTranslation("news");
  const { article, title } = useLoaderData<typeof loader>();
  const answered = useActionData<Refused | { review: Review }>();
  const address = `/news/${article.id}`;
  const review = answered && "review" in answered ? answered.review : null;
  return (
    <>
      <PageHeader
        title={t(review ? "review.title" : "form.edit-title")}
        crumbs={[
          { title: t("title"), path: "/news" },
          { title, path: address },
        ]}
      />
      {review ? (
        <ReviewChanges review={review} />
      ) : (
        <NewsForm
          texts={{
            title: article.title,
            title_ar: article.titleAr ?? "",
            date: article.date,
            description: article.description,
            description_ar: article.descriptionAr ?? "",
          }}
          presentPhoto={<PresentPhoto article={article} />}
          presentFiles={<PresentFiles attachments={article.attachments} />}
          cancel={address}
        />
      )}
    </>
  );
}
