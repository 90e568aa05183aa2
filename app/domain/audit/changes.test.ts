import { expect, it } from "vitest";
import { type Change, changesIn } from "./changes";

it.each<[string, unknown, Change[]]>([
  ["nothing", null, []],
  ["no fields", {}, []],
  [
    "fields with both",
    { role: { before: "viewer", after: "editor" } },
    [{ field: "role", before: "viewer", after: "editor" }],
  ],
  [
    "one value with both",
    { before: "viewer", after: "editor" },
    [{ field: null, before: "viewer", after: "editor" }],
  ],
  [
    "records with both",
    { before: { title: "a" }, after: { title: "b", date: "2026-11-21" } },
    [
      { field: "title", before: "a", after: "b" },
      { field: "date", after: "2026-11-21" },
    ],
  ],
  ["what is now", { after: { email: "a@b.example" } }, [{ field: "email", after: "a@b.example" }]],
  [
    "other facts",
    { photos: 3, searched: false },
    [
      { field: "photos", after: "3" },
      { field: "searched", after: "false" },
    ],
  ],
  ["empty values", { title: { before: null, after: "b" } }, [{ field: "title", before: "", after: "b" }]],
  [
    "lists",
    { permissions: { before: [], after: ["look-up", "vote"] } },
    [{ field: "permissions", before: "", after: "look-up, vote" }],
  ],
  ["what is nested deeper", { place: { at: { x: 1 } } }, [{ field: "place", after: '{"at":{"x":1}}' }]],
  ["bare words", "word", [{ field: null, after: "word" }]],
])("reads the changes in %s", (_what, detail, changes) => expect(changesIn(detail)).toEqual(changes));
