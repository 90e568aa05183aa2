import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { Row } from "~/domain/content/page-blocks";
import type { PageForm as Form } from "~/domain/content/page-form";
import {
  dayInput,
  EditorFooter,
  ErrorSummary,
  Field,
  SubmissionId,
  useHourLabels,
  useKeptDraft,
} from "~/forms";
import { inLanguage, useTranslation } from "~/i18n";
import { AddBlock, Block, InBoth, type OneField } from "./page-block";
import type { PageAnswer } from "./page-editor-form.server";
import { usePageLabel } from "./page-labels";

type Values = Record<string, unknown> & { blocks: Array<Record<string, string>> };
type Typed = Record<string, string> & { blocks: never };
type Props = { form: Form; seen: number; cancel: string };

const titleOf = (row: Row) =>
  row.title_ar || row.title_en ? { ar: row.title_ar ?? "", en: row.title_en ?? "" } : null;

/** The editor of a page: its blocks in order, each in both languages side by side. */
export function PageForm({ form: saved, seen, cancel }: Props) {
  const { t, language } = useTranslation("content");
  const label = usePageLabel();
  const kept = useKeptDraft();
  const answered = useActionData<PageAnswer>();
  const typed = (answered?.answer.initialValue ?? { ...saved.texts, blocks: saved.blocks }) as Typed;
  const rows = typed.blocks as Row[];
  const [form, fields] = useForm<Values>({
    id: "content",
    lastResult: answered?.answer,
    defaultValue: typed as never,
  });
  const named = { fields: fields as unknown as Record<string, OneField>, texts: typed };
  const { reviewed, publish_at, unpublish_at } = named.fields;
  const hours = useHourLabels();
  const errors = Object.keys(form.allErrors).filter((name) => !(name in hours));
  const labels = Object.fromEntries(errors.map((name) => [name, label(name.replace(/.*\./, ""))]));
  return (
    <form
      method="post"
      noValidate
      className="max-w-5xl"
      data-enhance={kept.enhance || undefined}
      {...kept.data}
    >
      <ErrorSummary form={form} labels={{ ...labels, ...hours }} />
      <SubmissionId />
      <input type="hidden" name="version" value={seen} />
      <button type="submit" name="do" value="draft" hidden>
        {t("save-draft")}
      </button>
      <fieldset className="page-block">
        <legend>{t("blocks.opening")}</legend>
        <div className="editor-fields">
          <InBoth {...named} name="lead" shape="text" needed />
          <InBoth {...named} name="brief" shape="line" />
          <InBoth {...named} name="facts" shape="lines" />
          <InBoth {...named} name="source" shape="line" needed />
          <Field field={reviewed!} label={label("reviewed")} dir="ltr" {...dayInput(typed.reviewed ?? "")} />
          <label className="choice self-center">
            <input type="checkbox" name="accordion" defaultChecked={Boolean(typed.accordion)} />
            <span>{label("accordion")}</span>
          </label>
        </div>
      </fieldset>
      {fields.blocks.getFieldList().map(({ name, getFieldset }, index) => (
        <Block
          key={name}
          name={name}
          kind={rows[index]!.kind}
          fields={getFieldset() as unknown as Record<string, OneField>}
          texts={rows[index] as Record<string, string>}
          index={index}
          last={index === rows.length - 1}
          here={answered?.focusIndex === index}
        />
      ))}
      <AddBlock
        rows={rows.map((row) => {
          const title = titleOf(row);
          return { kind: row.kind, title: title ? inLanguage(language, title).value : "" };
        })}
      />
      <EditorFooter hours={{ publish_at: publish_at!, unpublish_at: unpublish_at! }} cancel={cancel} />
    </form>
  );
}
