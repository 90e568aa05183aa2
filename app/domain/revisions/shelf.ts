import type { Tx } from "~/db";
import type { StaffUser } from "~/domain/accounts/identities";

export type Writer = Pick<StaffUser, "id" | "role">;
export type Fields = Record<string, unknown>;

/** What a table that readers are answered from has under a number. */
export type Standing<Its extends Fields> = {
  fields: Its;
  version: number;
  authorId: string;
  createdAt: Date;
  changedAt: Date;
  isPublic: boolean;
};

export type Version<Its extends Fields> = {
  fields: Its;
  number: number;
  authorId: string;
  createdAt: Date;
};

/** One of the tables that readers are answered from, each row a version of something that is written beside it. */
export type Shelf<Its extends Fields> = {
  kind: "news" | "events" | "galleries";
  subject(id: number): string;
  mayChange(staff: Writer, its: { authorId: string }): boolean;
  /** The files that a version names: they stay as long as it does. */
  filesOf(fields: Its): { photoKey: string | null; fileKeys: string[] };
  drawId(tx: Tx): Promise<number>;
  /** Within a transaction locked until its end. */
  read(id: number, tx?: Tx): Promise<Standing<Its> | null>;
  show(tx: Tx, id: number, version: Version<Its>): Promise<void>;
  hide(tx: Tx, id: number): Promise<void>;
  /** Of what readers do not have, where the table has it all the same. */
  keep?(tx: Tx, id: number, version: Version<Its>): Promise<void>;
};
