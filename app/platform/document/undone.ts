import { CSS_PLACE, SCRIPT_PLACE } from "./places";

const OWN_CSS = /(<style>)[\s\S]*?(<\/style>)/;
const OWN_SCRIPT = /(<script>)[\s\S]*?(<\/script>)/;
const MAIN = /<main[^>]*>/;

/** The markup that a document was made of. */
export const undone = (html: string): string =>
  html
    .replace(/^<!DOCTYPE html>/, "")
    .replace(OWN_CSS, (_whole, open: string, close: string) => open + CSS_PLACE + close)
    .replace(OWN_SCRIPT, (_whole, open: string, close: string) => open + SCRIPT_PLACE + close);

/** A page's markup with a notice before all else in its main part. */
export const withNotice = (markup: string, notice: string): string =>
  markup.replace(MAIN, (main) => main + notice);
