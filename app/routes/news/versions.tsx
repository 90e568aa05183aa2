import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { news } from "~/addresses/publications";
import { visit } from "~/auth/visit.server";
import { newsShelf } from "~/domain/news/articles.server";
import { compareVersions } from "~/domain/revisions/compare";
import { historyOf } from "~/domain/revisions/history";
import { restoreVersion } from "~/domain/revisions/save.server";
import { listVersions } from "~/domain/revisions/versions.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { RestoreVersion } from "~/forms/restore-version";
import { submit } from "~/forms/submit.server";
import { inLanguage } from "~/i18n/languages";
import { now } from "~/platform/clock.server";
import { PageHeader } from "~/ui/page-header";
import { Bilingual } from "~/ui/text";
import { Versions } from "~/ui/versions";
import { useFieldLabels } from "./news-form";
import { ownArticle } from "./own-article.server";

const names = ["title", "title_ar", "date", "description", "description_ar", "photo", "attachments"] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, staff } = await visit(request, news.versions);
  const { id, fields } = await ownArticle(request, params.id, staff);
  const versions = await listVersions(newsShelf, id);
  if (!versions.length) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const { after, before, rows } = historyOf(versions, searchParams, { at: now(), language });
  const compared = compareVersions(names, before?.fields ?? {}, after.fields);
  return {
    title: inLanguage(language, { en: fields.title, ar: fields.title_ar }),
    compared: { after: after.number, before: before?.number ?? null, fields: compared },
    versions: rows,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { staff } = await visit(request, news.versions);
  const { id } = await ownArticle(request, params.id, staff);
  const sent = await readForm(request);
  const number = parseId(String(sent.get("restore") ?? ""));
  if (number === null) return data(null, { status: 404 });
  const to = `/edit-news/${id}`;
  return submit(request, {
    form: `restore-news:${id}`,
    by: staff,
    sent,
    write: (_, submission) => restoreVersion(newsShelf, { staff, id, number }, submission),
    answer: ({ done }) =>
      done ? { to, say: "content:restored" } : { to, say: "content:no-version", kind: "error" },
    failed: { log: "a version could not be restored", say: "content:save-failed", to },
  });
}

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
