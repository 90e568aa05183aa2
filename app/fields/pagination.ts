import { latinDigits } from "~/i18n/arabic-text";

export function pageIn(search: URLSearchParams): number {
  const typed = latinDigits(search.get("page") ?? "").trim();
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}

export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** A page beyond the last is the last. */
export function pageOf(asked: number, total: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, offset: (page - 1) * perPage };
}
