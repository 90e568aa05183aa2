import type { PagePath } from "~/content/pages";
import type { PictogramName } from "../pictogram";

/** What stands for a page: in its opening, and wherever it is one of several. */
export const emblems: Partial<Record<PagePath, PictogramName>> = {
  "/authority-fund": "retirement",
  "/social-solidarity-fund": "solidarity",
  "/mobile-phone-fund": "mobile",
  "/doctors-collaboration-fund": "together",
  "/health-insurance-fund": "health",
  "/specialty-titles-fund": "titles",
  "/welcome": "members",
  "/association-council": "clerk",
  "/legislations": "law",
  "/registration-requirements": "register",
  "/association-guide": "oath",
  "/contact-us": "phone",
  "/faq": "guide",
  "/careers": "vacancy",
  "/privacy-policy": "safe",
  "/terms_and_conditions": "paper",
  "/accessibility": "find",
  "/electronic-payments": "pay",
  "/elections": "vote",
};
