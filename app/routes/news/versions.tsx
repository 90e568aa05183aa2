import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { newsShelf } from "~/domain/news/articles.server";
import { RestoreVersion } from "~/forms";
import { loadVersions, restoreSent } from "~/forms/versions.server";
import { inLanguage } from "~/i18n";
import { Bilingual, PageHeader, Versions } from "~/ui";
import { useFieldLabels } from "./news-form";
import { ownArticle } from "./own-article.server";

const names = ["title", "title_ar", "date", "description", "description_ar", "photo", "attachments"] as const;

export const loader = handler(news.versions, async ({ request, params, language, staff }) => {
  const { id, fields } = await ownArticle(request, params.id, staff);
  return {
    title: inLanguage(language, { en: fields.title, ar: fields.title_ar }),
    ...(await loadVersions(request, { shelf: newsShelf, id }, { language, names })),
  };
});

export const action = handler(news.versions, async ({ request, params, staff }) => {
  const { id } = await ownArticle(request, params.id, staff);
  return restoreSent(
    request,
    { shelf: newsShelf, id },
    { staff, form: "restore-news", to: href(news.edit, { id }) },
  );
});

export default function NewsVersions() {
  const { title, compared, versions } = useLoaderData<typeof loader>();
  const labels = useFieldLabels();
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <Versions
        compared={compared}
        versions={versions}
        label={(name) => labels[name as keyof typeof labels]}
        restore={(number) => <RestoreVersion number={number} />}
      />
    </>
  );
}
