import type { ReactNode } from "react";

/** A number, phone or e-mail address that reads left to right in any text. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
