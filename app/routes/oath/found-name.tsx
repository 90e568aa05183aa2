import type { LocalText } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { StandingIcon } from "~/ui/standing-icon";

/** The doctor's name as read-only text beside the words that it was found; hidden until there is one, or a script. */
export function FoundName({ name, inputId }: { name: LocalText | undefined; inputId: string }) {
  const { t } = useTranslation("oath");
  return (
    <div className="oath-result" hidden={!name}>
      <p id="oath-name" className="field-label">
        {t("name")}
      </p>
      <output
        htmlFor={inputId}
        id="oath-found"
        aria-labelledby="oath-name oath-found"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: leads to the answer where no script can
        autoFocus={Boolean(name)}
        className="oath-name"
      >
        <span className="oath-hit" hidden={!name}>
          <StandingIcon tone="yes" />
          {t("found")}
        </span>
        <bdi lang={name?.lang}>{name?.value}</bdi>
      </output>
      <p className="oath-busy" hidden>
        <span className="spinner" />
        {t("looking-up")}
      </p>
      <p className="flash oath-toast" aria-hidden="true" hidden />
    </div>
  );
}
