import type { ReactNode } from "react";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "../icon";
import { Ltr } from "../ltr";

/** `lang` is the language of the title where it is not the page's own. */
export type ListedFile = { path: string; of: Language; title: ReactNode; lang?: Language; size: string };

/** PDF files to download, each with its language, kind and size beside it. */
export function FileList({ files }: { files: ListedFile[] }) {
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
