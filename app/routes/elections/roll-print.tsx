import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireComputerUserOrStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { currentElection } from "~/domain/elections/current-election.server";
import { languageOf } from "~/i18n/request-language.server";
import { documentTitle } from "~/ui/document-title";
import { pageMeta } from "~/ui/page-meta";
import { askedRoll } from "./asked-roll.server";
import { ROLLS } from "./roll-addresses";
import { RollCentres } from "./roll-centres";
import { RollSheet } from "./roll-sheet";
import { shownRolls } from "./shown-rolls.server";
import { shownSheet } from "./shown-sheet.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const officer = await requireComputerUserOrStaff(request, {
    computer: ["vote"],
    staff: "elections.manage",
  });
  const language = await languageOf(request);
  const search = new URL(request.url).searchParams;
  const asked = search.get("centre");
  const election = await currentElection();
  const title = pages[ROLLS][language];
  if (asked === null) {
    const rolls = election && (await shownRolls(election, language));
    return { title, documentTitle: documentTitle(title, language), rolls, sheet: null };
  }
  const sheet = await shownSheet(officer, await askedRoll(asked, election), {
    page: search.get("page"),
    language,
  });
  return { title, documentTitle: documentTitle(sheet.title, language), rolls: null, sheet };
}

export default function RollPrint() {
  const { title, rolls, sheet } = useLoaderData<typeof loader>();
  return sheet ? <RollSheet {...sheet} /> : <RollCentres title={title} rolls={rolls} />;
}
