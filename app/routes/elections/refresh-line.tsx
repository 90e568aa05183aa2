import { useTranslation } from "~/i18n/use-translation";

type Props = {
  /** When the figures were read, in words. */
  asOf: string | null;
  /** How often the page comes anew; null when it does not. */
  seconds: number | null;
};

/** As of when the figures are, and the way to stop the page from coming anew, or to let it. */
export function RefreshLine({ asOf, seconds }: Props) {
  const { t } = useTranslation("turnout");
  return (
    <p className="mb-6 text-muted">
      {asOf ? `${t("as-of", { moment: asOf })}. ` : null}
      <span className="print:hidden">
        {seconds ? t("refreshing", { seconds }) : t("not-refreshing")}{" "}
        <a className="link" href={seconds ? "?refresh=off" : "/elections/turnout"}>
          {t(seconds ? "stop" : "resume")}
        </a>
      </span>
    </p>
  );
}
