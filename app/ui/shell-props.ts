import type { Language } from "~/i18n/languages";
import type { FlashNotice } from "./flash-list";
import type { Theme } from "./preference-forms";
import type { ShellVisitor } from "./visitor";

export type ShellProps = {
  visitor: ShellVisitor;
  language: Language;
  theme: Theme;
  /** The page's own path with its query. */
  path: string;
  notices: FlashNotice[];
};
