import type { ReactNode } from "react";
import type { Block, DocumentName } from "~/content/article";
import { fileSize } from "~/i18n/file-size";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "../icon";
import { Ltr, Say } from "../text";

/** `lang` is the language of the title where it is not the page's own. */
type ListedFile = { path: string; of: Language; title: ReactNode; lang?: Language; size: string };

function FileList({ files }: { files: ListedFile[] }) {
  const { t } = useTranslation("article");
  return (
    <ul className="documents">
      {files.map(({ path, of, title, lang, size }) => (
        <li key={path}>
          <Icon name="file" />
          <span>
            <a className="link" href={path} hrefLang={of} type="application/pdf" lang={lang}>
              {title}
            </a>{" "}
            <small>
              {t(`language.${of}`)}, <Ltr>{`PDF, ${size}`}</Ltr>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

export type DocumentLink = {
  name: DocumentName;
  language: Language;
  title: string;
  path: string;
  kilobytes: number;
};

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

export function FilePlaces({ places }: Extract<Block, { kind: "files" }>) {
  const files = places.flatMap(({ title, file }) =>
    file
      ? [{ path: file.path, of: file.language, title: <Say text={title} />, size: fileSize(file.bytes) }]
      : [],
  );
  return files.length > 0 ? <FileList files={files} /> : null;
}
