import { type KindName, kindOf } from "./kinds";

/** Where the staff writes what the association says. */
export const OFFICE = "/dashboard/content";

export const addressOfKind = (kind: KindName) => `${OFFICE}/${kind}`;

export const editorAddress = ({ kind, key }: { kind: KindName; key: string }) =>
  kindOf(kind).single ? addressOfKind(kind) : `${addressOfKind(kind)}/${key}`;
