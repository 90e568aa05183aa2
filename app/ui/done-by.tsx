import type { ReactNode } from "react";

type Props = {
  at: string;
  moment: string;
  by: string | null;
  /** The word before the name. */
  byWord: string;
  children?: ReactNode;
};

/** When something was done and by whom, in one quiet line. */
export const DoneBy = ({ at, moment, by, byWord, children }: Props) => (
  <p className="text-sm text-muted">
    <time dateTime={at}>{moment}</time>
    {by ? (
      <>
        {` · ${byWord} `}
        <bdi>{by}</bdi>
      </>
    ) : null}
    {children}
  </p>
);
