import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { newsKind } from "~/domain/news/articles.server";
import { comparedInNews } from "~/domain/news/input";
import { getOwn, titleIn } from "~/features/publications/own-publication.server";
import { PublicationVersions } from "~/features/publications/publication-versions";
import { loadVersions, restoreSent } from "~/features/publications/versions.server";
import { useFieldLabels } from "./news-form";
import { newsArea } from "./refusals.server";

export const loader = handler(news.versions, async (visit) => {
  const { request, language } = visit;
  const { id, fields } = await getOwn(newsArea, visit);
  return {
    title: titleIn(fields, language),
    ...(await loadVersions(request, { kind: newsKind, id }, { language, names: comparedInNews })),
  };
});

export const action = handler(news.versions, async (visit) => {
  const { id } = await getOwn(newsArea, visit);
  const restoring = { staff: visit.staff, form: "restore-news", to: href(news.edit, { id }) };
  return restoreSent(visit.request, { kind: newsKind, id }, restoring);
});

export default function NewsVersions() {
  return <PublicationVersions labels={useFieldLabels()} />;
}
