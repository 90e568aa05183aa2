import { describe, expect, it } from "vitest";
import { FORMAT, type Manifest, readManifest } from "./manifest";

const hash = "0".repeat(64);
const manifest: Manifest = {
  format: FORMAT,
  application: "naqaba",
  version: "0.1.0",
  createdAt: "2026-11-22T06:00:00.000Z",
  engine: "embedded",
  migrations: [{ tag: "0000_search", when: 1, hash }],
  tables: [{ name: "members", columns: ["member_number"], rows: 2, sha256: hash }],
  sequences: [{ name: "news_id_seq", last: null }],
  files: [{ key: "attachments/a.pdf", size: 3, sha256: hash, contentType: "application/pdf" }],
  missingFiles: [],
  secretFingerprints: ["x"],
  keptSecret: null,
};

describe("readManifest", () => {
  it("reads what was written", () => {
    expect(readManifest(JSON.stringify(manifest))).toEqual({ manifest });
  });

  it.each([
    ["{", "damaged"],
    ["{}", "not-ours"],
    [JSON.stringify({ ...manifest, application: "other" }), "not-ours"],
    [JSON.stringify({ ...manifest, format: FORMAT + 1, tables: "otherwise" }), "other-format"],
    [JSON.stringify({ ...manifest, tables: undefined }), "damaged"],
    [JSON.stringify({ ...manifest, migrations: [] }), "damaged"],
  ])("refuses a manifest with %s", (text, problem) => expect(readManifest(text)).toEqual({ problem }));
});
