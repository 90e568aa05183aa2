import { describe, expect, it } from "vitest";
import { menu } from "./navigation";
import { pages, titleOf } from "./pages";

describe("menu", () => {
  it("is the specification's menu", () => {
    expect(menu.map((item) => [item.en_title, item.submenu?.map(({ path }) => path) ?? item.path])).toEqual([
      ["Home", "/"],
      [
        "About Us",
        [
          "/welcome",
          "/association-council",
          "/legislations",
          "/registration-requirements",
          "/association-guide",
          "/contact-us",
        ],
      ],
      [
        "Association Funds",
        [
          "/authority-fund",
          "/social-solidarity-fund",
          "/mobile-phone-fund",
          "/doctors-collaboration-fund",
          "/health-insurance-fund",
          "/specialty-titles-fund",
        ],
      ],
      [
        "E-Services",
        [
          "/registration-until-emtyaz",
          "/dr-portal",
          "/computer-portal",
          "/emp-portal",
          "/electronic-payments",
        ],
      ],
      ["Media", ["/conferences", "/news", "/gallery"]],
    ]);
  });
});

describe("titles", () => {
  it.each([
    ["/careers/3", "Careers"],
    ["/events/9", "Events and Conferences"],
    ["/emp_portal", "Employee Portal"],
    ["/news/", "News"],
  ])("%s is %s", (path, title) => {
    expect(titleOf(path)?.en).toBe(title);
  });

  it("has none for an unknown address", () => {
    expect(titleOf("/nowhere")).toBeUndefined();
    expect(titleOf("/")).toBeUndefined();
  });

  it("is there in both languages", () => {
    for (const { en, ar } of Object.values(pages)) {
      expect(en).toMatch(/[A-Z]/);
      expect(ar).toMatch(/[\u0621-\u064a]/);
    }
  });
});
