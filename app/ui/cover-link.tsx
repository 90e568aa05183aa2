import type { LocalText } from "~/i18n/fallback";
import { Bilingual } from "./bilingual";

/** The link by which all of a card leads on; whoever hears it alone hears the card's title with it. */
export const CoverLink = ({ to, words, title }: { to: string; words: string; title: LocalText }) => (
  <a href={to} className="link cover-link">
    {words}
    <span className="sr-only">
      {": "}
      <Bilingual text={title} tag={false} />
    </span>
  </a>
);
