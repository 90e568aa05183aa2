import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireComputerUser } from "~/auth/guards.server";
import { identityOf } from "~/auth/visitor.server";
import { pages } from "~/content/pages";
import { currentElection } from "~/domain/elections/current-election.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { noticesOf } from "~/platform/flash.server";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { ELECTIONS } from "./addresses";
import { answerMark, MARKED } from "./answer-mark.server";
import { ClerkDesk } from "./clerk-desk";
import { ElectionFacts } from "./election-facts";
import { lookUp } from "./look-up.server";
import { NotFound } from "./not-found";
import { PublicDesk } from "./public-desk";
import { Refusal } from "./refusal";
import { shownElection } from "./shown-election.server";
import { shownSeat } from "./shown-seat.server";

const CLERK_HOME = "/computer-dashboard";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle, description: data.about }) : [];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const clerk = await identityOf("computer", request);
  const election = await currentElection();
  const { status, headers, ...found } = await lookUp({ request, context, election, clerk, language });
  const title = pages[ELECTIONS][language];
  const kept = new Headers(headers);
  if (found.asked) kept.set("Cache-Control", "private, no-store");
  const isMarked = clerk && (await noticesOf(request)).some(({ key }) => key === MARKED);
  return data(
    {
      title,
      documentTitle: documentTitle(title, language),
      about: translator(language, "elections")("about"),
      crumbs: clerk ? [{ title: pages[CLERK_HOME][language], path: CLERK_HOME }] : [],
      election: shownElection(election, language),
      clerk: clerk && {
        seat: await shownSeat(request, clerk, election, language),
        mayVote: clerk.permissions.includes("vote") || clerk.permissions.includes("undo"),
        isNext: Boolean(isMarked),
      },
      found: { status, ...found },
    },
    { status, headers: kept },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return answerMark(request, await requireComputerUser(request, "vote"));
}

export default function ElectionsCard() {
  const { title, about, crumbs, election, clerk, found } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isOpen = election?.state === "open";
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {refused ? <Refusal {...refused} /> : null}
      <ElectionFacts election={election} />
      {found.sentence ? (
        <div role="alert" className="mb-8 max-w-2xl">
          <Notice kind="danger">{found.sentence}</Notice>
        </div>
      ) : null}
      {clerk ? (
        <ClerkDesk {...clerk} found={found} isOpen={isOpen} />
      ) : (
        <PublicDesk about={about} found={found} hasElection={Boolean(election)} />
      )}
      {found.notFound ? <NotFound typed={found.typed ?? ""} /> : null}
    </>
  );
}
