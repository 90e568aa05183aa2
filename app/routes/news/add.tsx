import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { createArticle } from "~/domain/news/articles.server";
import { newsArea } from "~/features/publications/areas.server";
import { refusalOf } from "~/features/publications/own-publication.server";
import { isDraft, unpublishedRedirect } from "~/features/publications/publishing.server";
import { submit } from "~/forms/submit.server";
import { sentence } from "~/i18n";
import { today } from "~/platform/clock.server";
import { PageHeader } from "~/ui";
import { NewsForm } from "./news-form";
import { readArticle } from "./news-form.server";
import { notSaved } from "./not-saved.server";

export const loader = handler(news.add, ({ language }) => ({
  head: { title: sentence(language, "news:add") },
  today: today(),
}));

export const action = handler(news.add, async ({ request, staff }) =>
  submit(request, {
    form: "add-news",
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: async (form) => {
      const { article, refuse } = await readArticle(form, { photoRequired: !isDraft(form) });
      return { value: article, refuse };
    },
    write: ({ publish, ...article }, submission) => createArticle(staff, article, submission, publish),
    answer: (outcome, refuse) => {
      if (!outcome.done) return refuse(...refusalOf(newsArea, outcome.reason));
      const { id, state } = outcome;
      return (
        unpublishedRedirect(state, href(news.edit, { id })) ?? { to: href(news.list), say: "news:added" }
      );
    },
    sentBefore: "forms:sent-before",
    failed: {
      log: "failed to publish an article",
      say: (error) => notSaved(error, "news:add-failed"),
    },
  }),
);

export default function AddNews() {
  const { today } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <NewsForm values={{ date: today }} cancel={href(news.list)} />
    </>
  );
}
