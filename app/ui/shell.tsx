import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { FlashList } from "./flash-list";
import { Footer } from "./footer";
import { Header } from "./header";
import { ReadOnlyNotice } from "./read-only-notice";
import type { ShellProps } from "./shell-props";

/** The page around every page: skip link, header, notices, footer. Children of `main` may take the class `bleed`. */
export function Shell({ children, notices, ...page }: ShellProps & { children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <a className="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <ReadOnlyNotice />
      <Header {...page} />
      <main id="main" className="main" tabIndex={-1}>
        <FlashList notices={notices} />
        {children}
      </main>
      <Footer {...page} />
    </>
  );
}
