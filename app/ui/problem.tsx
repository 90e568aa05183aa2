import { useMatches } from "@remix-run/react";
import { useContext } from "react";
import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "./button";
import { Ltr } from "./ltr";
import { NotSaved } from "./not-saved";
import { PageFacts } from "./page-facts";

const REFUSALS = { 400: "not-understood", 403: "refused", 413: "too-large", 429: "too-often" } as const;

/** How a status that is the sender's doing is named in the words of problems; none for our own failures. */
export const refusalOf = (status: number) => REFUSALS[status as keyof typeof REFUSALS];

/** The sentence, named `area:key`, that a route's handle says where its page could not be shown. */
export type Failure = { failure?: string } | undefined;

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

/** What went wrong, in words; for our own failures also what to quote on the phone. */
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
        <a className="link" href={phoneLink(association.phone)}>
          <Ltr>{association.phone}</Ltr>
        </a>
      </p>
    </div>
  );
}
