import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";

type Props = { path: string; previous: number | null; next: number | null };

/** The ways to the photos before and after this one; in Arabic the one before is on the right. */
export function PhotoSteps({ path, previous, next }: Props) {
  const { t } = useTranslation("galleries");
  if (previous === null && next === null) return null;
  return (
    <nav className="pager" aria-label={t("title")}>
      {previous === null ? (
        <span />
      ) : (
        <a className="btn btn-quiet" rel="prev" href={`${path}/${previous}`}>
          <Icon name="previous" />
          {t("photo.previous")}
        </a>
      )}
      {next === null ? (
        <span />
      ) : (
        <a className="btn btn-quiet" rel="next" href={`${path}/${next}`}>
          {t("photo.next")}
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
