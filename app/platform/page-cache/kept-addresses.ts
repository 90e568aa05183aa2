const AREAS = "careers|news|conferences|events|gallery";
const FORMS = "contact-us|survey|dr-qasam|dr-portal|computer-portal|emp-portal|emp_portal|verify";
const WRITTEN = [
  "welcome|association-council|legislations|registration-requirements|association-guide|faq|accessibility",
  "electronic-payments|authority-fund|social-solidarity-fund|mobile-phone-fund|doctors-collaboration-fund",
  "health-insurance-fund|specialty-titles-fund|privacy-policy|terms_and_conditions",
].join("|");
const NUMBER = "[1-9][0-9]{0,8}";

const KEPT = new RegExp(
  `^/(?:${[AREAS, FORMS, WRITTEN, `(?:${AREAS})/${NUMBER}`, `gallery/${NUMBER}/photos/${NUMBER}`].join("|")})?$`,
);

/** Whether a page at this path is the same for everybody who brings nothing, and may be kept: what is not named is not. */
export const isKeptAddress = (path: string): boolean => KEPT.test(path);
