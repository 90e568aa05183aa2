import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { useTranslation } from "~/i18n";

type Variant = { variant?: "primary" | "quiet" | "danger" };

const classFor = (variant: Variant["variant"] = "primary") =>
  variant === "primary" ? "btn" : `btn btn-${variant}`;

type ButtonProps = Variant & {
  /** Sends a form that only asks, and so is never busy with writing. */
  asks?: true;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

export function Button({ variant, asks, ...rest }: ButtonProps) {
  const { t } = useTranslation("forms");
  const writes = rest.type === "submit" && !asks;
  const look = classFor(variant);
  return writes ? (
    <button className={look} data-enhance="busy" data-busy={t("busy.working")} {...rest} />
  ) : (
    <button type="submit" className={look} {...rest} />
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
