import type { ReactNode } from "react";

/** Open on a wide screen, where its heading is no button; collapsed behind its heading on a phone. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="sub fold">
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);
