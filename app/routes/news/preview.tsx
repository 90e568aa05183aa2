import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { articleView } from "./detail";
import { ownArticle } from "./own-article.server";

/** The newest version of an article, published or not, as readers would see it. */
export const loader = handler(news.preview, async ({ request, params, language, staff }) => {
  const { id, at, fields } = await ownArticle(request, params.id, staff);
  const { title_ar: titleAr, description_ar: descriptionAr, photo, ...rest } = fields;
  const article = { ...rest, id, titleAr, descriptionAr, updatedAt: at, photo };
  return { ...(await articleView(request, article, language)), mayChange: false };
});

export { default } from "./detail";
