import type { StaffUser } from "~/domain/accounts/identities";

export type Writer = Pick<StaffUser, "id" | "role">;
export type Fields = Record<string, unknown>;

/** The state of a saved version. */
export type SavedState = "draft" | "scheduled" | "live";

/** The columns in which the sweeper looks for the files that a version names: they stay as long as it does. */
export type FileColumns = { photoKey?: string | null; fileKey?: string; fileKeys?: string[] };

/** A kind of content that is kept in versions: pages and lists of the office, news, events and galleries. */
export type VersionedKind<KindFields extends Fields> = {
  /** The `kind` of its items. */
  name: string;
  /** Default values for fields that older versions do not have. */
  empty: Partial<KindFields>;
  /** The subject of its records in the audit log. */
  subjectOf(key: string): string;
  /** The action in the audit log by which a version was saved. */
  actionOf(saved: { state: SavedState; isFirst: boolean }): string;
  restoreAction: string;
  filesOf(fields: KindFields): FileColumns;
};
