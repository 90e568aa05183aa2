import type { ReactNode } from "react";

/** Open on a desk, where its heading is no button; on a phone behind its heading. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="sub fold">
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
