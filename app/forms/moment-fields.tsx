import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "~/i18n/use-translation";
import { Field } from "./field";

type OneField = FieldMetadata<unknown, Record<string, unknown>, string[]>;
type Props = { day: OneField; time: OneField; labels: [day: string, time: string]; optional?: boolean };

/** A day and a time of day in Amman, each written in digits of any system. */
export function MomentFields({ day, time, labels, optional }: Props) {
  const { t } = useTranslation("forms");
  const plain = { dir: "ltr", autoComplete: "off", optional } as const;
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <Field field={day} label={labels[0]} hint={t("day-hint")} {...plain} />
      <Field field={time} label={labels[1]} hint={t("time-hint")} {...plain} />
    </div>
  );
}
