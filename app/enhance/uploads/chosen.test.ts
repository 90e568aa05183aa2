// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { type Chosen, fits, moved, timeLeft } from "./chosen";
import { coverOf } from "./cover";

const named = (name: string, type: string) => new File([], name, { type });

it("accepts a file by its type or extension, and leaves unknown types to the server", () => {
  const accept = "image/jpeg,.docx";
  expect(fits(named("a.jpg", "image/jpeg"), accept)).toBe(true);
  expect(fits(named("a.DOCX", "application/zip"), accept)).toBe(true);
  expect(fits(named("a", ""), accept)).toBe(true);
  expect(fits(named("a.txt", "text/plain"), accept)).toBe(false);
});

it("moves a file within its list", () => {
  const list = ["a", "b", "c"];
  expect(moved(list, "c", 1)).toEqual(["a", "c", "b"]);
  expect(moved(list, "a", -1)).toEqual(list);
  expect(moved(list, "c", 3)).toEqual(list);
});

it("shows the remaining time in words, above ten minutes in steps of five", () => {
  const left: Array<[number, string]> = [
    [10, "seconds"],
    [60, "a minute"],
    [3600, "{minutes} minutes"],
  ];
  const texts = [4, 45, 61, 601].map((seconds) => timeLeft(seconds, left));
  expect(texts).toEqual(["seconds", "a minute", "2 minutes", "15 minutes"]);
});

describe("the cover", () => {
  const [one, other] = ["one", "other"].map((name) => ({ name }) as Chosen) as [Chosen, Chosen];

  it("stays with its file when the order changes, and is the first file once that is removed", () => {
    document.body.innerHTML = `<form><select name="cover"><option value="0">Photo 1</option></select></form>`;
    const select = document.querySelector("select")!;
    const cover = coverOf(document.forms[0]!, () => {})!;
    cover.choose(other);
    expect(cover.follow([one, other])).toBe(other);
    expect([select.value, select.selectedOptions[0]?.text]).toEqual(["1", "Photo 2"]);
    expect(cover.follow([other, one])).toBe(other);
    expect(select.value).toBe("0");
    expect(cover.follow([one])).toBe(one);
  });

  it("is the first new file if the form requires it", () => {
    document.body.innerHTML = `<form><input type="radio" name="cover" value="new"></form>`;
    const cover = coverOf(document.forms[0]!, () => {})!;
    expect(cover.follow([one, other])).toBeNull();
    cover.choose(other);
    expect([cover.isFirst, cover.follow([other, one])]).toEqual([true, other]);
  });
});
