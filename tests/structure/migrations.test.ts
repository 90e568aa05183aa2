import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const LAST_BEFORE_THE_RULE = "0010_internship_journey";
const CONTRACT = /^-- contract: nothing since \S+ uses .+/;

/** Changes that could break an older version that is still running. */
const unsafe: Array<[string, RegExp]> = [
  ["takes something away", /\bdrop\b/i],
  ["replaces what older versions call", /\bcreate\s+or\s+replace\b/i],
  ["renames", /\brename\b/i],
  ["changes a type", /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/i],
  ["asks for a value that older versions do not give", /\bset\s+not\s+null\b/i],
  [
    "adds a column that older versions leave empty",
    /\badd\s+(column\s+)?(?!constraint\b)(?:(?!\bdefault\b|\bgenerated\b)[^;])*\bnot\s+null\b(?![^;]*\b(default|generated)\b)/i,
  ],
  [
    "refuses what older versions write",
    /\b(alter\s+table\s+[^;]*\badd\s+constraint\s+\S+\s+(check|unique|primary|exclude))\b/i,
  ],
  ["refuses what older versions write", /\bcreate\s+unique\s+index\b/i],
  ["acts on what older versions write", /\bcreate\s+(constraint\s+)?trigger\b/i],
  ["empties or rewrites a table", /^(truncate|delete|update)\b/i],
];

const tablesMadeIn = (text: string) =>
  [...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name!);

/** Statements about tables that the same file makes are left out: no older version knows them. */
function statementsOnOldTables(text: string): string[] {
  const made = tablesMadeIn(text);
  const about = (statement: string) =>
    /^create\s+trigger\b[^;]*?\bon\s+(\w+)\s+for\s+each\b/i.exec(statement)?.[1] ??
    /\b(?:alter\s+table|on|into|from|update|truncate)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(
      statement,
    )?.[1];
  return text
    .replace(/--(?!> statement-breakpoint).*$/gm, "")
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement && !/^create\s+table\b/i.test(statement))
    .filter((statement) => !made.includes(about(statement) ?? ""));
}

const TRIGGER_FUNCTIONS =
  /create\s+function\s+(\w+)\(\)\s+returns\s+trigger\s+language\s+plpgsql\s+(?:set\s+\w+\s*=\s*\w+\s+)?as\s+\$\$(.*?)\$\$/gis;
