import type { ReactNode } from "react";

type Props = { to: string; words: string /** The card's title. */; title: ReactNode };

/** The link by which all of a card leads on; whoever reads or hears it alone has the card's title with it. */
export const CoverLink = ({ to, words, title }: Props) => (
  <a href={to} className="link cover-link">
    {words}
    <span className="sr-only">
      {": "}
      {title}
    </span>
  </a>
);
