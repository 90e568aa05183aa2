import { useContext } from "react";
import { association } from "~/content/association";
import { type Language, languages } from "~/i18n/languages";
import { foundAddress } from "./found-address";
import { inLanguageOf } from "./own-address";
import { PageFacts } from "./page-facts";

const LOCALES = { ar: "ar_JO", en: "en_GB" };

/** What a page's head says of its address: the one to show and its twin in the other language, or to show none. */
export function AddressTags({ language }: { language: Language }) {
  const { origin, path, status } = useContext(PageFacts);
  const address = status === 200 ? foundAddress(path) : null;
  if (!address) return <meta name="robots" content="noindex" />;
  const here = origin + inLanguageOf(address, language);
  return (
    <>
      <link rel="canonical" href={here} />
      <link rel="alternate" hrefLang="x-default" href={origin + address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + inLanguageOf(address, each)} />
      ))}
      <meta property="og:url" content={here} />
      <meta property="og:site_name" content={association.name[language]} />
      <meta property="og:locale" content={LOCALES[language]} />
    </>
  );
}
