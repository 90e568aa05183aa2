import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articles } from "~/content/articles";
import type { PagePath } from "~/content/pages";
import { ArticlePage } from "~/ui/article/article-page";
import { loadArticle } from "./article.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadArticle(request, new URL(request.url).pathname.replace(/\/$/, "") as PagePath);
}

export default function InformationPage() {
  const { path, opened, documents } = useLoaderData<typeof loader>();
  return <ArticlePage article={articles[path]!} opened={opened} documents={documents} />;
}
