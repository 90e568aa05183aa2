import { useLoaderData } from "@remix-run/react";
import { information } from "~/addresses/information";
import { handler } from "~/auth/handler.server";
import { InformationArticle, loadArticle } from "./article";
import { BOARD_PAGE, useCouncilSection } from "./board-part";

export const loader = handler(information.associationCouncil, (visit) => loadArticle(BOARD_PAGE, visit));

export default function AssociationCouncil() {
  const board = useCouncilSection();
  return <InformationArticle {...useLoaderData<typeof loader>()} parts={board} />;
}
