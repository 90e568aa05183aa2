import { Ltr } from "~/ui/ltr";

/** A count of people, its thousands apart. */
export const Count = ({ of }: { of: number }) => <Ltr>{of.toLocaleString("en")}</Ltr>;

/** A share as it was computed, or a dash in words for those who listen. */
export const Share = ({ of, none }: { of: string | null; none: string }) =>
  of === null ? <span className="text-muted">{none}</span> : <Ltr>{`${of}%`}</Ltr>;
