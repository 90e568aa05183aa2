import { describe, expect, it } from "vitest";
import { fileSize } from "./file-size";

describe("formatFileSize", () => {
  it.each([
    [0, "0 B"],
    [512, "512 B"],
    [1229, "1.2 KB"],
    [2048, "2 KB"],
    [204_800, "200 KB"],
    [1_258_291, "1.2 MB"],
    [10_485_760, "10 MB"],
  ])("shows %i bytes as %s", (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
