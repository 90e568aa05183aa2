import { useTranslation } from "~/i18n";

/** Returns the label of a text of a page: by field name or, in a version, by path, such as `fees/table/1/rows_ar`. */
export function usePageLabel() {
  const { t } = useTranslation("content");
  const say = (key: string) => t(key as never) as unknown as string;
  return (path: string): string => {
    const [field = "", number, kind, part] = path.split("/").reverse();
    const label = say(`blocks.fields.${field}`);
    return kind ? `#${part} · ${say(`blocks.kinds.${kind}`)} ${number} · ${label}` : label;
  };
}
