import { defineRoutes, publicPage } from "./address";

const ARTICLE = "routes/information/article.tsx";

const article = <const Path extends `/${string}`>(path: Path) => ({ path, file: ARTICLE, who: publicPage, cacheable: true, found: "listed" }) as const;

const fund = <const Path extends `/${string}`>(path: Path) => ({ ...article(path), use: "funds" }) as const;

export const information = defineRoutes({
  faq: { path: "/faq", file: "routes/information/faq.tsx", who: publicPage, cacheable: true, found: "listed" },
  associationCouncil: { path: "/association-council", file: "routes/information/association-council.tsx", who: publicPage, cacheable: true, found: "listed" },
  registrationRequirements: article("/registration-requirements"),
  authorityFund: fund("/authority-fund"),
  healthInsuranceFund: fund("/health-insurance-fund"),
  welcome: article("/welcome"),
  legislations: article("/legislations"),
  associationGuide: article("/association-guide"),
  electronicPayments: article("/electronic-payments"),
  socialSolidarityFund: fund("/social-solidarity-fund"),
  mobilePhoneFund: fund("/mobile-phone-fund"),
  doctorsCollaborationFund: fund("/doctors-collaboration-fund"),
  specialtyTitlesFund: fund("/specialty-titles-fund"),
  privacyPolicy: article("/privacy-policy"),
  termsAndConditions: article("/terms_and_conditions"),
  accessibility: article("/accessibility"),
});

export const articles = Object.values(information).filter(({ file }) => file === ARTICLE);
