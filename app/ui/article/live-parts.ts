import type { Edition } from "~/content/edition";
import type { DocumentLink } from "./files";

/** The data for previewing a page in the browser, besides its own texts. */
export type LiveParts = {
  css: string;
  links: DocumentLink[];
  samples: boolean;
  edition: Pick<
    Edition,
    "people" | "documents" | "media" | "menu" | "figures" | "contact" | "association" | "ended"
  >;
};
