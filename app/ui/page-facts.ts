import { createContext } from "react";
import type { LocalText } from "~/i18n";
import type { ReadOnly } from "~/platform/read-only.server";

export type Theme = "light" | "dark";

export type ReadOnlyFacts = {
  reason: ReadOnly["reason"];
  /** The end of maintenance, as a time alone if it is today; null if it is unknown or past. */
  until: { at: string; isToday: boolean } | null;
  message: LocalText | null;
};

/** `from` is the page that sent the form. */
export type HandedBack = {
  reason: "away" | "read-only" | "files" | "gone" | "other-account";
  fields: Array<[name: string, value: string]>;
  texts: string[];
  files: Array<{ name: string; chosen: string[] }>;
  hadSecret: boolean;
  from: string;
  /** Set with "other-account": the name of the account that is signed in now. */
  signedInAs?: string;
};

type Facts = {
  theme: Theme;
  lite: boolean;
  /** True if sample content is shown: only in the demo. */
  samples: boolean;
  origin: string;
  path: string;
  status: number;
  reference: string;
  readOnly?: ReadOnlyFacts | null;
  away?: boolean;
  notSaved?: HandedBack | null;
};

/** Facts about the request that every page needs, even error pages whose loaders did not run. */
export const PageFacts = createContext<Facts>({
  theme: "light",
  lite: false,
  samples: false,
  origin: "",
  path: "/",
  status: 200,
  reference: "",
});
