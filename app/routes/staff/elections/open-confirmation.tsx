import type { FieldMetadata } from "@conform-to/react";
import type { StoredElection } from "~/domain/elections/elections.server";
import { effectOnOpenElection, type OpenElectionEffect } from "~/domain/elections/voting-window";
import { Checkbox } from "~/forms";
import { inLanguage, type Language, useTranslation } from "~/i18n";
import { now } from "~/platform/clock.server";
import { Notice } from "~/ui";

export const titleIn = (language: Language, { titleAr, titleEn }: StoredElection): string =>
  inLanguage(language, { ar: titleAr, en: titleEn }).value;

export const touchesIfOpen = (election: StoredElection) =>
  effectOnOpenElection({ current: null, before: election }, now());

export const CONFIRM_OPEN = "confirm_open";
export const NOT_CONFIRMED = { fields: { [CONFIRM_OPEN]: ["election-office:errors.confirm-open"] } };

type OpenConfirmationProps = {
  touches: OpenElectionEffect | null;
  field: FieldMetadata<string>;
  checked?: boolean;
};

export function OpenConfirmation({ touches, field, checked }: OpenConfirmationProps) {
  const { t } = useTranslation("election-office");
  if (!touches) return null;
  return (
    <div className="mb-6">
      <Notice kind="warning">
        <p className="mb-2">{t(`open.${touches}`)}</p>
        <Checkbox field={field} checked={checked}>
          {t("open.confirm")}
        </Checkbox>
      </Notice>
    </div>
  );
}
