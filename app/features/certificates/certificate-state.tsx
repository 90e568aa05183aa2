import { useTranslation } from "~/i18n";

const colours = {
  valid: "bg-success-soft text-success",
  "out-of-date": "bg-warning-soft text-ink",
  cancelled: "bg-danger-soft text-danger",
};

export function CertificateState({ state }: { state: keyof typeof colours }) {
  const { t } = useTranslation("certificates");
  return <span className={`tag ${colours[state]}`}>{t(`states.${state}`)}</span>;
}
