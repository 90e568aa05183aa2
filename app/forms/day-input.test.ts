import { describe, expect, it } from "vitest";
import { dayInput } from "./day-input";

describe("dayInput", () => {
  it.each(["", "2001-12-31"])("is picked where nothing else was typed: %j", (typed) => {
    expect(dayInput(typed).type).toBe("date");
  });

  it.each(["31/12/2001", "٣١/١٢/٢٠٠١", "٢٠٠١-١٢-٣١", "2001", "soon", " 2001-12-31"])(
    "stays as typed: %j",
    (typed) => {
      expect(dayInput(typed).type).toBe("text");
    },
  );
});
