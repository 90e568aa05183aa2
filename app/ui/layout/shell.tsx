import type { ReactNode } from "react";
import { association } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { Logo } from "~/ui/logo";
import { Footer } from "./footer";
import { Header, type HeaderProps } from "./header";
import { PreferenceForm } from "./preferences";
import { ReadOnlyNotice } from "./read-only-notice";

type FlashNotice = {
  kind: "success" | "error";
  /** Named `area:key`. */
  key: string;
  params?: Record<string, string | number>;
  link?: { to: string; key: string };
};

export type ShellProps = HeaderProps & { notices: FlashNotice[] };

/** Children of `main` may take the class `bleed`. */
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

export const BareShell = ({ children, notices, ...page }: ShellProps & { children: ReactNode }) => (
  <>
    <ReadOnlyNotice />
    <header className="top">
      <div className="wrap bar bare-bar">
        <a className="brand" href="/">
          <Logo />
          <b>{association.name[page.language]}</b>
        </a>
        <PreferenceForm {...page} />
      </div>
    </header>
    <main id="main" className="main" tabIndex={-1}>
      <FlashList notices={notices} />
      {children}
    </main>
  </>
);

function FlashList({ notices }: { notices: FlashNotice[] }) {
  const { t } = useTranslation();
  const say = (key: string, params = {}) => t(key as never, params as never) as unknown as string;
  return notices.map(({ kind, key, params, link }) => (
    <p
      key={key}
      className="flash"
      role={kind === "error" ? "alert" : "status"}
      data-toast={kind === "success" ? "" : undefined}
    >
      {say(key, params)}
      {link ? " " : null}
      {link ? (
        <a className="link" href={link.to}>
          {say(link.key)}
        </a>
      ) : null}
    </p>
  ));
}
