import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { site } from "~/addresses/public";
import type { Block, DocumentName } from "~/content/article";
import { filedDocuments } from "~/content/shown-article";
import { fileSize, formatDay, type Language, useTranslation } from "~/i18n";
import { Icon } from "../icon";
import { LocalizedText, Ltr } from "../text";

type ListedFile = {
  path: string;
  /** Null where nobody said in which language it is. */
  of: Language | null;
  title: ReactNode;
  /** Set if the title is not in the page's language. */
  lang?: Language;
  type: string;
  facts: string;
  /** True if there is no such file in the other language. */
  alone?: boolean;
  validFrom?: string | null;
};

function FileList({ files }: { files: ListedFile[] }) {
  const { t, language } = useTranslation(["article", "shell"]);
  const languageOfFile = (of: Language, alone?: boolean) =>
    alone && of !== language
      ? t(of === "ar" ? "shell:in-arabic-only" : "shell:in-english-only")
      : t(`article:language.${of}`);
  return (
    <ul className="documents">
      {files.map((file) => (
        <li key={file.path}>
          <Icon name="file" />
          <span>
            <a
              className="link"
              href={file.path}
              hrefLang={file.of ?? undefined}
              type={file.type}
              lang={file.lang}
            >
              {file.title}
            </a>{" "}
            <small>
              {file.of ? `${languageOfFile(file.of, file.alone)}, ` : null}
              <Ltr>{file.facts}</Ltr>
              {file.validFrom ? <ValidSince day={file.validFrom} /> : null}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ValidSince({ day }: { day: string }) {
  const { t, language } = useTranslation("article");
  return (
    <>
      {" · "}
      {t("valid-since")} <time dateTime={day}>{formatDay(day, language)}</time>
    </>
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
      type: "application/pdf",
      facts: `PDF, ${kilobytes} KB`,
    }))}
  />
);

/** Lists the documents of a group that have a file. */
export function FiledDocuments({ group }: Extract<Block, { kind: "files" }>) {
  const files = filedDocuments(group).map(({ key, title, language, file, validFrom }) => ({
    path: href(site.document, { key }),
    of: language,
    title: <LocalizedText text={title} />,
    type: file.mimeType,
    facts: `${file.fileType.toUpperCase()}, ${fileSize(file.fileSize)}`,
    alone: true,
    validFrom,
  }));
  return files.length > 0 ? <FileList files={files} /> : null;
}
