import { expect, it } from "vitest";
import { redactedPath } from "./redacted-path";

it.each([
  ["/news/12", "/news/12"],
  ["/invitation/secret", "/invitation/*"],
  ["/api/verify/K7M4", "/api/verify/*"],
  ["/dashboard/members/20001/copy", "/dashboard/members/*/copy"],
  ["/registration-until-emtyaz/resume", "/registration-until-emtyaz/resume"],
  ["/registration-until-emtyaz/receipt/12-secret/documents/3", "/registration-until-emtyaz/receipt/*"],
  ["/REGISTRATION-UNTIL-EMTYAZ/Receipt/secret", "/REGISTRATION-UNTIL-EMTYAZ/Receipt/*"],
  ["/registration-until-emtyaz/%72eceipt/secret", "/registration-until-emtyaz/receipt/*"],
  ["//registration-until-emtyaz//receipt/secret", "/registration-until-emtyaz/receipt/*"],
  ["/news/%E0%A4%A", "/news/%E0%A4%A"],
])("logs %s as %s", (path, named) => {
  expect(redactedPath(path)).toBe(named);
});
