import { edition, inTerms, perEdition } from "./current-edition";
import { type PagePath, pages } from "./pages";
import { type Words, words } from "./words";

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
  title: Words,
  paths: readonly [PagePath, ...PagePath[]],
  more: readonly MenuLink[] = [],
): MenuItem {
  const submenu = [...paths.map((path) => link(path)), ...more];
  return { id, en_title: title.en, ar_title: title.ar, path: paths[0], newTab: false, submenu };
}

const funds = [
  "/authority-fund",
  "/social-solidarity-fund",
  "/mobile-phone-fund",
  "/doctors-collaboration-fund",
  "/health-insurance-fund",
  "/specialty-titles-fund",
] as const;

/** The public look-ups, listed after the services of the specification. */
const lookUps: MenuLink[] = [{ ...link("/doctors"), id: "find-doctor" }, link("/verify")];

/** The specification's tree as the site is delivered. A group's own path is that of its first page. */
const tree: MenuItem[] = [
  { ...link("/"), id: "home" },
  group("about-us", words("About Us", "عن النقابة"), [
    "/welcome",
    "/association-council",
    "/legislations",
    "/registration-requirements",
    "/association-guide",
    "/contact-us",
  ]),
  group("association-funds", words("Association Funds", "صناديق النقابة"), funds),
  group(
    "e-services",
    words("E-Services", "الخدمات الإلكترونية"),
    ["/registration-until-emtyaz", "/dr-portal", "/computer-portal", "/emp-portal", "/electronic-payments"],
    lookUps,
  ),
  group("media", words("Media", "المركز الإعلامي"), ["/conferences", "/news", "/gallery"]),
];

const quick = [
  "/faq",
  "/registration-requirements",
  "/elections",
  "/careers",
  "/dr-qasam",
  "/survey",
] as const;
const legal = ["/privacy-policy", "/terms_and_conditions", "/accessibility"] as const;

/** The paths of the main menu, in no particular order. */
export const menuPaths = tree.flatMap((item) => item.submenu ?? item).map(({ path }) => path);

const isElsewhere = ({ path }: MenuLink) => !menuPaths.includes(path);

/**
 * The parts of the menu that the content office can rename and reorder; links that are only in the footer cannot be
 * moved.
 */
export const menuParts: ReadonlyArray<{ part: MenuItem | "top" | "footer"; entries: readonly MenuLink[] }> = [
  { part: "top", entries: tree },
  ...tree.flatMap((item) => (item.submenu ? [{ part: item, entries: item.submenu }] : [])),
  { part: "footer", entries: [...quick, ...legal].map((path) => link(path)).filter(isElsewhere) },
];

const titles = perEdition(() => inTerms(pages));

const idOf = (path: PagePath) => (path === "/" ? "home" : path.slice(1));

/** The title of a page in the menu, in headings and in links, with the association's own wording. */
export const pageTitle = (path: PagePath): Words => edition().menu.labels[idOf(path)] ?? titles()[path];

function withMemberTerms<Link extends MenuLink>(link: Link): Link {
  const { en, ar } = edition().menu.labels[link.id] ?? inTerms({ en: link.en_title, ar: link.ar_title });
  return { ...link, en_title: en, ar_title: ar };
}

/** In the order of the office; what has no place there comes last. */
function inPlace<Link extends MenuLink>(links: readonly Link[]): Link[] {
  const { places } = edition().menu;
  const place = ({ id }: Link) => places[id] ?? Number.MAX_SAFE_INTEGER;
  return links.map(withMemberTerms).sort((a, b) => place(a) - place(b));
}

/** The main menu. */
export const menu = (): MenuItem[] =>
  inPlace(tree).map((item) => (item.submenu ? { ...item, submenu: inPlace(item.submenu) } : item));

const linksTo = <Path extends PagePath>(paths: readonly Path[]) =>
  paths.map((path) => withMemberTerms(link(path)));

/** The three doors of those who have a login. */
export const portals = () => linksTo(["/dr-portal", "/computer-portal", "/emp-portal"]);

/** The funds, in the order of the menu. */
export const fundLinks = () => inPlace(funds.map((path) => link(path)));

/** The links of the page footer. */
export const footerLinks = () => ({ quick: linksTo(quick), funds: fundLinks(), legal: linksTo(legal) });

/** For who did not find what was looked for. */
export const waysOn = () => linksTo(["/faq", "/news", "/registration-requirements", "/contact-us"]);

/** The services that the home page names besides the tasks that most come for. */
export const serviceLinks = () => linksTo(["/dr-qasam", "/elections", "/careers", "/survey"]);
