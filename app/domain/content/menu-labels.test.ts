import { describe, expect, it } from "vitest";
import { termsOf } from "~/content/member-terms";
import { displayedLabels, labelsToStore } from "./menu-labels";

const terms = termsOf({ member_ar: "مهندس", a_member_en: "an engineer" });
const before = { find_en: "Find {{a-member}}", find_ar: "البحث عن {{member}}", find_order: "6" };

describe("the labels in the menu editor", () => {
  it("are shown as readers see them", () => {
    expect(displayedLabels(before, terms)).toEqual({
      find_en: "Find an engineer",
      find_ar: "البحث عن مهندس",
      find_order: "6",
    });
  });

  it("keep following the member terms if unchanged, and are stored as typed otherwise", () => {
    const sent = { find_en: "Find an engineer", find_ar: "ابحث عن مهندس", find_order: "2", news_en: "News" };
    expect(labelsToStore(sent, before, terms)).toEqual({ ...sent, find_en: "Find {{a-member}}" });
  });
});
