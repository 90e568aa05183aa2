import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import { searchQuery, typedIn } from "~/fields/search-query";

export type RegisterFilter = { q: string; specialty: string; governorate: string; page: number };

/** Parses the query of the register search; `page` defaults to 1. */
export function registerFilter(search: URLSearchParams): RegisterFilter {
  const typedPage = typedIn(search, "page");
  return {
    q: searchQuery(search),
    specialty: typedIn(search, "specialty").slice(0, 120),
    governorate: typedIn(search, "governorate").slice(0, 120),
    page: /^[1-9]\d{0,3}$/.test(typedPage) ? Number(typedPage) : 1,
  };
}

export function registerAddress({ q, specialty, governorate, page }: Partial<RegisterFilter>): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (specialty) search.set("specialty", specialty);
  if (governorate) search.set("governorate", governorate);
  if (page && page > 1) search.set("page", String(page));
  return search.size ? `${href(register.search)}?${search}` : href(register.search);
}
