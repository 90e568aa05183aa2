import type { ButtonHTMLAttributes } from "react";
import type forms from "~/i18n/en/forms";
import { useTranslation } from "~/i18n/use-translation";

type Props = { busy: keyof typeof forms.busy; variant?: "quiet" } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "type"
>;

/** A button that sends a form and, where script runs, says meanwhile what is being done. */
export function SubmitButton({ variant, busy, ...rest }: Props) {
  const { t } = useTranslation("forms");
  const look = variant ? `btn btn-${variant} busy` : "btn busy";
  return <button type="submit" className={look} data-busy={t(`busy.${busy}`)} {...rest} />;
}
