import { expect, it } from "vitest";
import { photoPath } from "./photo-path";

it("returns the address of a photo in a size", () => {
  expect(photoPath("news-photos/0f3a", "320")).toBe("/files/news-photos/0f3a/320.webp");
});
