import { createContext } from "react";
import type { LocalText } from "~/i18n";
import type { ReadOnly } from "~/platform/read-only.server";

export type Theme = "light" | "dark";

export type ReadOnlyFacts = {
  reason: ReadOnly["reason"];
  /** Its end: the time alone on a day that is today; null when nobody knows it, or it is past. */
  until: { at: string; isToday: boolean } | null;
  message: LocalText | null;
};

/** `from` is the page it was sent from. */
export type HandedBack = {
  reason: "away" | "read-only" | "files" | "gone" | "other-account";
  fields: Array<[name: string, value: string]>;
  texts: string[];
  files: Array<{ name: string; chosen: string[] }>;
  hadSecret: boolean;
  from: string;
  /** With "other-account": the name of the account that is signed in now. */
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
