import type { ReactNode } from "react";
import type { LocalText } from "~/i18n";
import { Bilingual } from "./text";

type Props = {
  to: string;
  title: LocalText;
  about: LocalText;
  picture: ReactNode;
  children: ReactNode;
  heading?: "h2" | "h3";
};

/** One of a list of news, events or galleries: its picture, when, what; all of it leads there. */
export const Plate = ({ to, title, about, picture, children, heading: Heading = "h3" }: Props) => (
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
    </div>
  </article>
);
