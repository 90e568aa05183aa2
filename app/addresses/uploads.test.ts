import { describe, expect, it } from "vitest";
import { matchAddress } from "./site-map";
import { formOf, uploaderOf } from "./uploads";

const uploaderAt = (path: string) => {
  const match = matchAddress(path);
  const form = match && formOf(match);
  return form && uploaderOf(form);
};

describe("formOf and uploaderOf", () => {
  it.each([
    "/dashboard/add-news",
    "/edit-news/12",
    "/add-gallery",
    "/edit-gallery/3/",
    "/dashboard/elections/2/roll",
  ])("accept files of staff at %s", (path) => expect(uploaderAt(path)).toBe("staff"));

  it("accept files of doctors at /dr-dashboard/name-change", () =>
    expect(uploaderAt("/dr-dashboard/name-change")).toBe("doctor"));

  it("accept files of applicants at /registration-until-emtyaz/receipt/…/documents", () =>
    expect(uploaderAt("/registration-until-emtyaz/receipt/12-abc_DEF-3/documents")).toBe("applicant"));

  it("accept files of applicants at /registration-until-emtyaz/papers, including those uploaded ahead of the form", () => {
    for (const path of [
      "/registration-until-emtyaz/papers",
      "/staged-files/registration-until-emtyaz/papers",
    ])
      expect(uploaderAt(path)).toBe("applicant");
  });

  it.each([
    "/",
    "/contact-us",
    "/edit-news/",
    "/edit-news/12/x",
    "/x/dashboard/add-news",
    "/gallery/3",
    "/dashboard/elections/2",
    "/dashboard/elections/2/roll/7",
    "/gallery/3/delete",
    "/dashboard/name-changes/3",
    "/dashboard/personal-card",
    "/registration-until-emtyaz",
    "/registration-until-emtyaz/papers/identity",
    "/registration-until-emtyaz/receipt/12-abc",
    "/registration-until-emtyaz/receipt/12-abc/documents/3",
    "/registration-until-emtyaz/receipt/a/b/documents",
    "/staged-files/news",
    "/staged-files/nowhere",
    "/staged-files",
  ])("refuse files at %s", (path) => expect(uploaderAt(path)).toBeNull());
});
