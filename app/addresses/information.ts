import { area, publicPage } from "./address";

const article = <const Path extends `/${string}`>(path: Path) => ({ path, file: "routes/information/article.tsx", who: publicPage, cacheable: true, found: "listed" }) as const;

export const information = area({
  faq: { path: "/faq", file: "routes/information/faq.tsx", who: publicPage, cacheable: true, found: "listed" },
  associationCouncil: { path: "/association-council", file: "routes/information/association-council.tsx", who: publicPage, cacheable: true, found: "listed" },
  registrationRequirements: { path: "/registration-requirements", file: "routes/information/registration-requirements.tsx", who: publicPage, cacheable: true, found: "listed" },
  authorityFund: { path: "/authority-fund", file: "routes/information/authority-fund.tsx", who: publicPage, cacheable: true, found: "listed" },
  healthInsuranceFund: { path: "/health-insurance-fund", file: "routes/information/health-insurance-fund.tsx", who: publicPage, cacheable: true, found: "listed" },
  welcome: article("/welcome"),
  legislations: article("/legislations"),
  associationGuide: article("/association-guide"),
  electronicPayments: article("/electronic-payments"),
  socialSolidarityFund: article("/social-solidarity-fund"),
  mobilePhoneFund: article("/mobile-phone-fund"),
  doctorsCollaborationFund: article("/doctors-collaboration-fund"),
  specialtyTitlesFund: article("/specialty-titles-fund"),
  privacyPolicy: article("/privacy-policy"),
  termsAndConditions: article("/terms_and_conditions"),
  accessibility: article("/accessibility"),
});
