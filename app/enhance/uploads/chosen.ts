/**
 * The data attribute of a file field (`app/forms/uploads.tsx`): its limits, and the server's error messages for them.
 */
export type Limits = {
  kind: "photo" | "paper" | "attachment";
  bytes: number;
  side: number;
  max: number;
  type: string;
  large: string;
  many?: string;
  /** Takes what is dropped beside the others. */
  rest?: boolean;
};

export type Words = Record<
  | "list"
  | "remove"
  | "earlier"
  | "later"
  | "cover"
  | "is-cover"
  | "again"
  | "stop"
  | "error"
  | "waiting"
  | "arrived"
  | "failed"
  | "full"
  | "added"
  | "removed"
  | "moved"
  | "sending"
  | "all"
  | "stopped",
  string
> & { left: Array<[seconds: number, sentence: string]> };

/** `file` is what will be sent for `chosen`, null if the server has it already; `staged` is its name there. */
export type Chosen = {
  name: string;
  size: number;
  chosen: File | null;
  file: File | null;
  ready: Promise<void>;
  problem: string | null;
  staged: string | null;
  /** Ends its way to the server, where it is on it. */
  stop?: () => void;
};

const extension = (name: string) => name.slice(name.lastIndexOf(".")).toLowerCase();

/** True if the field's `accept` allows the file; the server checks files of an unknown type. */
export const fits = ({ name, type }: File, accept: string): boolean =>
  accept.split(",").some((each) => (each[0] === "." ? each === extension(name) : !type || each === type));

export function moved<Item>(list: readonly Item[], item: Item, to: number): Item[] {
  const others = list.filter((each) => each !== item);
  others.splice(Math.max(0, to), 0, item);
  return others;
}

/**
 * Returns the sentence for a remaining time. The last sentence covers everything longer; above ten minutes, the number
 * is a multiple of five.
 */
export function timeLeft(seconds: number, left: Words["left"]): string {
  const minutes = Math.ceil(seconds / 60);
  const rounded = minutes > 10 ? Math.ceil(minutes / 5) * 5 : minutes;
  const [, sentence] = left.find(([max]) => seconds <= max) ?? left.at(-1)!;
  return sentence.replace("{minutes}", String(rounded));
}
