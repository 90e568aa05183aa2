import { standingOf } from "~/domain/surveys/standing";
import { useTranslation } from "~/i18n/use-translation";
import { Face } from "~/ui/face";
import { Ltr } from "~/ui/ltr";

/** An average out of three, with how it stands as a face and in words. */
export function Average({ of }: { of: number }) {
  const { t } = useTranslation("survey");
  const standing = standingOf(of);
  return (
    <p className="average">
      <Face tone={standing} />
      <span>
        {`${t("average")}: `}
        <b>
          <Ltr>{of.toFixed(2)}</Ltr>
        </b>
        {` ${t("out-of")}`}
      </span>
      <span className="text-muted">{t(`standing.${standing}`)}</span>
    </p>
  );
}
