import { useTranslation } from "~/i18n/use-translation";

/** Why a form was not followed, where it is no single field's fault; focus moves here without script. */
export function Refusal({ sentence }: { sentence: string }) {
  const { t } = useTranslation("forms");
  return (
    <div role="alert" className="error-summary">
      {/* biome-ignore lint/a11y/noAutofocus: moves focus to the problem where no script can */}
      <h2 tabIndex={-1} autoFocus className="text-lg font-bold">
        {t("problem")}
      </h2>
      <p className="mt-2">{sentence}</p>
    </div>
  );
}
