import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { withDatabaseOf } from "../support/hidden-records";
import { launch, temporaryFolder } from "../support/launch";
import { at, demoPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

const KEY = `na_${"c".repeat(43)}`;
const client = "docs/examples/register-client.mjs";

it("the example client sends changes, once however often it is run, and reads what others have changed", async () => {
  const place = await demoPlace();
  const keyHash = createHash("sha256").update(KEY).digest("base64url");
  await withDatabaseOf(
    place,
    (sql) => sql`insert into api_clients (name, key_hash, key_end, calls_per_minute, scopes)
      values ('Accounting', ${keyHash}, '', 60, '{register.write,register.sync}')`,
  );
  const server = await startServer({ ...at(place), DEMO: "1" });
  const folder = temporaryFolder();
  const [changes, cursor] = [path.join(folder, "changes.json"), path.join(folder, "cursor.txt")];
  const run = async (...args: string[]) => {
    const { ended, output } = launch([client, ...args], { SITE: server.address, KEY });
    expect([await ended, output()]).toEqual([0, expect.any(String)]);
    const lines = output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  const added = Array.from({ length: 1001 }, (_, nth) => ({
    DOC_NO: 50_001 + nth,
    DOC_NAME_A: "عضو جديد",
    WORK_STATUS: 1,
    HOME_ADD: `عمّان، الشميساني، شارع الثقافة، عمارة ${nth}، الطابق الثالث، مقابل مجمّع النقابات المهنية`,
  }));
  writeFileSync(changes, JSON.stringify([...added, { DOC_NO: 10_001, MOBIL: "12" }]));
  const results = await run("send", changes);
  expect(results).toHaveLength(1002);
  expect(results.filter(({ result }) => result === "added")).toHaveLength(1001);
  expect(results.at(-1)).toMatchObject({ DOC_NO: 10_001, result: "refused", problems: [{ field: "MOBIL" }] });
  expect(await run("send", changes)).toEqual(results);

  await run("pull", cursor);
  const seen = readFileSync(cursor, "utf8");
  expect(await run("pull", cursor)).toEqual([]);
  expect(readFileSync(cursor, "utf8")).not.toBe("");
  expect(seen).not.toBe("");
});
