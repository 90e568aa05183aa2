import type { ReactNode } from "react";
import { Emblem, type PictogramName } from "../pictogram";

type Props = { emblem?: PictogramName; crumbs?: ReactNode; title: ReactNode; children?: ReactNode };

/** The light band at the top of an information page: breadcrumbs, pictogram, title and lead. */
export const OpeningBand = ({ emblem, crumbs, title, children }: Props) => (
  <div className="bleed opening">
    <div className="wrap">
      {crumbs}
      {emblem ? <Emblem name={emblem} size="huge" /> : null}
      <div>
        <h1 className="title">{title}</h1>
        {children}
      </div>
    </div>
  </div>
);
