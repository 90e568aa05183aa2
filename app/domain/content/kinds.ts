import { z } from "zod";
import { edition } from "~/content/current-edition";
import { digitChoices } from "~/content/digits";
import { documentGroups } from "~/content/document-groups";
import {
  bands,
  type Fields,
  type FirstItem,
  homeSections,
  type ListName,
  networks,
  uses,
} from "~/content/edition";
import { isFigure } from "~/content/figures";
import { firstAssociation } from "~/content/first-edition/association";
import { firstContact } from "~/content/first-edition/contact";
import { firstDocuments } from "~/content/first-edition/documents";
import { figures } from "~/content/first-edition/figures";
import { firstHome } from "~/content/first-edition/home";
import { firstLetterItems } from "~/content/first-edition/letters";
import { firstMenu } from "~/content/first-edition/menu";
import { firstPages } from "~/content/first-edition/pages";
import { firstPeople } from "~/content/first-edition/people";
import { firstQuestions } from "~/content/first-edition/questions";
import { firstSurvey } from "~/content/first-edition/survey";
import { firstVacancies } from "~/content/first-edition/vacancies";
import { menuParts } from "~/content/navigation";
import { sealFigures } from "~/content/seal";
import { isReadable } from "./colours";
import { figureProblem } from "./figure-value";
import { letterMistakes } from "./letter-mistakes";
import { pageSchema } from "./page-schema";
import { type Field, inPart, isUpload, one, pair, schemaOfField } from "./shapes";

/**
 * Describes everything that staff write in a form; form, check, list, comparison, export and import read it. `called`
 * is the pair of fields whose text names the item. A `single` kind has one item. Of a `dated` kind several versions are
 * public, each valid from the day in that field. A `composed` kind consists of blocks (`page-schema.ts`) instead of
 * form fields.
 */
export type Kind = {
  fields: readonly Field[];
  called: string;
  single?: true;
  dated?: string;
  /** The items follow from the site itself: none is added or taken down, and the site names them. */
  fixed?: true;
  /** Checks the fields of an item together; returns error codes by field name. */
  check?: (key: string, fields: Fields) => Record<string, string[]>;
  /** The field with the day on which the item takes effect, at midnight in Amman; such an item has no hours. */
  holdsFrom?: string;
  composed?: true;
  /** The reference list that the item's fields override; its key is the list code, which never changes. */
  list?: ListName;
  first: readonly FirstItem[];
};

/** Requires a day, except for the first value of a figure. */
function mistakesOfFigure(key: string, { value, from }: Fields): Record<string, string[]> {
  const problem = isFigure(key) ? figureProblem(key, Number(value)) : null;
  return { ...(problem && { value: [problem] }), ...(!from && { from: ["required"] }) };
}

const themes = [
  ["accent", "light"],
  ["accent_dark", "dark"],
] as const;

const readableColours = (_key: string, fields: Fields): Record<string, string[]> =>
  Object.fromEntries(
    themes
      .filter(([name, theme]) => fields[name] && !isReadable(String(fields[name]), theme))
      .map(([name]) => [name, ["content:not-readable"]]),
  );

const topics = ["association", "registration", "fees", "portal", "funds"] as const;
export const groups = ["board", "committee"] as const;
const languages = ["ar", "en"] as const;

const notOfTheLibrary = (_: string, { media }: Fields): Record<string, string[]> =>
  !media || edition().media.some(({ key }) => key === media) ? {} : { media: ["content:not-a-choice"] };

const entriesOf = (list: ListName): Kind => ({
  called: "name",
  list,
  first: [],
  fields: [...pair("name_ar", "name_en", "line", true), one("retired", "tick")],
});

