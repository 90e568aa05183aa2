import type { ReactNode } from "react";
import { dictionaries, useTranslation } from "~/i18n";

type Props = { href: string; look?: string; children: ReactNode };

/** Links to an export (`csvResponse`); with script it shows the progress. */
export function ExportLink({ href, look = "btn btn-quiet", children }: Props) {
  const { language } = useTranslation();
  const { busy, ...words } = dictionaries[language].exports;
  return (
    <a
      className={look}
      data-enhance="export-bar"
      href={href}
      download
      data-busy={busy}
      data-exported={JSON.stringify(words)}
    >
      {children}
    </a>
  );
}
