import { describe, expect, it } from "vitest";
import { flagStep, undoBlock } from "./mark-rules";

describe("flagStep", () => {
  it.each([null, 0])("marks a voter whose flag is %s", (flag) => {
    expect(flagStep(flag, 1)).toBe("mark");
    expect(flagStep(flag, 0)).toBe("nothing");
  });

  it("never changes back from 1", () => {
    expect(flagStep(1, 0)).toBe("never-back");
    expect(flagStep(1, 2)).toBe("never-back");
    expect(flagStep(1, 1)).toBe("already");
  });
});

const clerk = { id: "one" };

describe("undoBlock", () => {
  it("lets a second person undo a mark during voting", () => {
    expect(undoBlock({ id: "other" }, clerk, "open")).toBeNull();
  });

  it("never lets clerks undo their own mark", () => {
    expect(undoBlock({ id: "one" }, clerk, "open")).toBe("own-mark");
  });

  it("reports that nobody was marked", () => {
    expect(undoBlock(null, clerk, "open")).toBe("not-marked");
  });

  it.each(["before", "closed"] as const)(
    "leaves everything as it is when the window is not open: %s",
    (state) => {
      expect(undoBlock({ id: "other" }, clerk, state)).toBe(state);
    },
  );
});
