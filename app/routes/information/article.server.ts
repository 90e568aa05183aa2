import { information } from "~/addresses/information";
import { visit } from "~/auth/visit.server";
import { articles } from "~/content/articles";
import { documents } from "~/content/documents";
import type { PagePath } from "~/content/pages";
import { type Language, otherLanguage } from "~/i18n/languages";
import { documentFiles } from "~/platform/document-files.server";

export async function loadArticle(request: Request, path: PagePath) {
  const { language } = await visit(request, information.welcome);
  const { searchParams } = new URL(request.url);
  const article = articles[path];
  if (!article) throw new Response(null, { status: 404 });
  return {
    path,
    language,
    head: { description: article.lead[language] },
    opened: { all: searchParams.get("all") === "1", open: searchParams.get("open") },
    documents: documentLinks(language),
  };
}

const KB = 1024;

const documentLinks = (language: Language) =>
  [language, otherLanguage(language)].flatMap((of) =>
    documentFiles(of).flatMap(({ name, path, bytes }) => {
      const document = documents.find((known) => known.name === name);
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
