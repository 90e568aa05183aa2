import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { findNewest } from "~/domain/content/items.server";
import { articleNow } from "~/domain/content/page";
import type { PageFields } from "~/domain/content/page-schema";
import InformationPage, { shownArticle } from "./article";
import AssociationCouncil from "./association-council";

/** Shows the newest version of a page as readers would see it, draft or not. */
export const loader = handler(contentOffice.preview, async ({ params, language, url }) => {
  const newest = await findNewest({ kind: "pages", key: params.slug! });
  if (!newest?.fields) throw new Response(null, { status: 404 });
  const path = `/${params.slug}` as PagePath;
  const article = shownArticle(articleNow(path, newest.fields as PageFields), { url, language });
  return { ...article, head: { ...article.head, title: pageTitle(path)[language] } };
});

export default function PagePreview() {
  const { article } = useLoaderData<typeof loader>();
  return article.path === href(information.associationCouncil) ? <AssociationCouncil /> : <InformationPage />;
}
