import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articles } from "~/content/articles";
import { useTranslation } from "~/i18n/use-translation";
import { ArticlePage } from "~/ui/article/article-page";
import { BoardList } from "~/ui/board-list";
import { loadArticle } from "./article";

const PATH = "/association-council";

export async function loader({ request }: LoaderFunctionArgs) {
  return loadArticle(request, PATH);
}

export default function AssociationCouncil() {
  const { t } = useTranslation("home");
  const { opened, documents } = useLoaderData<typeof loader>();
  const board = { id: "board", title: t("board.title"), body: <BoardList /> };
  return <ArticlePage article={articles[PATH]!} opened={opened} documents={documents} parts={[board]} />;
}
