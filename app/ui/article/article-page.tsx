import { pageTitle } from "~/content/navigation";
import { emblems } from "~/ui/pictogram";
import { Say } from "../text";
import { ArticleBody, type ArticleProps } from "./article-body";
import { Opening } from "./opening";

export const ArticlePage = (props: ArticleProps) => (
  <>
    <Opening emblem={emblems[props.article.path]} title={<Say text={pageTitle(props.article.path)} />}>
      <p className="lead">
        <Say text={props.article.lead} />
      </p>
    </Opening>
    <ArticleBody {...props} />
  </>
);
