import type { ReactNode } from "react";

/** A wide table that scrolls by itself on a narrow screen, with the keyboard too. */
export const Scrolling = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className="scroll-x" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
