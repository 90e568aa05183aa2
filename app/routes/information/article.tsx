import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { articles } from "~/addresses/information";
import { handler } from "~/auth/handler.server";
import type { Article } from "~/content/article";
import { edition } from "~/content/current-edition";
import { offeredDocuments } from "~/content/documents";
import type { PagePath } from "~/content/pages";
import { type Language, otherLanguage } from "~/i18n";
import { documentFiles } from "~/platform/document-files.server";
import { ArticlePage } from "~/ui/article/article-page";
import { calculatorAnswersFrom, useCalculators } from "./calculators/on-page";

type PageRequest = { url: URL; language: Language };

export function loadArticle(path: PagePath, { url, language }: PageRequest) {
  const article = edition().pages[path];
  if (!article) throw new Response(null, { status: 404 });
  return shownArticle(article, { url, language });
}

export function shownArticle(article: Article, { url: { searchParams }, language }: PageRequest) {
  return {
    article,
    language,
    head: { description: article.lead[language] },
    opened: { all: searchParams.get("all") === "1", open: searchParams.get("open") },
    documents: documentLinks(language),
    calculatorAnswers: calculatorAnswersFrom(article, searchParams),
  };
}

const KB = 1024;

export const documentLinks = (language: Language) =>
  [language, otherLanguage(language)].flatMap((of) =>
    documentFiles(of).flatMap(({ name, path, bytes }) => {
      const document = offeredDocuments().find((known) => known.name === name);
      return document
        ? [
            {
              name: document.name,
              language: of,
              title: document.title[of],
              path,
              kilobytes: Math.ceil(bytes / KB),
            },
          ]
        : [];
    }),
  );

export const loader = handler(articles, ({ url, language }) =>
  loadArticle(url.pathname.replace(/\/$/, "") as PagePath, { url, language }),
);

export type Loaded = ReturnType<typeof loadArticle>;
type Parts = Pick<ComponentProps<typeof ArticlePage>, "parts">;

export function InformationArticle({
  article,
  calculatorAnswers,
  opened,
  documents,
  parts = [],
}: Loaded & Parts) {
  const calculators = useCalculators(article, calculatorAnswers);
  return (
    <ArticlePage
      article={article}
      opened={opened}
      documents={documents}
      parts={[...parts, ...calculators.parts]}
      calculators={calculators.blocks}
    />
  );
}

export default function InformationPage() {
  return <InformationArticle {...useLoaderData<typeof loader>()} />;
}
