import { describe, expect, it } from "vitest";
import { undoBlock } from "./undo-block";

const clerk = { id: "one" };

describe("undoBlock", () => {
  it("lets a second person take a mark back while the window is open", () => {
    expect(undoBlock({ id: "other" }, clerk, "open")).toBeNull();
  });

  it("never lets anybody take back an own mark", () => {
    expect(undoBlock({ id: "one" }, clerk, "open")).toBe("own-mark");
  });

  it("finds nothing where nobody was marked", () => {
    expect(undoBlock(null, clerk, "open")).toBe("not-marked");
  });

  it.each(["before", "closed"] as const)(
    "leaves everything as it is when the window is not open: %s",
    (state) => {
      expect(undoBlock({ id: "other" }, clerk, state)).toBe(state);
    },
  );
});
