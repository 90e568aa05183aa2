import type { FieldMetadata } from "@conform-to/react";
import { calculatorNames } from "~/content/article";
import { edition } from "~/content/current-edition";
import { documentGroups } from "~/content/document-groups";
import { groups } from "~/domain/content/kinds";
import { type RowKind, rowKindNames } from "~/domain/content/page-blocks";
import { fieldsOf, isMissing } from "~/domain/content/page-form";
import { Field, SelectField, SubmitButton, TextField } from "~/forms";
import { formatNumber, useTranslation } from "~/i18n";
import type words from "~/i18n/en/content";
import { usePageLabel } from "./page-labels";

export type OneField = FieldMetadata<unknown, Record<string, unknown>, string[]>;
type Named = { fields: Record<string, OneField>; texts: Record<string, string> };
type BlockField = ReturnType<typeof fieldsOf>[number];

const LINE_CHARACTERS = 48;
const FEWEST = { line: 1, text: 3, lines: 3 };
const MAX_ROWS = 14;

/** Returns the rows that a text needs in the longer language, so that both boxes have the same height. */
function rowsFor(texts: Record<string, string>, { name, shape }: Pick<BlockField, "name" | "shape">) {
  const needed = ["", "_ar", "_en"].map((lang) =>
    (texts[name + lang] ?? "")
      .split("\n")
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARACTERS)), 0),
  );
  return Math.min(Math.max(...needed, FEWEST[shape]), MAX_ROWS);
}

/** Parts whose lines or cells need an explanation. */
const explained = ["brief", "facts", "rows", "numbered", "head", "paths", "names", "id", "media"] as const;
const isExplained = (name: string): name is (typeof explained)[number] => explained.includes(name as never);

function useHint() {
  const { t } = useTranslation("content");
  return (kind: RowKind | null, { name }: Pick<BlockField, "name">) => {
    const labelName = kind === "numbered" && name === "items" ? "numbered" : name;
    if (!isExplained(labelName)) return undefined;
    return t(kind === "facts" ? "blocks.hints.facts" : `blocks.hints.${labelName}`);
  };
}

/** Returns the choices of a part that is selected instead of typed. */
function useChoices() {
  const { t, language } = useTranslation("content");
  const called = (ids: ReadonlyArray<keyof typeof words.choices>) =>
    ids.map((id) => ({ id, name: t(`choices.${id}`) }));
  return (kind: RowKind | null, { name }: Pick<BlockField, "name">) => {
    if (name === "group") return called(kind === "files" ? documentGroups : groups);
    if (name === "name") return called(calculatorNames);
    if (name !== "media") return null;
    return edition().media.map(({ key, description }) => ({ id: key, name: description[language] }));
  };
}

type TextProps = Named & { field: BlockField; kind: RowKind | null };

function Written({ fields, texts, field: description, kind }: TextProps) {
  const { t } = useTranslation("content");
  const label = usePageLabel();
  const hintOf = useHint();
  const choicesOf = useChoices();
  const { field: name, lang, shape, needed } = description;
  const field = fields[name]!;
  const [hint, options] = [hintOf(kind, description), choicesOf(kind, description)];
  if (options)
    return (
      <SelectField
        field={field}
        label={label(name)}
        hint={hint}
        none={t("choose")}
        options={options}
        needed
      />
    );
  const common = { field, label: label(name), hint, optional: !needed || lang !== "ar" };
  if (!lang && shape === "line") return <Field {...common} dir="ltr" />;
  const dir = lang === "ar" ? "rtl" : "ltr";
  return (
    <div>
      <TextField {...common} lang={lang ?? undefined} dir={dir} rows={rowsFor(texts, description)} />
      {lang && isMissing(texts, description, lang) ? (
        <p className="page-block-gap">{t(`missing.${lang}`)}</p>
      ) : null}
    </div>
  );
}

type InBothProps = Named & { name: string; shape: "line" | "text" | "lines"; needed?: true };

/** A text of the page itself, in both languages. */
export const InBoth = ({ name, shape, needed, ...named }: InBothProps) =>
  (["ar", "en"] as const).map((lang) => (
    <Written
      key={lang}
      {...named}
      kind={null}
      field={{ name, shape, needed, lang, field: `${name}_${lang}` }}
    />
  ));

type BlockProps = Named & { kind: RowKind; name: string; index: number; last: boolean; here: boolean };

/** The buttons return to the block, from which reading continues. */
export function Block({ kind, name, index, last, here, ...named }: BlockProps) {
  const { t, language } = useTranslation("content");
  const moves = [
    { move: "up", can: index > 0 },
    { move: "down", can: !last },
    { move: "remove", can: true },
  ] as const;
  return (
    <fieldset
      className={kind === "heading" ? "page-block page-block-part" : "page-block"}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: goes on with the block whose button was pressed
      autoFocus={here}
    >
      <legend>
        {formatNumber(index + 1, language)}. {t(`blocks.kinds.${kind}`)}
      </legend>
      <input type="hidden" name={`${name}.kind`} value={kind} />
      <p className="page-block-moves">
        {moves.map(({ move, can }) => (
          <button
            key={move}
            type="submit"
            className="link"
            name="do"
            value={`${move}:${index}`}
            disabled={!can}
          >
            {t(`blocks.${move}`)}
          </button>
        ))}
      </p>
      <div className="editor-fields">
        {fieldsOf(kind).map((field) => (
          <Written key={field.field} {...named} field={field} kind={kind} />
        ))}
      </div>
    </fieldset>
  );
}

/** Adds a block of a chosen kind below a chosen block. */
export function AddBlock({ rows }: { rows: Array<{ kind: RowKind; title: string }> }) {
  const { t, language } = useTranslation("content");
  return (
    <fieldset className="page-block page-block-new">
      <legend>{t("blocks.new")}</legend>
      <div className="editor-fields">
        <p className="field">
          <label htmlFor="new-kind" className="field-label">
            {t("blocks.kind")}
          </label>
          <select id="new-kind" name="kind" className="input" defaultValue="text">
            {rowKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {t(`blocks.kinds.${kind}`)}
              </option>
            ))}
          </select>
        </p>
        <p className="field">
          <label htmlFor="new-after" className="field-label">
            {t("blocks.after")}
          </label>
          <select id="new-after" name="after" className="input" defaultValue={rows.length - 1}>
            {rows.map(({ kind, title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, blocks have no other name
              <option key={index} value={index}>
                {`${formatNumber(index + 1, language)}. ${title || t(`blocks.kinds.${kind}`)}`}
              </option>
            ))}
          </select>
        </p>
      </div>
      <SubmitButton busy="working" variant="quiet" name="do" value="add">
        {t("blocks.add")}
      </SubmitButton>
    </fieldset>
  );
}
