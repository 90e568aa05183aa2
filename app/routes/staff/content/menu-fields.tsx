import type { ReactNode } from "react";
import { inTerms } from "~/content/current-edition";
import { type MenuLink, menuParts } from "~/content/navigation";
import { kindOf } from "~/domain/content/kinds";
import type { Field } from "~/domain/content/shapes";
import { type Language, useTranslation } from "~/i18n";

const entries = new Map<string, MenuLink>(
  menuParts.flatMap((part) => part.entries).map((one) => [one.id, one]),
);

const delivered = (link: MenuLink | undefined, language: Language) =>
  link && inTerms({ ar: link.ar_title, en: link.en_title })[language];

/** Returns the label of a menu field: the title of its entry as delivered. */
export function useMenuLabel() {
  const { t, language } = useTranslation("content");
  return (name: string) => {
    const [, id = "", what = "ar"] = /^(.+)_(ar|en|order)$/.exec(name) ?? [];
    return t(`menu.${what as "ar" | "en" | "order"}`, {
      title: delivered(entries.get(id), language) ?? id,
    });
  };
}

/** Shows the menu as a tree: each group with its entries, both labels and the position side by side. */
export function MenuFields({ of }: { of: (field: Field) => ReactNode }) {
  const { t, language } = useTranslation("content");
  const { fields } = kindOf("menu");
  return menuParts.map(({ part, entries }) => (
    <fieldset key={typeof part === "string" ? part : part.id} className="editor-part">
      <legend>{typeof part === "string" ? t(`menu.${part}`) : delivered(part, language)}</legend>
      {entries.map(({ id }) => (
        <div key={id} className="menu-entry">
          {fields.filter(({ name }) => /^(.+)_(?:ar|en|order)$/.exec(name)?.[1] === id).map(of)}
        </div>
      ))}
    </fieldset>
  ));
}
