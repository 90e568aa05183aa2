import { documents } from "~/content/documents";
import { type Language, otherLanguage } from "~/i18n/languages";
import { documentFiles } from "~/platform/document-files.server";

const KB = 1024;

/** The files there are, those of the reader's language first. */
export const documentLinks = (language: Language) =>
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
