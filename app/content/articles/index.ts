import type { Article } from "../article";
import type { PagePath } from "../pages";
import { article as accessibility } from "./accessibility";
import { article as associationCouncil } from "./association-council";
import { article as associationGuide } from "./association-guide";
import { article as authorityFund } from "./authority-fund";
import { article as doctorsCollaborationFund } from "./doctors-collaboration-fund";
import { article as electronicPayments } from "./electronic-payments";
import { article as healthInsuranceFund } from "./health-insurance-fund";
import { article as legislations } from "./legislations";
import { article as mobilePhoneFund } from "./mobile-phone-fund";
import { article as privacyPolicy } from "./privacy-policy";
import { article as registrationRequirements } from "./registration-requirements";
import { article as socialSolidarityFund } from "./social-solidarity-fund";
import { article as specialtyTitlesFund } from "./specialty-titles-fund";
import { article as terms } from "./terms";
import { article as welcome } from "./welcome";

/** Every page that is made of the association's own words, by its address. */
export const articles: Partial<Record<PagePath, Article>> = Object.fromEntries(
  [
    authorityFund,
    specialtyTitlesFund,
    socialSolidarityFund,
    mobilePhoneFund,
    healthInsuranceFund,
    doctorsCollaborationFund,
    registrationRequirements,
    legislations,
    associationGuide,
    welcome,
    associationCouncil,
    privacyPolicy,
    terms,
    accessibility,
    electronicPayments,
  ].map((article) => [article.path, article]),
);
