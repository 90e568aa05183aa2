import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { edition } from "~/content/current-edition";
import { type KindName, kindOf, schemas } from "~/domain/content/kinds";
import type { Field as ContentField } from "~/domain/content/shapes";
import {
  ChooseFilesAgain,
  dayInput,
  EditorFooter,
  ErrorSummary,
  Field,
  SelectField,
  SubmissionId,
  TextField,
  useChecks,
  useErrorText,
  useFileField,
  useHourLabels,
  useKeptDraft,
  useUploads,
} from "~/forms";
import { useTranslation } from "~/i18n";
import { Photo, type PhotoRecord } from "~/ui";
import type { RefusedContent } from "./editor-form.server";
import type { FigureView } from "./figure-values.server";
import { MenuFields, useMenuLabel } from "./menu-fields";
import { usePageLabel } from "./page-labels";

const photoTypes = "image/jpeg,image/png,image/webp";
const fileTypes = ".pdf,.doc,.docx,.xls,.xlsx,.txt,.jpg,.jpeg,.png";

/** Returns the label of a field of a kind, in the page's language. */
export function useFieldLabel(kind: KindName) {
  const { t } = useTranslation("content");
  const labelInPage = usePageLabel();
  const labelInMenu = useMenuLabel();
  if (kind === "pages") return labelInPage;
  if (kind === "menu") return labelInMenu;
  if (kindOf(kind).list) return (name: string) => t(`lists.fields.${name}` as never) as unknown as string;
  return (name: string) => t(`fields.${kind}.${name}` as never) as unknown as string;
}

type Fields = Record<string, unknown>;
/** The current file; `href` is its download for the staff. */
export type Upload = { name: string; href?: string; picture?: PhotoRecord };
type Props = {
  kind: KindName;
  texts: Record<string, string>;
  upload: Upload | null;
  seen: number;
  cancel: string;
  figure: FigureView | null;
};

/** The editor of every kind: both languages side by side, generated from the kind's description. */
export function ContentForm({ kind, texts, upload, seen, cancel, figure }: Props) {
  const { t } = useTranslation("content");
  const label = useFieldLabel(kind);
  const refused = useActionData<RefusedContent>();
  const kept = useKeptDraft("uploads");
  const [form, fields] = useForm<Fields>({ id: "content", lastResult: refused?.answer, defaultValue: texts });
  const kindDescription = kindOf(kind);
  const labels: Record<string, string> = {
    ...Object.fromEntries(kindDescription.fields.map(({ name }) => [name, label(name)])),
    ...useHourLabels(),
  };
  const hints: Record<string, string> = figure
    ? {
        value: t("figures.value-hint", { ...figure, unit: t(`figures.units.${figure.unit}`) }),
        from: t("figures.from-hint"),
      }
    : kind === "association"
      ? { member_ar: t("terms.hint") }
      : {};
  const one = (field: ContentField) => (
    <OneField
      key={field.name}
      kind={kind}
      description={field}
      field={fields[field.name]!}
      label={label(field.name)}
      hint={hints[field.name]}
      optional={!field.needed && field.name !== kindDescription.holdsFrom}
    />
  );
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      {...useChecks(schemas[kind], "uploads max-w-5xl", kept.enhance)}
      {...kept.data}
      {...useUploads()}
    >
      <ErrorSummary form={form} labels={labels} />
      <SubmissionId />
      <input type="hidden" name="version" value={seen} />
      {kind === "menu" ? <MenuFields of={one} /> : <Parts fields={kindDescription.fields} of={one} />}
      {upload ? <Present {...upload} /> : null}
      <ChooseFilesAgain
        sent={refused?.upload.sent}
        refused={[refused?.upload.refused ?? ""]}
        say={t("choose-again")}
      />
      <EditorFooter
        hours={
          kindDescription.holdsFrom
            ? null
            : { publish_at: fields.publish_at!, unpublish_at: fields.unpublish_at! }
        }
        cancel={cancel}
      />
    </form>
  );
}

