import type { ReactNode } from "react";
import type { Block, DocumentName } from "~/content/article";
import { fileSize } from "~/i18n/file-size";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "../icon";
import { Ltr, Say } from "../text";

type ListedFile = {
  path: string;
  of: Language;
  title: ReactNode;
  /** Where the title is not in the page's own language. */
  lang?: Language;
  size: string;
  /** Whether there is no such file in the other language. */
  alone?: boolean;
};

function FileList({ files }: { files: ListedFile[] }) {
  const { t, language } = useTranslation(["article", "shell"]);
  const languageOfFile = ({ of, alone }: ListedFile) =>
    alone && of !== language
      ? t(of === "ar" ? "shell:in-arabic-only" : "shell:in-english-only")
      : t(`article:language.${of}`);
  return (
    <ul className="documents">
      {files.map((file) => (
        <li key={file.path}>
          <Icon name="file" />
          <span>
            <a className="link" href={file.path} hrefLang={file.of} type="application/pdf" lang={file.lang}>
              {file.title}
            </a>{" "}
            <small>
              {languageOfFile(file)}, <Ltr>{`PDF, ${file.size}`}</Ltr>
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
  const files = places.flatMap(({ title, file }) => {
    if (!file) return [];
    const { path, language: of, bytes } = file;
    return [{ path, of, title: <Say text={title} />, size: fileSize(bytes), alone: true }];
  });
  return files.length > 0 ? <FileList files={files} /> : null;
}
