import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { cardAddress, type Mode } from "./mode";

type Props = {
  memberNumber: number;
  /** What the reader may edit; null for staff, who may only look. */
  mayEdit: Mode[] | null;
};

/** Under a card that is shown: how it is edited, or why it is not. */
export function WaysToEdit({ memberNumber, mayEdit }: Props) {
  const { t } = useTranslation("computer");
  if (!mayEdit) {
    const next = new URLSearchParams({ next: cardAddress(memberNumber) });
    return (
      <Notice>
        <p>{t("view-only")}</p>
        <p className="mt-2">
          <a className="link" href={`/computer-portal?${next}`}>
            {t("go-to-portal")}
          </a>
        </p>
      </Notice>
    );
  }
  if (!mayEdit.length) return <Notice>{t("look-up-only")}</Notice>;
  return (
    <p className="flex flex-wrap gap-3">
      {mayEdit.map((mode) => (
        <ButtonLink key={mode} variant="quiet" href={cardAddress(memberNumber, mode)}>
          {t(`edit.${mode}`)}
        </ButtonLink>
      ))}
    </p>
  );
}
