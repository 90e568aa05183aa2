import { useContext } from "react";
import { href } from "~/addresses/href";
import { site } from "~/addresses/public";
import { type Language, languageNames, otherLanguage, useTranslation } from "~/i18n";
import { Icon } from "~/ui/icon";
import { inLanguageOf, withoutLanguage } from "~/ui/page-address";
import { PageFacts, type Theme } from "~/ui/page-facts";

const otherTheme = (theme: Theme): Theme => (theme === "dark" ? "light" : "dark");

export function LanguageLink({ language, path }: { language: Language; path: string }) {
  const other = otherLanguage(language);
  return (
    <a href={inLanguageOf(path, other)} lang={other} hrefLang={other}>
      {languageNames[other]}
    </a>
  );
}

export function ThemeToggle({ theme, path }: { theme: Theme; path: string }) {
  const { t } = useTranslation("shell");
  const other = otherTheme(theme);
  const label = t(`theme.${other}`);
  return (
    <form method="post" action={href(site.preferences)} data-enhance="place">
      <input type="hidden" name="back" value={withoutLanguage(path)} />
      <button type="submit" name="theme" value={other} aria-label={label} title={label}>
        <Icon name={other} />
      </button>
    </form>
  );
}

export function PreferenceForm({
  language,
  theme,
  path,
}: {
  language: Language;
  theme: Theme;
  path: string;
}) {
  const { t } = useTranslation("shell");
  const { lite } = useContext(PageFacts);
  const [lang, other] = [otherLanguage(language), otherTheme(theme)];
  return (
    <form method="post" action={href(site.preferences)} data-enhance="place">
      <input type="hidden" name="back" value={withoutLanguage(path)} />
      <button type="submit" name="lang" value={lang} lang={lang}>
        {languageNames[lang]}
      </button>
      <button type="submit" name="theme" value={other}>
        {t(`theme.${other}`)}
      </button>
      <button type="submit" name="lite" value={lite ? "0" : "1"}>
        {t(lite ? "lite.off" : "lite.on")}
      </button>
    </form>
  );
}
