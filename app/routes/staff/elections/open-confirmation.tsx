import type { FieldMetadata } from "@conform-to/react";
import type { TouchesOpen } from "~/domain/elections/open-election";
import { Tick } from "~/forms/tick";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";

export const CONFIRM_OPEN = "confirm_open";
export const NOT_CONFIRMED = { fields: { [CONFIRM_OPEN]: ["election-office:errors.confirm-open"] } };

type Props = { touches: TouchesOpen | null; field: FieldMetadata<string>; checked?: boolean };

/** What the change does to an election that is open now, and the box by which it is confirmed. */
export function OpenConfirmation({ touches, field, checked }: Props) {
  const { t } = useTranslation("election-office");
  if (!touches) return null;
  return (
    <div className="mb-6">
      <Notice kind="warning">
        <p className="mb-2">{t(`open.${touches}`)}</p>
        <Tick field={field} checked={checked}>
          {t("open.confirm")}
        </Tick>
      </Notice>
    </div>
  );
}
