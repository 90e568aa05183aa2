import { readFileSync, writeFileSync } from "node:fs";

const PAGE = "docs/performance.md";
const TABLES = /(<!-- tables -->\n)[\s\S]*(<!-- end of tables -->)/;

const isNumber = (value) => typeof value === "number";

/** Returns a Markdown table with right-aligned numbers. */
export function asMarkdown(title, rows) {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((column) => (rows.some((row) => isNumber(row[column])) ? "---:" : "---"));
  const lines = rows.map((row) => line(columns.map((column) => row[column] ?? "")));
  return `### ${title}\n\n${[line(columns), line(rule), ...lines].join("\n")}\n`;
}

/** Puts tables in the place of those that the page on performance held. */
export function intoDocument(tables) {
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(
    PAGE,
    page.replace(TABLES, (_, start, end) => `${start}\n${tables.join("\n")}\n${end}`),
  );
}
