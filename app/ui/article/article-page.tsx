import { pageTitle } from "~/content/navigation";
import { emblems } from "~/ui/pictogram";
import { LocalizedText } from "../text";
import { ArticleBody, type ArticleProps } from "./article-body";
import { Opening } from "./opening";

export const ArticlePage = (props: ArticleProps) => (
  <>
    <Opening
      emblem={emblems[props.article.path]}
      title={<LocalizedText text={pageTitle(props.article.path)} />}
    >
      <p className="lead">
        <LocalizedText text={props.article.lead} />
      </p>
    </Opening>
    <ArticleBody {...props} />
  </>
);
