import { z } from "zod";

/** Readers refuse an archive with another format number. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const STORED_SECRET = "session-secret";

export const tableEntry = (table: string): string => `tables/${table}.ndjson`;
export const fileEntry = (key: string): string => `files/${key}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const manifestShape = z.object({
  format: z.literal(FORMAT),
  application: z.literal("naqaba"),
  version: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(["embedded", "postgres"]),
  migrations: z.array(z.object({ tag: z.string(), when: z.number(), hash: sha256 })).min(1),
  /** `sha256` is taken over the lines in order, each with its line end. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, sha256 })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  files: z.array(z.object({ key: z.string(), size: count, sha256, contentType: z.string() })),
  missingFiles: z.array(z.string()),
  secretFingerprints: z.array(z.string()),
  keptSecret: sha256.nullable(),
});

export type Manifest = z.infer<typeof manifestShape>;
export type TableInArchive = Manifest["tables"][number];
export type FileInArchive = Manifest["files"][number];

const numbered = z.object({ application: z.literal("naqaba"), format: z.number() });

export type ManifestProblem = "not-ours" | "other-format" | "damaged";

export function readManifest(text: string): { manifest: Manifest } | { problem: ManifestProblem } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { problem: "damaged" };
  }
  const kind = numbered.safeParse(found);
  if (!kind.success) return { problem: "not-ours" };
  if (kind.data.format !== FORMAT) return { problem: "other-format" };
  const { data, success } = manifestShape.safeParse(found);
  return success ? { manifest: data } : { problem: "damaged" };
}
