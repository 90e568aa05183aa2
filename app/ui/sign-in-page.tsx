import type { ReactNode } from "react";
import { Logo } from "./logo";

type Props = { title: string; intro: string; children: ReactNode };

/** The calm page of a login: the mark, one card, nothing else. */
export const SignInPage = ({ title, intro, children }: Props) => (
  <div className="mx-auto grid max-w-md gap-6 py-8">
    <div className="grid justify-items-center gap-3 text-center">
      <span className="size-16 text-accent">
        <Logo />
      </span>
      <h1 className="title">{title}</h1>
      <p className="text-muted">{intro}</p>
    </div>
    {children}
  </div>
);
