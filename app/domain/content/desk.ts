import { contentOffice } from "~/addresses/content";
import { href } from "~/addresses/href";
import { type KindName, kindOf } from "./kinds";

/** The path of the content office. */
export const OFFICE = href(contentOffice.office);

export const LISTS = `${OFFICE}/lists`;

export const addressOfKind = (kind: KindName) => `${kindOf(kind).list ? LISTS : OFFICE}/${kind}`;

export const editorAddress = ({ kind, key }: { kind: KindName; key: string }) =>
  kindOf(kind).single ? addressOfKind(kind) : `${addressOfKind(kind)}/${key}`;
