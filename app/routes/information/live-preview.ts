import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import { edition } from "~/content/current-edition";
import { isPage } from "~/domain/content/page-limits";
import { isLanguage } from "~/i18n";
import { fullStylesheetCss } from "~/platform/document/document.server";
import { settings } from "~/platform/settings.server";
import type { LiveParts } from "~/ui/article/live-parts";
import { documentLinks } from "./article";

/** Returns the data for previewing a page in a language and theme: styles, and the records that its blocks refer to. */
export const loader = handler(contentOffice.livePreview, ({ params, language, url }) => {
  if (!isPage(`/${params.slug}`)) return new Response(null, { status: 404 });
  const query = url.searchParams;
  const of = query.get("of") ?? "";
  const previewLanguage = isLanguage(of) ? of : language;
  const theme = query.get("theme") === "dark" ? "dark" : "light";
  const { people, documents, media, menu, figures, contact, association, ended } = edition();
  const parts: LiveParts = {
    css:
      fullStylesheetCss(`<html lang="${previewLanguage}" data-theme="${theme}">`) +
      (association.colours ?? ""),
    links: documentLinks(previewLanguage),
    samples: settings.demo,
    edition: { people, documents, media, menu, figures, contact, association, ended },
  };
  return Response.json(parts, { headers: { "Cache-Control": "private, no-store" } });
});
