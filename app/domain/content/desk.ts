import { type KindName, kindOf } from "./kinds";

/** Where the staff writes what the association says. */
export const OFFICE = "/dashboard/content";

export const LISTS = `${OFFICE}/lists`;

export const addressOfKind = (kind: KindName) => `${kindOf(kind).list ? LISTS : OFFICE}/${kind}`;

export const editorAddress = ({ kind, key }: { kind: KindName; key: string }) =>
  kindOf(kind).single ? addressOfKind(kind) : `${addressOfKind(kind)}/${key}`;
