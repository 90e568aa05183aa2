import type { DocumentName } from "~/content/article";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "../icon";
import { Ltr } from "../ltr";

export type DocumentLink = {
  name: DocumentName;
  language: Language;
  title: string;
  path: string;
  kilobytes: number;
};

/** Files to download, each with its language, kind and size beside it. */
export function DocumentLinks({ documents }: { documents: DocumentLink[] }) {
  const { t } = useTranslation("article");
  return (
    <ul className="documents">
      {documents.map(({ path, language, title, kilobytes }) => (
        <li key={path}>
          <Icon name="file" />
          <span>
            <a className="link" href={path} hrefLang={language} type="application/pdf" lang={language}>
              {title}
            </a>{" "}
            <small>
              {t(`language.${language}`)}, <Ltr>{`PDF, ${kilobytes} KB`}</Ltr>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
