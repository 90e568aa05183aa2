import { useContext } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { foundAddress } from "./found-address";
import { PageFacts } from "./page-facts";
import type { Site, Thing } from "./structured-association";

const ISOLATES = /[\u2066-\u2069]/g;
const UNSAFE_IN_SCRIPT = /[<\u2028\u2029]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Things as JSON-LD that cannot end the script element around it, without the marks that only direct the eye. */
export function jsonLd(things: readonly Thing[]): string {
  const [only, ...more] = things;
  const described = more.length ? { "@graph": things } : only;
  const json = JSON.stringify({ "@context": "https://schema.org", ...described });
  return json.replace(ISOLATES, "").replace(UNSAFE_IN_SCRIPT, escaped);
}

/** Describes to search engines what a page is about, unless they may not show it. Data, never run. */
export function StructuredData({ of }: { of: (site: Site) => readonly Thing[] }) {
  const { origin, path, status } = useContext(PageFacts);
  const { language } = useTranslation();
  if (status !== 200 || !foundAddress(path)) return null;
  const json = jsonLd(of({ origin, language }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
