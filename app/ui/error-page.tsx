import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "./button";
import { OfficePhone } from "./contact-details";
import { NotSaved } from "./not-saved";
import { EmptyState } from "./notice";
import { PageFacts } from "./page-facts";
import { PageHeader } from "./page-header";
import { documentTitle } from "./page-meta";
import { Ltr } from "./text";

const REFUSALS = { 400: "not-understood", 403: "refused", 413: "too-large", 429: "too-often" } as const;

const refusalOf = (status: number) => REFUSALS[status as keyof typeof REFUSALS];

/** Named `area:key`. */
type Failure = { failure?: string } | undefined;

function useFailure(): string | null {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as Failure;
  return handle?.failure ? (t(handle.failure as never) as unknown as string) : null;
}

function Words({ status }: { status: number }) {
  const { t } = useTranslation("shell");
  const { away, path } = useContext(PageFacts);
  const refusal = refusalOf(status) ?? (away ? "away" : undefined);
  const failure = useFailure();
  return (
    <>
      <h1 className="title">{t(`problem.${refusal ?? "title"}`)}</h1>
      {failure && !refusalOf(status) ? <p className="mt-3 font-bold">{failure}</p> : null}
      <p className="mt-3 mb-6 text-muted">{t(refusal ? `problem.${refusal}-body` : "problem.body")}</p>
      {away ? (
        <p className="mb-6">
          <ButtonLink href={path}>{t("problem.away-again")}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}

export function Problem({ status, reference }: { status: number; reference: string }) {
  const { t } = useTranslation("shell");
  const { notSaved } = useContext(PageFacts);
  return (
    <div className="pt-20 pb-12">
      {notSaved ? <NotSaved back={notSaved} /> : <Words status={status} />}
      {refusalOf(status) ? null : (
        <p className="text-lg font-bold">
          {`${t("problem.reference")}: `}
          <Ltr>{reference}</Ltr>
        </p>
      )}
      <p className="mt-3">
        {`${t("phone")}: `}
        <OfficePhone />
      </p>
    </div>
  );
}

export function NotFound() {
  const { t } = useTranslation("shell");
  return (
    <div className="pt-20 pb-12">
      <p className="text-5xl font-bold text-accent">404</p>
      <h1 className="title">{t("not-found.title")}</h1>
      <p className="mt-3 mb-8 text-muted">{t("not-found.body")}</p>
      <ButtonLink href="/">{t("not-found.home")}</ButtonLink>
    </div>
  );
}

type Props = { title: string; text: string; list: { path: string; back: string } };

export function MissingRecord({ title, text, list }: Props) {
  const error = useRouteError();
  const { reference } = useContext(PageFacts);
  const status = isRouteErrorResponse(error) ? error.status : 500;
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
