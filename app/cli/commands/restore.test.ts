import { describe, expect, it } from "vitest";
import { placeLines } from "./restore";

const dataDir = "/data";

describe("placeLines", () => {
  it("shows the data folder", () =>
    expect(placeLines({ dataDir })).toEqual([
      "Rows to    embedded database in DATA_DIR /data",
      "Files to   folder /data/files",
    ]));

  it("shows the database and the bucket without user names and passwords", () => {
    const databaseUrl = "postgres://somebody:hidden@db.example:5433/naqaba?sslmode=require";
    const s3 = { bucket: "files", endpoint: "https://key:hidden@store.example/x" };
    expect(placeLines({ dataDir, databaseUrl, s3 })).toEqual([
      "Rows to    PostgreSQL, naqaba at db.example:5433",
      "Files to   bucket files at store.example",
    ]);
    const [bySocket, inBucket] = placeLines({
      dataDir,
      databaseUrl: "postgres:///naqaba?host=/run/postgresql",
      s3: { bucket: "files" },
    });
    expect(bySocket).toBe("Rows to    PostgreSQL, naqaba at /run/postgresql");
    expect(inBucket).toBe("Files to   bucket files");
  });
});
