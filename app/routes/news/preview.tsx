import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { newsTexts } from "~/domain/news/input";
import { columnsOfTexts } from "~/domain/publications/text-fields";
import { newsArea } from "~/features/publications/areas.server";
import { getOwnPublication } from "~/features/publications/own-publication.server";
import { articleView } from "./detail";

/** Shows the newest version of an article as readers would see it, published or not. */
export const loader = handler(news.preview, async (visit) => {
  const { id, at, fields } = await getOwnPublication(newsArea, visit);
  const { photo, attachments } = fields;
  const article = { ...columnsOfTexts(newsTexts, fields), attachments, id, updatedAt: at, photo };
  return { ...(await articleView(visit.request, article, visit.language)), mayChange: false };
});

export { default, ErrorBoundary } from "./detail";
