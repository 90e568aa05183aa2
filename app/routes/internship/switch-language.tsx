import { languageNames, otherLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { CHANGE } from "./sent-form";

/** The other language with everything typed so far, which the links of the frame would leave behind. */
export function SwitchLanguage({ action }: { action: string }) {
  const other = otherLanguage(useTranslation().language);
  return (
    <p className="mb-4 text-end">
      <button
        type="submit"
        className="link"
        lang={other}
        name={CHANGE}
        value="language"
        formAction={`${action}${action.includes("?") ? "&" : "?"}lang=${other}`}
      >
        {languageNames[other]}
      </button>
    </p>
  );
}
