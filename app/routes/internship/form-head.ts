import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { groups } from "~/domain/internships/application";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { stepIn } from "./addresses";
import type { ShownForm } from "./shown-form";

/** What the browser's tab says of the form, of a step of it, or of the answers before they are sent. */
export function headOf({ answers, step }: ShownForm, language: Language) {
  const t = translator(language, "internship");
  const group = step && groups[step - 1];
  const part = answers ? t("checking.title") : group ? t(`groups.${group.name}`) : null;
  const title = part ? `${part} | ${t("title")}` : t("title");
  return { title: documentTitle(title, language), description: t("about") };
}

/** `day` is today in Amman. */
export type OpenedForm = ShownForm & { head: ReturnType<typeof headOf>; day: string };

/** The short steps carry no menus and no footer: every byte of them is waited for. */
export const handle = { outside: (path: string) => stepIn(`http://localhost${path}`) !== null };

export const meta: MetaFunction = ({ data }) => (data ? pageMeta((data as OpenedForm).head) : []);

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);
