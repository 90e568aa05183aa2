import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { type Edition, type Fields, type ListEntry, type ListName, listNames } from "~/content/edition";
import {
  type FigureHistory,
  type FigureValue,
  figureNames,
  firstFigures,
  withFigures,
} from "~/content/figures";
import type { FigureName } from "~/content/first-edition/figures";
import { firstPages } from "~/content/first-edition/pages";
import { withTerms } from "~/content/member-terms";
import type { PagePath } from "~/content/pages";
import { type KindName, kindOf } from "./kinds";
import { articleOf } from "./page";
import type { PageFields } from "./page-schema";
import { validOn } from "./validity";
import {
  associationIn,
  contactIn,
  documentIn,
  entryOfList,
  type Holding,
  homeIn,
  inBoth,
  letterIn,
  mediaIn,
  menuIn,
  personIn,
  questionIn,
  surveyQuestionIn,
  textOf,
  vacancyIn,
} from "./views";

/**
 * A revision that the public sees or will see, from and until Unix milliseconds; `fields` are null if it was taken
 * down.
 */
export type LiveRevision = {
  kind: KindName;
  key: string;
  fields: Fields | null;
  samples: readonly string[];
  from: number;
  until: number | null;
};

type Moment = { at: number; today: string; samples: boolean };

/**
 * Returns the revision of each item that is in force: the latest begun, unless it has ended, or for dated kinds the
 * valid one.
 */
export function revisionsInForceAt(revisions: readonly LiveRevision[], moment: Pick<Moment, "at" | "today">) {
  const { at } = moment;
  const things = new Map<string, LiveRevision[]>();
  for (const revision of revisions.filter(({ from }) => from <= at)) {
    const name = `${revision.kind}/${revision.key}`;
    things.set(name, [...(things.get(name) ?? []), revision]);
  }
  return [...things.values()].flatMap((versions): LiveRevision[] => {
    const begun = versions.sort((a, b) => a.from - b.from);
    const { dated } = kindOf(begun[0]!.kind);
    const holding = dated ? validOn(begun, dated, moment) : begun.at(-1);
    return holding?.fields && (holding.until === null || holding.until > at) ? [holding] : [];
  });
}

/** Returns the next time at which a revision begins or ends, in Unix milliseconds. */
export function nextChange(revisions: readonly LiveRevision[], at: number): number | null {
  const moments = revisions
    .flatMap(({ from, until }) => [from, until ?? Number.NaN])
    .filter((each) => each > at);
  return moments.length ? Math.min(...moments) : null;
}

/** Returns a revision as readers may see it: sample content is hidden outside the demo. */
const holdingOf = (revision: LiveRevision, samples: boolean): Holding => ({
  key: revision.key,
  sample: revision.samples.length > 0,
  samples: revision.samples,
  fields: samples
    ? revision.fields!
    : Object.fromEntries(
        Object.entries(revision.fields!).filter(([name]) => !revision.samples.includes(name)),
      ),
});

const isWithin = (fields: Fields, first: string, last: string, today: string) => {
  const [from, until] = [textOf(fields, first), textOf(fields, last)];
  return (!from || from <= today) && (!until || today <= until);
};

const order = (fields: Fields) => Number(textOf(fields, "order") || Number.MAX_SAFE_INTEGER);
const byKey = (a: Holding, b: Holding) => Number(a.key) - Number(b.key);

const figureValue = ({ fields }: LiveRevision): FigureValue => ({
  value: Number(textOf(fields!, "value")),
  since: textOf(fields!, "from") || null,
});

/**
 * Collects the past and current values of each figure by day; of two of the same day, the one published last counts.
 */
function historyAt(revisions: readonly LiveRevision[], at: number): FigureHistory {
  const past = revisions.filter(
    ({ kind, from, fields }) =>
      kind === "figures" && fields && from <= at && Number.isFinite(Number(fields.value)),
  );
  const history = figureNames.map((name) => {
    const byMoment = new Map(past.filter(({ key }) => key === name).map((each) => [each.from, each]));
    const values = [...byMoment.values()].sort((a, b) => a.from - b.from).map(figureValue);
    return [name, values.length ? values : firstFigures[name]];
  });
  return Object.fromEntries(history);
}

