import { expect, it } from "vitest";
import { parseDatabaseUrl } from "./database-url";

it.each([
  ["postgres://u:p@db:5433/a", { url: "postgres://u:p@db:5433/a", tls: "none" }],
  ["postgres://u@db/a?sslmode=require", { url: "postgres://u@db/a", tls: "required" }],
  ["postgres://u@db/a?sslmode=prefer", { url: "postgres://u@db/a", tls: "preferred" }],
  ["postgres://u@db/a?sslmode=disable", { url: "postgres://u@db/a", tls: "none" }],
  ["postgres://u@db/a?ssl=true&timezone=UTC", { url: "postgres://u@db/a?timezone=UTC", tls: "verified" }],
  ["postgres://u@db/a?sslmode=verify-full", { url: "postgres://u@db/a", tls: "verified" }],
  ["postgres://db/a?host=other", { url: "postgres://other/a", tls: "none" }],
])("parses the connection of %s", (address, read) => expect(parseDatabaseUrl(address)).toEqual(read));

it.each([
  ["postgres://u@%2Frun%2Fpostgresql/a", "/run/postgresql/.s.PGSQL.5432", "postgres://u@localhost/a"],
  [
    "postgres://u@%2Frun%2Fpg:6000/a?sslmode=require",
    "/run/pg/.s.PGSQL.6000",
    "postgres://u@localhost:6000/a",
  ],
  ["postgres:///a?host=/run/postgresql&user=u", "/run/postgresql/.s.PGSQL.5432", null],
])("finds the Unix socket of %s", (address, path, url) => {
  const read = parseDatabaseUrl(address);
  expect(read).toMatchObject({ path, tls: "none" });
  if (url) expect(read.url).toBe(url);
});
