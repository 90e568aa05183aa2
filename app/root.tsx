import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { href } from "~/addresses/href";
import { register } from "~/addresses/register";
import { matchOf } from "~/addresses/site-map";
import { edition } from "~/content/current-edition";
import { sealPicture } from "~/content/seal";
import { whoIs } from "./auth/guards.server";
import { staffNavigation } from "./auth/staff-navigation.server";
import { directionOf, isLanguage, type Language, languages, numberingSystem, useTranslation } from "./i18n";
import { languageOf } from "./i18n/request-language.server";
import { CSS_PLACEHOLDER, SCRIPT_PLACEHOLDER } from "./platform/document/document.server";
import { keyedHash } from "./platform/encrypt.server";
import { forgetNotices, noticesOf } from "./platform/flash.server";
import { languagePreference } from "./platform/preference-cookies.server";
import {
  canonicalAddress,
  documentTitle,
  ErrorPage,
  ErrorTitle,
  headOf,
  inLanguageOf,
  PageFacts,
  pageMeta,
  titleOf,
  titleOfProblem,
  usePageTitle,
} from "./ui";
import { BareShell, Shell } from "./ui/layout/shell";

export const headers: HeadersFunction = ({ errorHeaders }) => {
  const later = errorHeaders?.get("Retry-After");
  return new Headers(later ? { "Retry-After": later } : {});
};

/**
 * Sets the title if a page's loader returns no `head`: that of its address, or of a thrown response. Remix passes
 * `meta` no other match than root's own, so that HeadTags renders what a loader returns.
 */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return [];
  const title = error ? titleOfThrown(error, data.language) : data.title;
  return title ? pageMeta({ title: documentTitle(title, data.language) }) : [];
};

const titleOfThrown = (error: unknown, language: Language): string =>
  (isRouteErrorResponse(error) && error.data?.title) || titleOfProblem(statusOf(error), language);

/** Tells one account's drafts on a device from another's, and nothing of the account. */
const markOf = (id: string) => keyedHash("whose drafts a device keeps", id).slice(0, 12);

async function visitorOf(request: Request, language: Language) {
  const { doctor, computer, staff } = await whoIs(request);
  return {
    doctor: doctor && { name: doctor.name[language] || doctor.name.ar },
    computer: computer && { name: computer.username },
    staff: staff && { name: staff.fullName, role: staff.role, mark: markOf(staff.id) },
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const address = matchOf({ request, context })?.address ?? null;
  const chosen = searchParams.get("lang");
  const language = await languageOf(request);
  const headers = new Headers();
  if (isLanguage(chosen) && chosen !== languagePreference.read(request.headers.get("Cookie"))) {
    headers.append("Set-Cookie", languagePreference.cookie(chosen));
  }
  const notices = await noticesOf(request);
  if (notices.length) headers.append("Set-Cookie", await forgetNotices());
  const title = address && titleOf(address, language);
  const visitor = await visitorOf(request, language);
  const staffPlaces = await staffNavigation(address, await whoIs(request));
  return data({ visitor, staffPlaces, notices, language, title }, { headers });
}

type Handle = { outside?: boolean | ((path: string) => boolean) } | undefined;

const standsOutside = (handle: Handle, path: string) =>
  typeof handle?.outside === "function" ? handle.outside(path) : handle?.outside;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const { theme, path } = useContext(PageFacts);
  const { language } = useTranslation();
  const outside = useMatches().some(({ handle }) => standsOutside(handle as Handle, path));
  const Frame = outside ? BareShell : Shell;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={theme}
      data-numbers={numberingSystem()}
      data-colours={edition().association.colours ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme} />
        {error ? <ErrorTitle status={statusOf(error)} /> : <HeadTags language={language} />}
        <AddressTags language={language} />
        <link rel="icon" href={sealPicture(edition().association.seal)} type="image/svg+xml" />
        <style>{CSS_PLACEHOLDER}</style>
      </head>
      <body>
        <Frame
          visitor={page?.visitor ?? {}}
          language={language}
          theme={theme}
          path={path}
          notices={page?.notices ?? []}
          staffPlaces={page?.staffPlaces}
        >
          {children}
        </Frame>
        <script>{SCRIPT_PLACEHOLDER}</script>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;

/**
 * Renders title, description and picture from the loader's `head`, with the title of the address as the default, or
 * from `meta`.
 */
function HeadTags({ language }: { language: Language }) {
  const head = headOf(useMatches());
  const pageTitle = usePageTitle();
  if (!head) return <Meta />;
  const { isFullTitle, ...meta } = head;
  const title = isFullTitle ? pageTitle : documentTitle(pageTitle, language);
  return pageMeta({ ...meta, title }).map(({ title, tagName: Tag = "meta", ...attributes }) =>
    title ? <title key="title">{title}</title> : <Tag key={JSON.stringify(attributes)} {...attributes} />,
  );
}

/** Doctors' pages are indexed only if the association wants it. */
const mayBeFound = (path: string) =>
  edition().association.register.found || !path.startsWith(`${href(register.search)}/`);

const hasLanguage = (path: string) => isLanguage(new URL(path, "http://x").searchParams.get("lang"));

/** Renders canonical and alternate links of a page, or a robots tag if it must not be indexed. */
function AddressTags({ language }: { language: Language }) {
  const { origin, path, status } = useContext(PageFacts);
  const address = status === 200 && mayBeFound(path) ? canonicalAddress(path) : null;
  if (!address) return <meta name="robots" content="noindex" />;
  // The address without language is for readers of any language, and is its own canonical address.
  const here = origin + (hasLanguage(path) ? inLanguageOf(address, language) : address);
  return (
    <>
      <link rel="canonical" href={here} />
      <link rel="alternate" hrefLang="x-default" href={origin + address} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + inLanguageOf(address, each)} />
      ))}
      <meta property="og:url" content={here} />
      <meta property="og:site_name" content={edition().association.name[language]} />
    </>
  );
}