/**
 * Resolves the public content at a moment; `today` is a day in Amman, `samples` tells whether sample content is shown.
 */
export function resolveEdition(revisions: readonly LiveRevision[], moment: Moment): Edition {
  const figures = historyAt(revisions, moment.at);
  const worth = (name: FigureName) => figures[name].at(-1)!.value;
  const unfigured = editionWithoutFigures(revisions, moment);
  const withValues = withFigures(unfigured, worth, unfigured.association.digits);
  return { ...withTerms(withValues, withValues.association.terms), figures };
}

function editionWithoutFigures(revisions: readonly LiveRevision[], moment: Moment): Omit<Edition, "figures"> {
  const { today, samples } = moment;
  const all = revisionsInForceAt(revisions, moment).map((revision) => ({
    kind: revision.kind,
    ...holdingOf(revision, samples),
  }));
  const named = (kind: KindName, name: string) =>
    all.filter((one) => one.kind === kind && inBoth(one.fields, name).ar !== "");
  const alone = (name: KindName) => all.find(({ kind }) => kind === name);
  const contact = alone("contact");
  const [announced] = named("announcement", "text");
  const media = named("media", "description").flatMap(mediaIn);
  return {
    media,
    people: named("people", "name")
      .filter(({ fields }) => isWithin(fields, "from", "until", today))
      .sort((a, b) => order(a.fields) - order(b.fields) || byKey(a, b))
      .map((holding) => personIn(holding, media)),
    vacancies: named("vacancies", "title")
      .filter(({ fields }) => textOf(fields, "opens") <= today)
      .sort(byKey)
      .map(vacancyIn),
    questions: named("questions", "question").map(questionIn),
    documents: named("documents", "title").map(documentIn),
    announcement:
      announced && isWithin(announced.fields, "from", "until", today)
        ? { text: inBoth(announced.fields, "text") }
        : null,
    association: associationIn(alone("association")?.fields),
    contact: contactIn(contact?.fields ?? {}, contact?.samples ?? []),
    letters: indexByKey(named("letters", "subject"), letterIn),
    menu: menuIn(alone("menu")?.fields ?? {}),
    lists: Object.fromEntries(
      listNames.map((list) => [list, named(list, "name").map(entryOfList)]),
    ) as Record<ListName, ListEntry[]>,
    home: homeIn(alone("home")?.fields),
    survey: indexByKey(named("survey", "topic"), surveyQuestionIn),
    ...pagesOf(
      revisions,
      all.filter(({ kind }) => kind === "pages"),
    ),
    awaited: awaitedPages(revisions, named("questions", "question").length > 0),
  };
}

const indexByKey = <View>(holdings: Holding[], viewOf: (holding: Holding) => View) =>
  Object.fromEntries(holdings.map((holding) => [holding.key, viewOf(holding)]));

const pathOf = ({ key }: { key: string }) => `/${key}` as PagePath;

/** Returns the pages in force, and the paths of those whose time is over. */
function pagesOf(revisions: readonly LiveRevision[], inForce: Holding[]): Pick<Edition, "pages" | "ended"> {
  const paths = new Set(inForce.map(pathOf));
  return {
    pages: Object.fromEntries(
      inForce.map((page) => [pathOf(page), articleOf(pathOf(page), page.fields as PageFields)]),
    ),
    ended: revisions
      .filter((revision) => revision.kind === "pages" && !paths.has(pathOf(revision)))
      .map(pathOf),
  };
}

/** Returns the delivered pages that the association has not written yet. */
function awaitedPages(revisions: readonly LiveRevision[], hasQuestions: boolean): PagePath[] {
  const written = new Set(revisions.filter(({ kind }) => kind === "pages").map(({ key }) => key));
  const unwritten = firstPages.filter(({ key }) => !written.has(key)).map(pathOf);
  return hasQuestions ? unwritten : [...unwritten, href(information.faq)];
}
