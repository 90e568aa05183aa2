import type { ReactNode } from "react";

export const EmptyState = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="empty">
    <p className="text-lg font-bold">{title}</p>
    {children}
  </div>
);
