import { useMatches } from "@remix-run/react";
import type { Address } from "~/addresses/address";
import { addressOf } from "~/addresses/site-map";
import { type PagePath, pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import type { Head } from "./page-meta";

export function titleOf({ path, title }: Address, language: Language): string | null {
  if (path in pages) return pages[path as PagePath][language];
  return title ? sentence(language, title) : null;
}

export function titleOfAddress(pathname: string, language: Language): string | null {
  const address = addressOf(pathname);
  return address && titleOf(address, language);
}

export const headOf = (matches: ReadonlyArray<{ data?: unknown } | undefined>): Head | null =>
  (matches.at(-1)?.data as { head?: Head } | null | undefined)?.head ?? null;

export function usePageTitle(): string {
  const matches = useMatches();
  const root = matches[0]?.data as { title?: string | null } | undefined;
  return headOf(matches)?.title ?? root?.title ?? "";
}
