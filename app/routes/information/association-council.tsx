import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleOf } from "~/content/article";
import { useTranslation } from "~/i18n/use-translation";
import { BoardList } from "~/ui/board-list";
import { InformationArticle, loadArticle } from "./article";

const PATH = "/association-council";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadArticle(request, PATH);
}

export default function AssociationCouncil() {
  const { t } = useTranslation("home");
  const loaded = useLoaderData<typeof loader>();
  const board = { id: "board", title: t("board.title"), body: <BoardList /> };
  return <InformationArticle {...loaded} parts={peopleOf("board").length > 0 ? [board] : []} />;
}
