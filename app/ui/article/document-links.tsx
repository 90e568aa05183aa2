import type { DocumentName } from "~/content/article";
import type { Language } from "~/i18n/languages";
import { FileList } from "./file-list";

export type DocumentLink = {
  name: DocumentName;
  language: Language;
  title: string;
  path: string;
  kilobytes: number;
};

/** The documents that the site makes of its own pages. */
export const DocumentLinks = ({ documents }: { documents: DocumentLink[] }) => (
  <FileList
    files={documents.map(({ path, language, title, kilobytes }) => ({
      path,
      of: language,
      title,
      lang: language,
      size: `${kilobytes} KB`,
    }))}
  />
);
