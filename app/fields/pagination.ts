import { latinDigits } from "~/i18n";

export function pageIn(search: URLSearchParams): number {
  const typed = latinDigits(search.get("page") ?? "").trim();
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}

/** Returns the address of a list with its filters in the given order; empty ones and the first page are left out. */
export function listAddress(
  path: string,
  filter: Record<string, string | number | null | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value && !(name === "page" && value === 1)) search.set(name, String(value));
  return search.size ? `${path}?${search}` : path;
}

export const pageAddress = (path: string, page: number): string => listAddress(path, { page });

/** Limits a page number: a page beyond the last is the last. */
export function pageOf(requested: number, total: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, requested), pages);
  return { page, pages, offset: (page - 1) * perPage };
}
