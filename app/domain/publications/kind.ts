import type { Tx } from "~/db";
import type { Fields, SavedState, VersionedKind } from "~/domain/revisions/kind";

/** The row of a publication in the table that serves readers. */
export type PublishedRow<KindFields extends Fields> = {
  fields: KindFields;
  version: number;
  authorId: string;
  createdAt: Date;
  changedAt: Date;
  isPublic: boolean;
};

export type ProjectedVersion<KindFields extends Fields> = {
  fields: KindFields;
  number: number;
  authorId: string;
  createdAt: Date;
};

/** The table that serves readers: the version in force, copied into its columns. */
export type Projection<KindFields extends Fields> = {
  drawId(tx: Tx): Promise<number>;
  /** Within a transaction, locks the row until its end. */
  read(id: number, tx?: Tx): Promise<PublishedRow<KindFields> | null>;
  show(tx: Tx, id: number, version: ProjectedVersion<KindFields>): Promise<void>;
  hide(tx: Tx, id: number): Promise<void>;
  /** Writes what readers do not have, where the table has a row for it all the same. */
  keep?(tx: Tx, id: number, version: ProjectedVersion<KindFields>): Promise<void>;
};

/** A kind of publication that has a table of its own for readers. */
export type PublicationKind<KindFields extends Fields> = VersionedKind<KindFields> & {
  name: "news" | "events" | "galleries";
  /** The word that begins the subjects and actions of this kind in the audit log. */
  noun: "news" | "event" | "gallery";
  projection: Projection<KindFields>;
};

type Described<KindFields extends Fields> = Pick<
  PublicationKind<KindFields>,
  "name" | "noun" | "empty" | "filesOf" | "projection"
>;

/** Describes a publication with its words for the audit log. */
export const publicationKind = <KindFields extends Fields>(
  described: Described<KindFields>,
): PublicationKind<KindFields> => {
  const { noun, projection } = described;
  return {
    ...described,
    subjectOf: (key) => `${noun}:${key}`,
    restoreAction: `${noun}.restore`,
    actionOf: ({ state, isFirst }: { state: SavedState; isFirst: boolean }) => {
      // A gallery has a row, and so a draft, before its first version.
      const isNew = state === "draft" ? !projection.keep : isFirst;
      if (!isNew) return `${noun}.update`;
      return `${noun}.${state === "draft" ? "draft" : "publish"}`;
    },
  };
};
