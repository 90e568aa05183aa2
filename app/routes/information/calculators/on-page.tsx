import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import type { Article, CalculatorName } from "~/content/article";
import type { PagePath } from "~/content/pages";
import { useTranslation } from "~/i18n";
import { BillCalculator, billQuestion } from "./bill-shares";
import { EntryCalculator, entryQuestion } from "./late-entry";
import { FeeCalculator, feeQuestion } from "./registration-fee";

/** The default position of a calculator, unless a block places it elsewhere. */
type Place = { path: PagePath; within?: string };
type Calculator = { id: string; title: "fee.title" | "entry.title" | "bill.title"; place: Place };

const calculators: Record<CalculatorName, Calculator> = {
  "registration-fee": {
    id: "cost",
    title: "fee.title",
    place: { path: href(information.registrationRequirements) },
  },
  "late-entry": {
    id: "age",
    title: "entry.title",
    place: { path: href(information.authorityFund), within: "late-entry" },
  },
  "bill-shares": {
    id: "bill-shares",
    title: "bill.title",
    place: { path: href(information.healthInsuranceFund), within: "shares" },
  },
};
const names = Object.keys(calculators) as CalculatorName[];

const placedIn = ({ sections }: Article): CalculatorName[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "calculator" ? block.name : [])),
  );

const isOwn = (name: CalculatorName, { path }: Article) => calculators[name].place.path === path;

const questions = {
  "registration-fee": feeQuestion,
  "late-entry": entryQuestion,
  "bill-shares": billQuestion,
};
type CalculatorAnswers = { [Name in CalculatorName]?: ReturnType<(typeof questions)[Name]> };

/** Parses the calculators' queries in the address of a page. */
export function calculatorAnswersFrom(article: Article, params: URLSearchParams): CalculatorAnswers {
  const placed = placedIn(article);
  const there = names.filter((name) => placed.includes(name) || isOwn(name, article));
  return Object.fromEntries(there.map((name) => [name, questions[name](params)]));
}

function viewsOf(answers: CalculatorAnswers): Partial<Record<CalculatorName, ReactNode>> {
  return {
    ...(answers["registration-fee"] && {
      "registration-fee": <FeeCalculator {...answers["registration-fee"]} />,
    }),
    ...(answers["late-entry"] && { "late-entry": <EntryCalculator {...answers["late-entry"]} /> }),
    ...(answers["bill-shares"] && { "bill-shares": <BillCalculator {...answers["bill-shares"]} /> }),
  };
}

/**
 * Returns the calculators of a page: those placed by its blocks, by name, and the others in their default positions.
 */
export function useCalculators(article: Article, answers: CalculatorAnswers) {
  const { t } = useTranslation("calculators");
  const placed = placedIn(article);
  const views = viewsOf(answers);
  const parts = names
    .filter((name) => isOwn(name, article) && !placed.includes(name))
    .map((name) => {
      const { id, title, place } = calculators[name];
      return { id, title: t(title), body: views[name], within: place.within };
    });
  const blocks = placed.map((name) => {
    const { id, title } = calculators[name];
    return [name, { id, title: t(title), body: views[name] }];
  });
  return { parts, blocks: Object.fromEntries(blocks) as Placed };
}

type Placed = Partial<Record<CalculatorName, { id: string; title: ReactNode; body: ReactNode }>>;
