import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InformationArticle, loadArticle } from "./article";
import { BOARD_PAGE, useBoardPart } from "./board-part";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadArticle(request, BOARD_PAGE);
}

export default function AssociationCouncil() {
  const board = useBoardPart();
  return <InformationArticle {...useLoaderData<typeof loader>()} parts={board} />;
}
