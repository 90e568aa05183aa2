import { type PagePath, pages } from "./pages";

export type MenuLink<Id extends string = string> = {
  id: Id;
  en_title: string;
  ar_title: string;
  path: string;
  newTab: boolean;
};
export type MenuItem = MenuLink & { submenu?: MenuLink[] };

type IdOf<Path extends string> = Path extends `/${infer Name}` ? Name : never;

const link = <Path extends PagePath>(path: Path): MenuLink<IdOf<Path>> => ({
  id: path.slice(1) as IdOf<Path>,
  en_title: pages[path].en,
  ar_title: pages[path].ar,
  path,
  newTab: false,
});

function group(
  id: string,
  en_title: string,
  ar_title: string,
  paths: readonly [PagePath, ...PagePath[]],
  more: readonly MenuLink[] = [],
): MenuItem {
  const submenu = [...paths.map((path) => link(path)), ...more];
  return { id, en_title, ar_title, path: paths[0], newTab: false, submenu };
}

const funds = [
  "/authority-fund",
  "/social-solidarity-fund",
  "/mobile-phone-fund",
  "/doctors-collaboration-fund",
  "/health-insurance-fund",
  "/specialty-titles-fund",
] as const;

/** What the public looks up: behind the specification's services, on one page. */
const lookUps: MenuLink[] = [
  {
    id: "find-doctor",
    en_title: "Find a doctor",
    ar_title: "البحث عن طبيب",
    path: "/verify#register",
    newTab: false,
  },
  link("/verify"),
];

/** The main menu. A group's own path is that of its first page. */
export const menu: MenuItem[] = [
  { ...link("/"), id: "home" },
  group("about-us", "About Us", "عن النقابة", [
    "/welcome",
    "/association-council",
    "/legislations",
    "/registration-requirements",
    "/association-guide",
    "/contact-us",
  ]),
  group("association-funds", "Association Funds", "صناديق النقابة", funds),
  group(
    "e-services",
    "E-Services",
    "الخدمات الإلكترونية",
    ["/registration-until-emtyaz", "/dr-portal", "/computer-portal", "/emp-portal", "/electronic-payments"],
    lookUps,
  ),
  group("media", "Media", "المركز الإعلامي", ["/conferences", "/news", "/gallery"]),
];

const portalPaths = ["/dr-portal", "/computer-portal", "/emp-portal"] as const;

export const portals = portalPaths.map((path) => link(path));

export const fundLinks = funds.map((path) => link(path));

export const footerLinks = {
  quick: (
    ["/faq", "/registration-requirements", "/elections", "/careers", "/dr-qasam", "/survey"] as const
  ).map((path) => link(path)),
  funds: fundLinks,
  legal: (["/privacy-policy", "/terms_and_conditions", "/accessibility"] as const).map((path) => link(path)),
};

/** For who did not find what was looked for. */
export const waysOn = (["/faq", "/news", "/registration-requirements", "/contact-us"] as const).map((path) =>
  link(path),
);

/** The services that the home page names besides the tasks that most come for. */
export const serviceLinks = (["/dr-qasam", "/elections", "/careers", "/survey"] as const).map((path) =>
  link(path),
);
