import { edition } from "~/content/current-edition";
import { seal, sealFigure } from "~/content/seal";

/** The first use on a page; `Seal` refers to it. */
export const Logo = () => (
  <svg width="52" viewBox="0 0 48 48" aria-hidden="true">
    <g id="seal">
      <path fill="currentColor" d={seal.star} />
      <g className="seal-lines">
        <circle cx={seal.ring.centre} cy={seal.ring.centre} r={seal.ring.radius} strokeWidth=".9" />
        <path d={sealFigure(edition().association.seal)} />
      </g>
    </g>
  </svg>
);

export const Seal = ({ className }: { className?: string }) => (
  <svg width="56" viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <use href="#seal" />
  </svg>
);

export const StarField = () => (
  <svg aria-hidden="true" className="star-field">
    <pattern id="stars" width="48" height="48" patternUnits="userSpaceOnUse">
      <path d={seal.star} fill="none" stroke="currentColor" />
    </pattern>
    <path fill="url(#stars)" d="M0 0h3000v1500H0z" />
  </svg>
);