const WRITES = /\b(?:insert\s+into|delete\s+from|update)\s+(?!skip\s+locked\b)"?(\w+)/gi;
const OTHERWISE_HEARD = /\braise\b|\bexecute\b(?!\s+format\(\s*'select\b)/i;

/** Trigger functions that only notify or write into tables of the same file, and refuse nothing. */
function lookersOn(text: string): string[] {
  const made = tablesMadeIn(text);
  return [...text.matchAll(TRIGGER_FUNCTIONS)]
    .filter(
      ([, , body]) =>
        /\breturn null;\s*end\s*$/i.test(body!) &&
        !OTHERWISE_HEARD.test(body!) &&
        [...body!.matchAll(WRITES)].every(([, table]) => made.includes(table!)),
    )
    .map(([, name]) => name!);
}

const onlyLooksOn = (statement: string, functions: string[]) =>
  functions.some((name) =>
    new RegExp(
      `^create\\s+trigger\\s[^;]*\\bafter\\s[^;]*\\bfor each (statement|row)\\b[^;]*\\bexecute function ${name}\\([^()]*\\)$`,
      "i",
    ).test(statement.replace(/;$/, "")),
  );

function problemsOf(text: string): string[] {
  if (CONTRACT.test(text)) return [];
  const functions = lookersOn(text);
  const lasting = statementsOnOldTables(text).filter((statement) => !onlyLooksOn(statement, functions));
  return lasting.flatMap((statement) =>
    unsafe
      .filter(([, pattern]) => pattern.test(statement))
      .map(([what]) => `${what}: ${statement.slice(0, 80)}`),
  );
}

describe("a migration", () => {
  const files = readdirSync("drizzle").filter(
    (name) => name.endsWith(".sql") && name > `${LAST_BEFORE_THE_RULE}.sql`,
  );

  it.each(files)("%s is compatible with the previous version", (name) => {
    expect(problemsOf(readFileSync(path.join("drizzle", name), "utf8"))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "members" DROP COLUMN "mobile";',
    'DROP TABLE "lookups";',
    'DROP INDEX "members_search";',
    'ALTER TABLE "members" DROP CONSTRAINT "members_pk";',
    'ALTER TABLE "members" RENAME COLUMN "mobile" TO "phone";',
    'ALTER TABLE "members" ALTER COLUMN "mobile" SET DATA TYPE integer;',
    'ALTER TABLE "members" ALTER COLUMN "mobile" SET NOT NULL;',
    'ALTER TABLE "members" ADD COLUMN "clinic" text NOT NULL;',
    'ALTER TABLE "members" ADD CONSTRAINT "mobile_digits" CHECK (mobile ~ \'^\\d+$\');',
    'CREATE UNIQUE INDEX "one_mobile" ON "members" ("mobile");',
    "CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('a', ''); RETURN NULL; END $$;--> statement-breakpoint\nCREATE TRIGGER t BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION tell();",
    "CREATE TABLE notes (n integer);--> statement-breakpoint\nCREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE members SET version = 1; RETURN NULL; END $$;--> statement-breakpoint\nCREATE TRIGGER t AFTER UPDATE ON members FOR EACH ROW EXECUTE FUNCTION note();",
    "CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; RETURN NULL; END $$;--> statement-breakpoint\nCREATE TRIGGER t AFTER UPDATE ON members FOR EACH ROW EXECUTE FUNCTION stay();",
    'CREATE TRIGGER "guard" BEFORE UPDATE ON "members" EXECUTE FUNCTION guard();',
    "CREATE OR REPLACE FUNCTION ar_norm(t text) RETURNS text AS $$ select t $$ LANGUAGE sql;",
    "UPDATE members SET version = 1;",
  ])("must not contain %s", (statement) => {
    expect(problemsOf(statement)).toHaveLength(1);
    expect(problemsOf(`-- contract: nothing since 0.4 uses it\n${statement}`)).toEqual([]);
  });

  it.each([
    'ALTER TABLE "members" ADD COLUMN "clinic" text;',
    'ALTER TABLE "members" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "members" ADD COLUMN "key" text GENERATED ALWAYS AS (ar_norm(name_ar)) STORED NOT NULL;',
    'CREATE INDEX "members_clinic" ON "members" ("clinic");',
    'CREATE TABLE "clinics" ("id" integer NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "clinics" ("id");',
    "CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('a', ''); RETURN NULL; END $$;--> statement-breakpoint\nCREATE TRIGGER t AFTER UPDATE ON members FOR EACH STATEMENT EXECUTE FUNCTION tell();",
    "CREATE TABLE notes (n integer);--> statement-breakpoint\nCREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO notes VALUES (1); RETURN NULL; END $$;--> statement-breakpoint\nCREATE TRIGGER t AFTER UPDATE ON members FOR EACH ROW EXECUTE FUNCTION note();",
    'CREATE TABLE "clinics" ("id" integer NOT NULL);--> statement-breakpoint\nALTER TABLE "clinics" ADD CONSTRAINT "c" CHECK (id > 0);',
  ])("may contain %s", (statement) => {
    expect(problemsOf(statement)).toEqual([]);
  });
});

it("keep only the last snapshot of the schema, which the generator compares with", () => {
  const snapshots = readdirSync("drizzle/meta").filter((file) => file.endsWith("_snapshot.json"));
  expect(snapshots, "delete the older ones in drizzle/meta").toHaveLength(1);
});
