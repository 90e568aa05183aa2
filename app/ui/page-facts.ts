import { createContext } from "react";
import type { Theme } from "./layout/preferences";
import type { ReadOnlyFacts } from "./layout/read-only-notice";
import type { HandedBack } from "./not-saved";

type Facts = {
  theme: Theme;
  lite: boolean;
  /** Whether what is made up, until the association supplies it, is shown: the demo alone. */
  samples: boolean;
  origin: string;
  path: string;
  status: number;
  reference: string;
  readOnly?: ReadOnlyFacts | null;
  away?: boolean;
  notSaved?: HandedBack | null;
};

/** What every page knows of its request, error pages too, whose loaders may not have run. */
export const PageFacts = createContext<Facts>({
  theme: "light",
  lite: false,
  samples: false,
  origin: "",
  path: "/",
  status: 200,
  reference: "",
});