/** Groups the fields by part, each under its title; others stand alone. */
function Parts({ fields, of }: { fields: readonly ContentField[]; of: (field: ContentField) => ReactNode }) {
  const { t } = useTranslation("content");
  return [...new Set(fields.map(({ part }) => part))].map((part) => {
    const fieldsOfPart = (
      <div className="editor-fields">{fields.filter((each) => each.part === part).map(of)}</div>
    );
    if (!part) return <Fragment key="">{fieldsOfPart}</Fragment>;
    return (
      <fieldset key={part} className="editor-part">
        <legend>{t(`parts.${part}` as never) as unknown as string}</legend>
        {fieldsOfPart}
      </fieldset>
    );
  });
}

function Present({ name, href, picture }: Upload) {
  const { t } = useTranslation("content");
  return (
    <p className="mb-6 text-sm text-muted">
      {picture ? <Photo photo={picture} alt="" className="mb-2" /> : null}
      {t(href ? "present-file" : "present-photo")}{" "}
      {href ? (
        <a className="link" href={href}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  );
}

/** Chooses a picture of the media library by its description. */
function MediaField({ field, label }: Pick<OneProps, "field" | "label">) {
  const { t, language } = useTranslation("content");
  const options = edition().media.map(({ key, description }) => ({ id: key, name: description[language] }));
  return (
    <SelectField field={field} label={label} hint={t("media-hint")} none={t("no-media")} options={options} />
  );
}

type OneProps = {
  kind: KindName;
  description: ContentField;
  field: Parameters<typeof Field>[0]["field"];
  label: string;
  hint?: string;
  optional: boolean;
};

const Tick = ({ field, label }: Pick<OneProps, "field" | "label">) => (
  <label className="choice">
    <input
      type="checkbox"
      id={field.id}
      name={field.name}
      value="1"
      defaultChecked={field.initialValue === "1" || field.initialValue === "on"}
    />
    <span>{label}</span>
  </label>
);

const ROWS = 7;
const LATIN = new Set<unknown>(["phone", "email", "link", "decimal"]);

function OneField({ kind, description, field, label, hint, optional }: OneProps) {
  const { t } = useTranslation("content");
  const say = useErrorText();
  const photoHelp = useFileField("photo", { type: say("invalid-photo"), large: say("photo-too-large") });
  const fileHelp = useFileField("attachment", {
    type: say("content:invalid-file"),
    large: say("content:file-too-large"),
  });
  const { shape, lang, needed, suggest, name } = description;
  const dir = lang ? (lang === "ar" ? "rtl" : "ltr") : LATIN.has(shape) ? "ltr" : undefined;
  const common = { field, label, hint, optional };
  if (shape === "paragraphs") return <TextField {...common} lang={lang} dir={dir} rows={lang ? ROWS : 2} />;
  if (shape === "photo")
    return <Field {...common} hint={t("photo-hint")} type="file" accept={photoTypes} {...photoHelp} />;
  if (shape === "file")
    return <Field {...common} hint={t("file-hint")} type="file" accept={fileTypes} {...fileHelp} />;
  if (shape === "day") return <Field {...common} dir="ltr" {...dayInput(String(field.initialValue ?? ""))} />;
  if (shape === "number" || shape === "year" || shape === "amount")
    return <Field {...common} inputMode={shape === "amount" ? "decimal" : "numeric"} dir="ltr" />;
  if (shape === "percent") return <Field {...common} hint={t("focal-hint")} inputMode="numeric" dir="ltr" />;
  if (shape === "media") return <MediaField field={field} label={label} />;
  if (typeof shape === "object") {
    const options = shape.choice.map((id) => ({
      id,
      name: t(`choices.${id}` as never) as unknown as string,
    }));
    return (
      <SelectField
        field={field}
        label={label}
        none={t(needed ? "choose" : "unchosen")}
        options={options}
        needed={needed}
      />
    );
  }
  if (shape === "colour") return <Field {...common} hint={t("colour-hint")} dir="ltr" />;
  if (shape === "tick") return <Tick field={field} label={label} />;
  if (!suggest) return <Field {...common} lang={lang} dir={dir} />;
  const list = `${kind}-${name}`;
  return (
    <>
      <Field {...common} list={list} />
      <datalist id={list}>
        {suggest.map((each) => (
          <option key={each} value={each}>
            {t(`choices.${each}` as never) as unknown as string}
          </option>
        ))}
      </datalist>
    </>
  );
}
