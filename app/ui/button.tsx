import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

type Variant = { variant?: "primary" | "quiet" | "danger" };

const classFor = (variant: Variant["variant"] = "primary") =>
  variant === "primary" ? "btn" : `btn btn-${variant}`;

export const Button = ({
  variant,
  ...rest
}: Variant & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) => (
  <button className={classFor(variant) + (rest.type === "submit" ? " busy" : "")} {...rest} />
);

export const ButtonLink = ({
  variant,
  children,
  ...rest
}: Variant & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) => (
  <a className={classFor(variant)} {...rest}>
    {children}
  </a>
);
