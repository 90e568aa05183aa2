import { expect, it } from "vitest";
import { shortTokens } from "./short-tokens";

it("names a theme's tokens by letters, each the same wherever it stands, and leaves other properties", () => {
  const css =
    ":root{--color-ink:#000;--color-ink-soft:#111}a{color:var(--color-ink);background:var(--color-ink-soft);width:var(--side)}";
  expect(shortTokens(css)).toBe(
    ":root{--a:#000;--b:#111}a{color:var(--a);background:var(--b);width:var(--side)}",
  );
});

it("has a name for each of more tokens than there are letters", () => {
  const tokens = Array.from({ length: 60 }, (_, at) => `--color-t${at}:0`).join(";");
  const names = shortTokens(tokens)
    .split(";")
    .map((each) => each.split(":")[0]);
  expect(new Set(names).size).toBe(60);
  expect(names.slice(25, 28)).toEqual(["--z", "--aa", "--ab"]);
});
