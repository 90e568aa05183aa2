import { pages } from "~/content/pages";
import { findComputerUser, versionOf } from "~/domain/accounts/computer-users.server";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/current-election.server";
import { languageOf } from "~/i18n/request-language.server";
import { documentTitle } from "~/ui/page-meta";
import { COMPUTER_USERS } from "./address";

/** What the page of one computer user shows; throws 404 where there is none. */
export async function shownUser(request: Request, id: string | null) {
  const user = id && (await findComputerUser(id));
  if (!user) throw new Response(null, { status: 404 });
  const language = await languageOf(request);
  const { username, fullName, permissions, centreId, desk, disabledAt } = user;
  return {
    title: username,
    documentTitle: documentTitle(username, language),
    crumbs: [
      { title: pages["/dashboard"][language], path: "/dashboard" },
      { title: pages[COMPUTER_USERS][language], path: COMPUTER_USERS },
    ],
    id: user.id,
    version: versionOf(user),
    disabled: disabledAt !== null,
    centres: await listNamedCentres(await currentElection(), language),
    typed: { full_name: fullName, permissions, centre: String(centreId ?? ""), desk: desk ?? "" },
  };
}

export type ShownUser = Awaited<ReturnType<typeof shownUser>>;
