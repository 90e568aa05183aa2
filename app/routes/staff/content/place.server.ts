import type { Params } from "@remix-run/react";
import type { Place } from "~/domain/content/items.server";
import { isKind, type Kind, type KindName, kindOf } from "~/domain/content/kinds";

const OFFICE = "/dashboard/content";

/** The kind that an address of the office names; another is not found. */
export function kindIn(name: string | undefined): KindName {
  if (!isKind(name)) throw new Response(null, { status: 404 });
  return name;
}

/** What an address of the office writes: a thing that is alone of its kind stands under its own name. */
export function placeIn(request: Request, params: Params): Place & { kind: KindName; its: Kind } {
  const [name] = new URL(request.url).pathname.slice(OFFICE.length + 1).split("/");
  const kind = kindIn(params.kind ?? name);
  const its = kindOf(kind);
  if (its.single) {
    if (params.kind) throw new Response(null, { status: 404 });
    return { kind, its, key: kind };
  }
  return { kind, its, key: params.key ?? null };
}

export const addressOfKind = (kind: KindName) => `${OFFICE}/${kind}`;

export const editorAddress = ({ kind, key }: { kind: KindName; key: string }) =>
  kindOf(kind).single ? addressOfKind(kind) : `${addressOfKind(kind)}/${key}`;
