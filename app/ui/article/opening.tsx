import type { ReactNode } from "react";
import { usePageTitle } from "~/ui/page-meta";
import { Breadcrumbs } from "../page-header";
import { Emblem, type PictogramName } from "../pictogram";

type Props = { emblem?: PictogramName; title?: ReactNode; children?: ReactNode };

/** The light band that a page of information begins with: where one is, its pictogram, its title and its lead. */
export function Opening({ emblem, title, children }: Props) {
  const own = usePageTitle();
  return (
    <div className="bleed opening">
      <div className="wrap">
        <Breadcrumbs title={title} />
        {emblem ? <Emblem name={emblem} size="huge" /> : null}
        <div>
          <h1 className="title">{title ?? own}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
