import type { StaffUser } from "~/domain/accounts/identities";

export type Writer = Pick<StaffUser, "id" | "role">;
export type Fields = Record<string, unknown>;

/** The state of a saved version. */
export type SavedState = "draft" | "scheduled" | "live";

/** The columns in which the sweeper looks for the files of a version, which are kept as long as the version. */
export type FileColumns = { photoKey?: string | null; fileKey?: string; fileKeys?: string[] };

/** A kind of content with versions: pages and lists of the office, news, events and galleries. */
export type VersionedKind<KindFields extends Fields> = {
  /** The `kind` of its items. */
  name: string;
  /** Default values for fields that older versions do not have. */
  empty: Partial<KindFields>;
  /** Returns the subject of its audit entries. */
  subjectOf(key: string): string;
  /** Returns the audit action for saving a version. */
  actionOf(saved: { state: SavedState; isFirst: boolean }): string;
  restoreAction: string;
  filesOf(fields: KindFields): FileColumns;
};
