import { I18nextProvider } from "react-i18next";
import type { Article } from "~/content/article";
import { pageTitle } from "~/content/navigation";
import { i18nOf, type Language } from "~/i18n";
import { BOARD_PAGE, useCouncilSection } from "~/routes/information/board-part";
import { calculatorAnswersFrom, useCalculators } from "~/routes/information/calculators/on-page";
import { emblems, LocalizedText, PageFacts, type Theme } from "~/ui";
import { ArticleBody } from "~/ui/article/article-body";
import type { LiveParts } from "~/ui/article/live-parts";
import { OpeningBand } from "~/ui/article/opening-band";

type Props = { article: Article; language: Language; theme: Theme; parts: LiveParts };
const nothing = new URLSearchParams();
const opened = { all: false, open: null };

function PreviewedArticle({ article, parts }: Pick<Props, "article" | "parts">) {
  const answers = calculatorAnswersFrom(article, nothing);
  const calculators = useCalculators(article, answers);
  const board = useCouncilSection();
  return (
    <main className="main">
      <OpeningBand emblem={emblems[article.path]} title={<LocalizedText text={pageTitle(article.path)} />}>
        <p className="lead">
          <LocalizedText text={article.lead} />
        </p>
      </OpeningBand>
      <ArticleBody
        article={article}
        documents={parts.links}
        opened={opened}
        parts={[...(article.path === BOARD_PAGE ? board : []), ...calculators.parts]}
        calculators={calculators.blocks}
      />
    </main>
  );
}

/** Renders an information page with the components of `ArticlePage`, without breadcrumbs. */
export function LivePage({ article, language, theme, parts }: Props) {
  const facts = {
    theme,
    lite: false,
    samples: parts.samples,
    origin: location.origin,
    path: article.path,
    status: 200,
    reference: "",
  };
  return (
    <I18nextProvider i18n={i18nOf[language]}>
      <PageFacts.Provider value={facts}>
        <PreviewedArticle article={article} parts={parts} />
      </PageFacts.Provider>
    </I18nextProvider>
  );
}
