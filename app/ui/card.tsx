import type { ReactNode } from "react";

type Props = { as?: "article" | "section" | "div" | "li"; className?: string; children: ReactNode };

export const Card = ({ as: Element = "div", className, children }: Props) => (
  <Element className={className ? `card ${className}` : "card"}>{children}</Element>
);
