const AREAS = "careers|news|conferences|events|gallery";
const FORMS = "contact-us|survey|dr-qasam|dr-portal|emp-portal|emp_portal|verify";
const WRITTEN = [
  "welcome|association-council|legislations|registration-requirements|association-guide|faq|accessibility",
  "electronic-payments|authority-fund|social-solidarity-fund|mobile-phone-fund|doctors-collaboration-fund",
  "health-insurance-fund|specialty-titles-fund|privacy-policy|terms_and_conditions",
].join("|");
const NUMBER = "[1-9][0-9]{0,8}";
const ALONE = [AREAS, FORMS, WRITTEN, `(?:${AREAS})/${NUMBER}`, `gallery/${NUMBER}/photos/${NUMBER}`].join(
  "|",
);
const PAGE = "page=(?:[2-9]|[1-9][0-9]{1,2})";
const LEAFED = [
  `(?:news|gallery|gallery/${NUMBER})\\?${PAGE}`,
  `(?:conferences|events)\\?(?:tab=past|(?:tab=past&)?${PAGE})`,
].join("|");
const LANG = "lang=(?:ar|en)";

const KEPT = new RegExp(`^/(?:(?:${ALONE})?(?:\\?${LANG})?|(?:${LEAFED})(?:&${LANG})?)$`);

/**
 * Whether a page at this address, path and query, is the same for everybody who brings nothing, and may be kept: what is not
 * named is not. Of all ways to write a query only that of our own links is, so that no address stands for another's page.
 */
export const isKeptAddress = (address: string): boolean => KEPT.test(address);
