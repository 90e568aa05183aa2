import type { Manifest } from "~/domain/backups/manifest";
import type { Tell } from "~/domain/backups/report";

const steps: Record<Parameters<Tell>[0], string> = {
  database: "Opening the database",
  rows: "Rows",
  files: "Files",
  checking: "Checking the archive",
  verifying: "Checking the audit",
};

const grouped = (count: number) => count.toLocaleString("en-US");
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export function stepProgressText(): Tell {
  const began = performance.now();
  return (step, count) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${seconds.padStart(7)} s  ${steps[step]}${count === undefined ? "" : ` (${grouped(count)} files)`}`,
    );
  };
}

export function manifestLines({ createdAt, version, engine, migrations, tables, files }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const filled = tables
    .filter((table) => table.rows > 0)
    .map((table) => `${table.name} ${grouped(table.rows)}`);
  return [
    `Taken      ${createdAt} by version ${version}, ${engine === "embedded" ? "embedded database" : "PostgreSQL"}`,
    `Schema     ${migrations.at(-1)?.tag}`,
    `Rows       ${grouped(rows)} in ${tables.length} tables: ${filled.join(", ") || "none"}`,
    `Files      ${grouped(files.length)}, ${megabytes(bytes)}`,
  ];
}

export const archiveLine = (file: string, size: number, sha256: string): string =>
  `Archive    ${file}, ${megabytes(size)}, sha256 ${sha256}`;

export const missingLines = ({ missingFiles }: Manifest): string[] =>
  missingFiles.map((key) => `MISSING    ${key} is named by a row and is missing in storage`);
