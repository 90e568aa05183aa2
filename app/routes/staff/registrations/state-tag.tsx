import type { ApplicationState } from "~/domain/internships/application";
import { useTranslation } from "~/i18n/use-translation";

const colours: Record<ApplicationState, string> = {
  received: "bg-accent-soft text-ink",
  returned: "bg-warning-soft text-ink",
  accepted: "bg-success-soft text-success",
};

/** An application's state in words. */
export function StateTag({ state }: { state: ApplicationState }) {
  const { t } = useTranslation("registrations");
  return <span className={`tag ${colours[state]}`}>{t(`states.${state}`)}</span>;
}
