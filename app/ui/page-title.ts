import { useMatches } from "@remix-run/react";
import { addressOf } from "~/addresses/site-map";
import { type PagePath, pages } from "~/content/pages";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import type { Head } from "./page-meta";

export function titleOfAddress(pathname: string, language: Language): string | null {
  const address = addressOf(pathname);
  if (!address) return null;
  if (address.path in pages) return pages[address.path as PagePath][language];
  return address.title ? sentence(language, address.title) : null;
}

export const headOf = (matches: ReadonlyArray<{ data?: unknown } | undefined>): Head | null =>
  (matches.at(-1)?.data as { head?: Head } | null | undefined)?.head ?? null;

export function usePageTitle(): string {
  const matches = useMatches();
  const root = matches[0]?.data as { title?: string | null } | undefined;
  return headOf(matches)?.title ?? root?.title ?? "";
}
