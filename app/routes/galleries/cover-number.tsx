import { useTranslation } from "~/i18n/use-translation";

const CHOICES = 10;

type Props = { id: string; label: string; chosen: string };

/** Which of the photos being sent is the cover, by its place: there are no thumbnails yet to choose from. */
export function CoverNumber({ id, label, chosen }: Props) {
  const { t } = useTranslation("galleries");
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <p id={`${id}-description`} className="field-hint">
        {t("form.cover-hint")}
      </p>
      <select
        id={id}
        name="cover"
        defaultValue={chosen}
        aria-describedby={`${id}-description`}
        className="input"
      >
        {Array.from({ length: CHOICES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its own name
          <option key={place} value={place}>
            {t("form.cover-number", { number: place + 1 })}
          </option>
        ))}
        <option value="">{t("form.cover-later")}</option>
      </select>
    </div>
  );
}
