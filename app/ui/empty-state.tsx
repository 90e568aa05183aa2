import type { ReactNode } from "react";

/** Nothing to show, said plainly, with a way on. */
export const EmptyState = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="empty">
    <p className="text-lg font-bold">{title}</p>
    {children}
  </div>
);
