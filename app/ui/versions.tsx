import type { ReactNode } from "react";
import { useTranslation } from "~/i18n";
import { Pager } from "./pager";
import { DefinitionTable } from "./table";

type Part = { text: string; change: "same" | "added" | "removed" };
type Compared = { after: number; before: number | null; fields: Array<{ name: string; parts: Part[] }> };
type Version = {
  number: number;
  author: string | null;
  state: "draft" | "scheduled" | "published" | "taken-down";
  saved: string;
  from: string | null;
  restorable: boolean;
};
type Props = {
  compared: Compared;
  versions: Version[];
  label(name: string): string;
  /** The page number of the list of versions, if it has several pages. */
  page?: number;
  pages?: number;
  /** The form that makes a version a draft again. */
  restore(number: number): ReactNode;
};

/** Compares two versions word by word, beside a list of all versions. */
export function Versions({ compared, versions, label, restore, page = 1, pages = 1 }: Props) {
  const { t } = useTranslation("content");
  const { before, after, fields } = compared;
  return (
    <div className="case">
      <section>
        <h2 className="mb-4 text-xl">
          {before === null ? t("versions.first") : t("versions.compared", { before, after })}
        </h2>
        <Comparison fields={fields} label={label} />
      </section>
      <div className="self-start">
        <ol reversed className="rows">
          {versions.map((version) => (
            <VersionRow key={version.number} {...version} page={page}>
              {version.restorable ? restore(version.number) : null}
            </VersionRow>
          ))}
        </ol>
        <Pager page={page} pages={pages} hrefFor={(other) => `?page=${other}`} />
      </div>
    </div>
  );
}

function Comparison({ fields, label }: Pick<Compared, "fields"> & Pick<Props, "label">) {
  const { t } = useTranslation("content");
  if (!fields.length) return <p className="text-muted">{t("versions.same")}</p>;
  const rows = fields.map(({ name, parts }) => ({
    label: label(name),
    value: (
      <div dir="auto" className="compared whitespace-pre-line wrap-anywhere">
        {parts.map(({ text, change }, index) => {
          const Mark = change === "added" ? "ins" : change === "removed" ? "del" : "span";
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a text have no other name
          return <Mark key={index}>{text}</Mark>;
        })}
      </div>
    ),
  }));
  return <DefinitionTable rows={rows} />;
}

type RowProps = Version & { page: number; children: ReactNode };

function VersionRow({ number, author, state, saved, from, page, children }: RowProps) {
  const { t } = useTranslation("content");
  return (
    <li className="row" value={number}>
      <div>
        <h3>
          <a className="link" href={`?of=${number}${page > 1 ? `&page=${page}` : ""}`}>
            {t("versions.number", { number })}
          </a>{" "}
          <span className="tag">{t(`versions.${state}`)}</span>
        </h3>
        <p className="text-sm text-muted">
          {author ? <bdi>{author}</bdi> : t("versions.first-edition")}
          {author ? ` · ${saved}` : null}
          {from && state !== "draft" ? ` · ${t("from-hour", { at: from })}` : null}
        </p>
      </div>
      {children}
    </li>
  );
}
