import { pages } from "~/content/pages";
import { certificateFilter } from "~/domain/certificates/filter";
import { listCertificates } from "~/domain/certificates/list.server";
import { certificateValidity } from "~/domain/certificates/validity";
import { formatDay } from "~/i18n/dates";
import { inLanguage, type Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";
import { documentTitle } from "~/ui/page-meta";

/** The issued certificates that an address asks for, ready to show. */
export async function shownList(search: URLSearchParams, language: Language) {
  const filter = certificateFilter(search);
  const { rows, ...list } = await listCertificates(filter);
  const title = pages["/dashboard/certificates"][language];
  const day = today();
  return {
    title,
    documentTitle: documentTitle(title, language),
    parent: pages["/dashboard"][language],
    q: filter.q,
    mistyped: filter.search.by === "mistyped-serial",
    list,
    certificates: rows.map(({ serial, memberNumber, name, issuedOn, validUntil, cancelled }) => ({
      serial,
      memberNumber,
      name: inLanguage(language, name),
      issued: formatDay(issuedOn, language),
      validUntil: formatDay(validUntil, language),
      state: certificateValidity({ validUntil, cancelled }, day),
    })),
  };
}

export type ListedCertificate = Awaited<ReturnType<typeof shownList>>["certificates"][number];
