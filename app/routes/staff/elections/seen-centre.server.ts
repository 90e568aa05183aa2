import { listCentres } from "~/domain/elections/centres.server";
import { getElection } from "~/domain/elections/election-list.server";
import { parseId } from "~/forms/id";

type Params = { id?: string; centreId?: string };

/** The ids in an address, of an election that is there and a centre that may be gone; throws a 404 otherwise. */
export async function centreIn(params: Params) {
  const { id: electionId } = await getElection(parseId(params.id));
  const centreId = parseId(params.centreId);
  if (!centreId) throw new Response(null, { status: 404 });
  return { electionId, centreId };
}

/** The election and the centre in an address; throws a 404 where the election has no such centre. */
export async function seenCentre(params: Params) {
  const election = await getElection(parseId(params.id));
  const centreId = parseId(params.centreId);
  const centre = (await listCentres(election.id)).find(({ id }) => id === centreId);
  if (!centre) throw new Response(null, { status: 404 });
  return { election, centre };
}
