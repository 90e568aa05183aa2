import { useTranslation } from "~/i18n/use-translation";

type Props = {
  value: string | null;
  lang?: "ar" | "en";
  /** Whether it is a number or an address that reads left to right in any text. */
  ltr?: boolean;
};

/** A value of the register as it stands there, or that there is none. */
export function Recorded({ value, lang, ltr = lang === "en" }: Props) {
  const { t } = useTranslation("record");
  if (!value) return <span className="text-muted">{t("not-recorded")}</span>;
  return (
    <bdi lang={lang} dir={ltr ? "ltr" : lang && "rtl"} className="wrap-anywhere">
      {value}
    </bdi>
  );
}
