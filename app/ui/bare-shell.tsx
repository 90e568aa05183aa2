import type { ReactNode } from "react";
import { association } from "~/content/association";
import { FlashList } from "./flash-list";
import { Logo } from "./logo";
import { PreferenceForm } from "./preference-forms";
import { ReadOnlyNotice } from "./read-only-notice";
import type { ShellProps } from "./shell-props";

/** The frame of a page that stands outside the site: no menus, no footer, only who speaks and in which language. */
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
