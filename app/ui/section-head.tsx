import type { ReactNode } from "react";

/** A section's heading with the one link that leads to all of it. */
export const SectionHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="section-head">
    <h2>{title}</h2>
    {children}
  </div>
);
