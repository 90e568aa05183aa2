import { pages } from "~/content/pages";
import { listComputerUsers } from "~/domain/accounts/computer-users.server";
import { listNamedCentres } from "~/domain/elections/centres.server";
import { currentElection } from "~/domain/elections/current-election.server";
import { formatMoment } from "~/i18n/dates";
import { inLanguage } from "~/i18n/languages";
import { languageOf } from "~/i18n/request-language.server";
import { documentTitle } from "~/ui/page-meta";
import { COMPUTER_USERS } from "./address";

/** What the list of computer users shows, after a form that was refused too. */
export async function shownUsers(request: Request) {
  const language = await languageOf(request);
  const asked = Number(new URL(request.url).searchParams.get("page")?.slice(0, 6)) || 1;
  const { users, ...list } = await listComputerUsers(asked);
  const title = pages[COMPUTER_USERS][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dashboard"][language], path: "/dashboard" }],
    list,
    centres: await listNamedCentres(await currentElection(), language),
    users: users.map(({ id, username, fullName, permissions, centre, desk, disabledAt, lastSeen }) => ({
      id,
      username,
      fullName,
      permissions,
      centre: centre && inLanguage(language, centre).value,
      desk,
      disabled: disabledAt !== null,
      lastSeen: lastSeen && formatMoment(lastSeen, language),
    })),
  };
}

export type ListedUser = Awaited<ReturnType<typeof shownUsers>>["users"][number];
