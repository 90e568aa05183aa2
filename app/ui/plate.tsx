import type { ReactNode } from "react";
import type { LocalText } from "~/i18n";
import { Bilingual } from "./text";

type PlateProps = {
  to: string;
  title: LocalText;
  about: LocalText;
  picture: ReactNode;
  /** Text of a second link to the same page, if the card has one. */
  more?: string;
  children: ReactNode;
  heading?: "h2" | "h3";
};

/** A card of a list of news, events or galleries with picture, date and title; the whole card is the link. */
export const Plate = ({ to, title, about, picture, more, children, heading: Heading = "h3" }: PlateProps) => (
  <article className="plate">
    {picture}
    <div>
      <p className="plate-when">{children}</p>
      <Heading>
        <a className="cover-link" href={to}>
          <Bilingual text={title} />
        </a>
      </Heading>
      <p className="plate-about">
        <Bilingual text={about} tag={false} />
      </p>
      {more ? (
        <a className="link" href={to}>
          {more}
          <span className="sr-only" lang={title.lang}>{`: ${title.value}`}</span>
        </a>
      ) : null}
    </div>
  </article>
);