const kinds = {
  pages: { called: "title", composed: true, fixed: true, first: firstPages, fields: [] },
  people: {
    called: "name",
    check: notOfTheLibrary,
    first: firstPeople,
    fields: [
      ...pair("name_ar", "name_en", "line", true),
      ...pair("designation_ar", "designation_en", "line"),
      one("group", { choice: groups }, { needed: true }),
      one("order", "number"),
      one("from", "day"),
      one("until", "day"),
      one("photo", "photo"),
      one("media", "media"),
    ],
  },
  vacancies: {
    called: "title",
    first: firstVacancies,
    fields: [
      ...pair("title_ar", "title_en", "line", true),
      ...pair("company_ar", "company_en", "line"),
      ...pair("location_ar", "location_en", "line"),
      ...pair("description_ar", "description_en", "paragraphs", true),
      one("opens", "day"),
      one("closes", "day"),
    ],
  },
  questions: {
    called: "question",
    first: firstQuestions,
    fields: [
      one("topic", "line", { suggest: topics }),
      ...pair("question_ar", "question_en", "line", true),
      ...pair("answer_ar", "answer_en", "paragraphs", true),
      one("related", "paragraphs"),
    ],
  },
  association: {
    called: "name",
    single: true,
    fixed: true,
    first: firstAssociation,
    check: readableColours,
    fields: [
      ...inPart("names", [
        ...pair("name_ar", "name_en", "line", true),
        ...pair("city_ar", "city_en", "label"),
        one("founded", "year"),
        one("rights_since", "year"),
        one("seal", { choice: sealFigures }),
        one("band", { choice: bands }),
        one("digits", { choice: digitChoices }),
      ]),
      ...inPart("terms", [
        one("member_ar", "label", { lang: "ar", needed: true }),
        ...(
          ["the_member_ar", "member_accusative_ar", "two_members_ar", "members_ar", "the_members_ar"] as const
        ).map((name) => one(name, "label", { lang: "ar" })),
        one("a_member_en", "label", { lang: "en" }),
        one("members_en", "label", { lang: "en" }),
        one("title_ar", "label", { lang: "ar" }),
        one("full_title_ar", "label", { lang: "ar" }),
        one("title_en", "label", { lang: "en" }),
      ]),
      ...inPart("words", [
        ...pair("lead_ar", "lead_en", "line"),
        ...pair("oath_text_ar", "oath_text_en", "paragraphs"),
      ]),
      ...inPart("colours", [one("accent", "colour"), one("accent_dark", "colour")]),
      ...inPart(
        "uses",
        uses.map((name) => one(name, "tick")),
      ),
      ...inPart(
        "rules",
        ["review", "register_found", "register_history"].map((name) => one(name, "tick")),
      ),
    ],
  },
  contact: {
    called: "address",
    single: true,
    first: firstContact,
    fields: [
      ...inPart("reach", [one("phone", "phone"), one("fax", "phone"), one("email", "email")]),
      ...inPart("office", [
        ...pair("address_ar", "address_en", "line"),
        ...pair("hours_ar", "hours_en", "line"),
        one("latitude", "decimal"),
        one("longitude", "decimal"),
      ]),
      ...inPart(
        "social",
        networks.map(([field]) => one(field, "link")),
      ),
    ],
  },
  documents: {
    called: "title",
    dated: "valid_from",
    first: firstDocuments,
    fields: [
      ...pair("title_ar", "title_en", "line", true),
      one("file", "file"),
      one("valid_from", "day"),
      one("group", { choice: documentGroups }),
      one("language", { choice: languages }),
    ],
  },
  figures: {
    called: "value",
    fixed: true,
    first: Object.entries(figures).map(([key, { value }]) => ({ key, fields: { value: `${value}` } })),
    fields: [one("value", "amount", { needed: true }), one("from", "day")],
    holdsFrom: "from",
    check: mistakesOfFigure,
  },
  media: {
    called: "description",
    first: [],
    fields: [
      one("description_ar", "line", { lang: "ar", needed: true }),
      one("description_en", "line", { lang: "en", needed: true }),
      one("focal_x", "percent"),
      one("focal_y", "percent"),
      one("file", "photo", { needed: true }),
    ],
  },
  announcement: {
    called: "text",
    single: true,
    first: [],
    fields: [...pair("text_ar", "text_en", "line", true), one("from", "day"), one("until", "day")],
  },
  menu: {
    called: "home",
    single: true,
    fixed: true,
    first: firstMenu,
    fields: menuParts.flatMap(({ part, entries }) =>
      entries.flatMap(({ id }) => [
        ...pair(`${id}_ar`, `${id}_en`, "label", true),
        ...(part === "footer" ? [] : [one(`${id}_order`, "number")]),
      ]),
    ),
  },
  home: {
    called: "",
    single: true,
    fixed: true,
    first: firstHome,
    fields: homeSections.map((name) => one(name, "number")),
  },
  survey: {
    called: "topic",
    fixed: true,
    first: firstSurvey,
    fields: [...pair("topic_ar", "topic_en", "label", true), ...pair("text_ar", "text_en", "line", true)],
  },
  countries: entriesOf("countries"),
  nationalities: entriesOf("nationalities"),
  cities: entriesOf("cities"),
  universities: entriesOf("universities"),
  specialties: entriesOf("specialties"),
  letters: {
    called: "subject",
    fixed: true,
    check: letterMistakes,
    first: firstLetterItems,
    fields: [
      ...pair("subject_ar", "subject_en", "line", true),
      ...pair("body_ar", "body_en", "paragraphs", true),
    ],
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export const kindOf = (name: KindName): Kind => kinds[name];

export const isKind = (name: string | undefined): name is KindName =>
  name !== undefined && Object.hasOwn(kinds, name);

/** Returns the field of a kind that takes a photo or a file, of which it has at most one. */
export const uploadOf = (name: KindName): Field | null => kindOf(name).fields.find(isUpload) ?? null;

const schemaOf = (name: KindName): z.ZodObject =>
  kindOf(name).composed
    ? pageSchema
    : z.object(
        Object.fromEntries(
          kindOf(name)
            .fields.filter((field) => !isUpload(field))
            .map((field) => [field.name, schemaOfField(field)]),
        ),
      );

/** The form schema of each kind. */
export const schemas = Object.fromEntries(kindNames.map((name) => [name, schemaOf(name)])) as Record<
  KindName,
  z.ZodObject
>;
