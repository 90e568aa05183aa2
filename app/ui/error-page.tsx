import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { href } from "~/addresses/href";
import { site } from "~/addresses/public";
import { edition } from "~/content/current-edition";
import { waysOn } from "~/content/navigation";
import { type Language, translator, useTranslation } from "~/i18n";
import { ButtonLink } from "./button";
import { OfficePhone } from "./contact-details";
import { NotSaved, TypedInVain } from "./not-saved";
import { EmptyState } from "./notice";
import { usedLinks } from "./page-address";
import { PageFacts } from "./page-facts";
import { PageHeader } from "./page-header";
import { documentTitle } from "./page-meta";
import { Medallion } from "./pictogram";
import { SearchBox } from "./search-form";
import { Ltr } from "./text";

const REFUSALS = { 400: "not-understood", 403: "refused", 413: "too-large", 429: "too-often" } as const;

const refusalOf = (status: number) => REFUSALS[status as keyof typeof REFUSALS];

/** A dictionary key `area:key`. */
type Failure = { failure?: string } | undefined;

function useFailure(): string | null {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as Failure;
  return handle?.failure ? (t(handle.failure as never) as unknown as string) : null;
}

type ErrorHeadingProps = { status: number; title: string; children: ReactNode };

/** The title of an error page, with its status in the seal's star. */
const ErrorHeading = ({ status, title, children }: ErrorHeadingProps) => (
  <div className="bleed opening">
    <div className="wrap">
      <Medallion text={`${status}`} size="huge" />
      <div>
        <h1 className="title">{title}</h1>
        {children}
      </div>
    </div>
  </div>
);

function WaysOn({ status, reference }: { status: number; reference: string }) {
  const { t } = useTranslation("shell");
  const { away, path } = useContext(PageFacts);
  const { phone } = edition().contact;
  return (
    <div className="grid gap-6 pt-8">
      {refusalOf(status) ? null : (
        <p className="text-lg font-bold">
          {`${t("problem.reference")}: `}
          <Ltr>{reference}</Ltr>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {away ? <ButtonLink href={path}>{t("problem.away-again")}</ButtonLink> : null}
        <ButtonLink href="/" variant="quiet">
          {t("not-found.home")}
        </ButtonLink>
      </p>
      <p>
        {phone ? `${t("phone")}: ` : null}
        <OfficePhone />
      </p>
    </div>
  );
}

function Problem({ status, reference }: { status: number; reference: string }) {
  const { t } = useTranslation("shell");
  const { notSaved, away } = useContext(PageFacts);
  const failure = useFailure();
  const refused = refusalOf(status);
  const what = refused ?? (away ? "away" : undefined);
  return (
    <>
      {notSaved ? (
        <div className="pt-8">
          <NotSaved back={notSaved} />
        </div>
      ) : (
        <ErrorHeading status={status} title={t(`problem.${what ?? "title"}`)}>
          {failure && !refused ? <p className="mt-3 font-bold">{failure}</p> : null}
          <p className="lead">{t(what ? `problem.${what}-body` : "problem.body")}</p>
        </ErrorHeading>
      )}
      <WaysOn status={status} reference={reference} />
    </>
  );
}

export function NotFound() {
  const { t, language } = useTranslation(["shell", "search"]);
  const words = { label: t("search:label"), find: t("search:find"), clear: t("search:clear") };
  return (
    <>
      <ErrorHeading status={404} title={t("shell:not-found.title")}>
        <p className="lead">{t("shell:not-found.body")}</p>
      </ErrorHeading>
      <TypedInVain />
      <div className="reading pt-8">
        <div>
          <SearchBox action={href(site.search)} q="" {...words} />
          <ButtonLink href="/" variant="quiet">
            {t("shell:not-found.home")}
          </ButtonLink>
        </div>
        <nav className="aside" aria-labelledby="ways-on">
          <h2 id="ways-on">{t("shell:not-found.ways-on")}</h2>
          <ul>
            {usedLinks(waysOn()).map((link) => (
              <li key={link.id}>
                <a href={link.path}>{link[`${language}_title`]}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

/**
 * Returns the status of the response: a loader that throws is 500 to Remix, but 503 if the database was unreachable.
 */
function useErrorStatus(): number {
  const error = useRouteError();
  const { status } = useContext(PageFacts);
  if (isRouteErrorResponse(error)) return error.status;
  return Math.max(status, 500);
}

/** The page of an error that no route shows itself. */
export function ErrorPage() {
  const { reference } = useContext(PageFacts);
  const status = useErrorStatus();
  return status === 404 ? <NotFound /> : <Problem status={status} reference={reference} />;
}

type Props = { title: string; text: string; list: { path: string; back: string } };

export function MissingRecord({ title, text, list }: Props) {
  const { reference } = useContext(PageFacts);
  const status = useErrorStatus();
  if (status !== 404) return <Problem status={status} reference={reference} />;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={text}>
        <p className="mt-3">
          <a href={list.path} className="link">
            {list.back}
          </a>
        </p>
      </EmptyState>
      <TypedInVain />
    </>
  );
}

type Facts = { away?: boolean; notSaved?: unknown };

function titleKey(status: number, { away, notSaved }: Facts) {
  if (notSaved) return "not-saved.title";
  if (status === 404) return "not-found.title";
  return `problem.${refusalOf(status) ?? (away ? "away" : "title")}` as const;
}

export const titleOfProblem = (status: number, language: Language, facts: Facts = {}) =>
  translator(language, "shell")(titleKey(status, facts));

export function ErrorTitle({ status }: { status: number }) {
  const { language } = useTranslation("shell");
  return <title>{documentTitle(titleOfProblem(status, language, useContext(PageFacts)), language)}</title>;
}
