import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { typedIn } from "~/fields/search-query";

export const tabs = ["upcoming", "past"] as const;
export type Tab = (typeof tabs)[number];

type TabPages = Record<Tab, number>;
export type EventsView = { tab: Tab; pages: TabPages };

/** Both days are YYYY-MM-DD; an event of today is upcoming (1, §4). */
export const tabOf = (day: string, today: string): Tab => (day >= today ? "upcoming" : "past");

export const otherTab = (tab: Tab): Tab => (tab === "upcoming" ? "past" : "upcoming");

const pageIn = (search: URLSearchParams, name: string) => {
  const typed = typedIn(search, name);
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
};

/** `page` belongs to the shown tab; `other` is the page at which the reader left the other tab. */
export function eventsView(search: URLSearchParams): EventsView {
  const tab: Tab = typedIn(search, "tab") === "past" ? "past" : "upcoming";
  const [page, otherPage] = [pageIn(search, "page"), pageIn(search, "other")];
  return {
    tab,
    pages: tab === "past" ? { past: page, upcoming: otherPage } : { upcoming: page, past: otherPage },
  };
}

export function eventsAddress({ tab, pages }: EventsView): string {
  const search = new URLSearchParams();
  if (tab === "past") search.set("tab", tab);
  if (pages[tab] > 1) search.set("page", String(pages[tab]));
  if (pages[otherTab(tab)] > 1) search.set("other", String(pages[otherTab(tab)]));
  return search.size ? `${href(events.list)}?${search}` : href(events.list);
}
