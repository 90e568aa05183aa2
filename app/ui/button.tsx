import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import type forms from "~/i18n/en/forms";
import { useTranslation } from "~/i18n/use-translation";

type Variant = { variant?: "primary" | "quiet" | "danger" };

const classFor = (variant: Variant["variant"] = "primary") =>
  variant === "primary" ? "btn" : `btn btn-${variant}`;

export const Button = ({
  variant,
  ...rest
}: Variant & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) => (
  <button className={classFor(variant)} {...rest} />
);

type SubmitProps = Variant & { busy: keyof typeof forms.busy } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    "className" | "type"
  >;

/** A button that sends a form and, where script runs, says meanwhile what is being done. */
export function SubmitButton({ variant, busy, ...rest }: SubmitProps) {
  const { t } = useTranslation("forms");
  return (
    <button type="submit" className={`${classFor(variant)} busy`} data-busy={t(`busy.${busy}`)} {...rest} />
  );
}

export const ButtonLink = ({
  variant,
  children,
  ...rest
}: Variant & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) => (
  <a className={classFor(variant)} {...rest}>
    {children}
  </a>
);
