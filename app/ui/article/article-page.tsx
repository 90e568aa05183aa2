import { pages } from "~/content/pages";
import { emblems } from "~/ui/pictogram";
import { Say } from "../text";
import { ArticleBody, type ArticleProps } from "./article-body";
import { Opening } from "./opening";

export const ArticlePage = (props: ArticleProps) => (
  <>
    <Opening emblem={emblems[props.article.path]} title={<Say text={pages[props.article.path]} />}>
      <p className="lead">
        <Say text={props.article.lead} />
      </p>
    </Opening>
    <ArticleBody {...props} />
  </>
);
