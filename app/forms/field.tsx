import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "~/i18n";
import { dayInput } from "./day-input";
import { useErrorText } from "./error-summary";

type Common = {
  field: FieldMetadata<unknown, Record<string, unknown>, string[]>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
};

const typed = (value: unknown) =>
  typeof value === "string" ? value : Array.isArray(value) ? String(value[0]) : undefined;

function Frame({ field, label, hint, optional, children }: Common & { children: ReactNode }) {
  const { t } = useTranslation("forms");
  const say = useErrorText();
  return (
    <div className="field">
      <label htmlFor={field.id} className="field-label">
        {label}
        {optional && !field.errors ? <span className="field-optional"> {t("optional")}</span> : null}
      </label>
      {hint ? (
        <p id={field.descriptionId} className="field-hint">
          {hint}
        </p>
      ) : null}
      {field.errors ? (
        <p id={field.errorId} className="field-error">
          <span className="sr-only">{t("error")} </span>
          {say(field.errors[0]!)}
        </p>
      ) : null}
      {children}
    </div>
  );
}

const describedBy = (field: Common["field"], hint: ReactNode) =>
  [hint ? field.descriptionId : "", field.errors ? field.errorId : ""].filter(Boolean).join(" ") || undefined;

type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id" | "form">;

export function Field({ field, label, hint, optional, type = "text", defaultValue, ...rest }: InputProps) {
  const {
    key,
    form: _form,
    ...inputProps
  } = getInputProps(field as never, {
    type: type as "text",
    value: type !== "password" && type !== "file",
  });
  const { t } = useTranslation("forms");
  const input = (
    <input
      key={key}
      {...inputProps}
      defaultValue={
        type === "password" || type === "file" ? undefined : (typed(field.initialValue) ?? defaultValue)
      }
      aria-describedby={describedBy(field, hint)}
      required={false}
      aria-required={optional ? undefined : true}
      className="input"
      {...(type === "password" && {
        "data-show": t("show-password"),
        "data-hide": t("hide-password"),
        "data-caps-lock": t("caps-lock"),
      })}
      {...rest}
    />
  );
  return (
    <Frame field={field} label={label} hint={hint} optional={optional}>
      {type === "password" ? (
        <div className="password" data-enhance="password">
          {input}
        </div>
      ) : (
        input
      )}
    </Frame>
  );
}

export function TextField({
  field,
  label,
  hint,
  optional,
  rows = 6,
  lang,
  dir,
}: Common & { rows?: number; lang?: string; dir?: string }) {
  const { key, form: _form, ...inputProps } = getTextareaProps(field as never, { value: false });
  return (
    <Frame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        key={key}
        {...inputProps}
        defaultValue={typed(field.initialValue)}
        aria-describedby={describedBy(field, hint)}
        required={false}
        aria-required={optional ? undefined : true}
        rows={rows}
        lang={lang}
        dir={dir}
        className="input"
      />
    </Frame>
  );
}

type Option = { id: string | number; name: string };
type SelectProps = Common & {
  none: string;
  options: Option[];
  groups?: Array<{ name: string; options: Option[] }>;
  needed?: boolean;
};

const optionsOf = (options: Option[]) =>
  options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

export function SelectField({ field, label, hint, none, options, groups = [], needed }: SelectProps) {
  return (
    <Frame field={field} label={label} hint={hint}>
      <select
        id={field.id}
        name={field.name}
        defaultValue={typed(field.initialValue) ?? ""}
        aria-describedby={describedBy(field, hint)}
        aria-invalid={field.errors ? true : undefined}
        aria-required={needed}
        className="input"
      >
        <option value="">{none}</option>
        {optionsOf(options)}
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {optionsOf(group.options)}
          </optgroup>
        ))}
      </select>
    </Frame>
  );
}

type OneField = FieldMetadata<unknown, Record<string, unknown>, string[]>;
type MomentProps = { day: OneField; time: OneField; labels: [day: string, time: string]; optional?: boolean };

export function MomentFields({ day, time, labels, optional }: MomentProps) {
  const { t } = useTranslation("forms");
  const plain = { dir: "ltr", autoComplete: "off", optional } as const;
  const picked = dayInput(typed(day.initialValue) ?? "");
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <Field field={day} label={labels[0]} hint={t("day-hint")} {...plain} {...picked} />
      <Field field={time} label={labels[1]} hint={t("time-hint")} {...plain} />
    </div>
  );
}
