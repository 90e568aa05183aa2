import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { publishNews } from "~/domain/news/articles.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle } from "~/ui/page-meta";
import { NewsForm } from "./news-form";
import { readArticle } from "./news-form.server";
import { notSaved } from "./refusals.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "news.publish");
  const language = await languageOf(request);
  return { title: documentTitle(translator(language, "news")("add"), language), today: today() };
}

const published = (request: Request, { changed }: { changed: boolean }) =>
  redirectWithFlash(
    request,
    "/news",
    changed ? { kind: "error", key: "news:sent-before" } : { kind: "success", key: "news:added" },
  );

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.publish");
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, "add-news", staff);
  return serialize(submission, async () => {
    const earlier = await findOutcome(submission);
    if (earlier) return published(request, earlier);
    const { article, refuse } = await readArticle(form, { photoRequired: true });
    if (!article) return refuse();
    try {
      return await published(request, await publishNews(staff, article, submission));
    } catch (error) {
      log.error("an article could not be published", describeError(error));
      return refuse(notSaved(error, "news:add-failed"), { status: 503 });
    }
  });
}

export default function AddNews() {
  const { t } = useTranslation("news");
  const { today } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("add")} crumbs={[{ title: t("title"), path: "/news" }]} />
      <NewsForm texts={{ date: today }} cancel="/news" />
    </>
  );
}
