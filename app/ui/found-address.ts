import { foundAt } from "~/content/findable";

const TYPED = ["q", "date", "doc_no", "code", "number"];

/** The address under which search engines may show this one, without a language; null where they may not. */
export function foundAddress(address: string): string | null {
  const [pathname = "/", search = ""] = address.split("?", 2);
  const asked = new URLSearchParams(search);
  const path = foundAt(pathname);
  if (!path || TYPED.some((name) => asked.get(name)?.trim())) return null;
  const kept = new URLSearchParams();
  if (asked.get("tab") === "past") kept.set("tab", "past");
  const page = asked.get("page") ?? "";
  if (/^[1-9]\d{0,5}$/.test(page) && page !== "1") kept.set("page", page);
  return kept.size ? `${path}?${kept}` : path;
}
