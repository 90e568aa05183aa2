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
import { bilingual, type Field, inPart, isUpload, schemaOfField, single } from "./shapes";

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
  fields: [...bilingual("name_ar", "name_en", "line", true), single("retired", "tick")],
});

const kinds = {
  pages: { called: "title", composed: true, fixed: true, first: firstPages, fields: [] },
  people: {
    called: "name",
    check: notOfTheLibrary,
    first: firstPeople,
    fields: [
      ...bilingual("name_ar", "name_en", "line", true),
      ...bilingual("designation_ar", "designation_en", "line"),
      single("group", { choice: groups }, { needed: true }),
      single("order", "number"),
      single("from", "day"),
      single("until", "day"),
      single("photo", "photo"),
      single("media", "media"),
    ],
  },
  vacancies: {
    called: "title",
    first: firstVacancies,
    fields: [
      ...bilingual("title_ar", "title_en", "line", true),
      ...bilingual("company_ar", "company_en", "line"),
      ...bilingual("location_ar", "location_en", "line"),
      ...bilingual("description_ar", "description_en", "paragraphs", true),
      single("opens", "day"),
      single("closes", "day"),
    ],
  },
  questions: {
    called: "question",
    first: firstQuestions,
    fields: [
      single("topic", "line", { suggest: topics }),
      ...bilingual("question_ar", "question_en", "line", true),
      ...bilingual("answer_ar", "answer_en", "paragraphs", true),
      single("related", "paragraphs"),
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
        ...bilingual("name_ar", "name_en", "line", true),
        ...bilingual("city_ar", "city_en", "label"),
        single("founded", "year"),
        single("rights_since", "year"),
        single("seal", { choice: sealFigures }),
        single("band", { choice: bands }),
        single("digits", { choice: digitChoices }),
      ]),
      ...inPart("terms", [
        single("member_ar", "label", { lang: "ar", needed: true }),
        ...(
          ["the_member_ar", "member_accusative_ar", "two_members_ar", "members_ar", "the_members_ar"] as const
        ).map((name) => single(name, "label", { lang: "ar" })),
        single("a_member_en", "label", { lang: "en" }),
        single("members_en", "label", { lang: "en" }),
        single("title_ar", "label", { lang: "ar" }),
        single("full_title_ar", "label", { lang: "ar" }),
        single("title_en", "label", { lang: "en" }),
      ]),
      ...inPart("words", [
        ...bilingual("lead_ar", "lead_en", "line"),
        ...bilingual("oath_text_ar", "oath_text_en", "paragraphs"),
      ]),
      ...inPart("colours", [single("accent", "colour"), single("accent_dark", "colour")]),
      ...inPart(
        "uses",
        uses.map((name) => single(name, "tick")),
      ),
      ...inPart(
        "rules",
        ["review", "register_found", "register_history"].map((name) => single(name, "tick")),
      ),
    ],
  },
  contact: {
    called: "address",
    single: true,
    first: firstContact,
    fields: [
      ...inPart("reach", [single("phone", "phone"), single("fax", "phone"), single("email", "email")]),
      ...inPart("office", [
        ...bilingual("address_ar", "address_en", "line"),
        ...bilingual("hours_ar", "hours_en", "line"),
        single("latitude", "decimal"),
        single("longitude", "decimal"),
      ]),
      ...inPart(
        "social",
        networks.map(([field]) => single(field, "link")),
      ),
    ],
  },
  documents: {
    called: "title",
    dated: "valid_from",
    first: firstDocuments,
    fields: [
      ...bilingual("title_ar", "title_en", "line", true),
      single("file", "file"),
      single("valid_from", "day"),
      single("group", { choice: documentGroups }),
      single("language", { choice: languages }),
    ],
  },
  figures: {
    called: "value",
    fixed: true,
    first: Object.entries(figures).map(([key, { value }]) => ({ key, fields: { value: `${value}` } })),
    fields: [single("value", "amount", { needed: true }), single("from", "day")],
    holdsFrom: "from",
    check: mistakesOfFigure,
  },
  media: {
    called: "description",
    first: [],
    fields: [
      single("description_ar", "line", { lang: "ar", needed: true }),
      single("description_en", "line", { lang: "en", needed: true }),
      single("focal_x", "percent"),
      single("focal_y", "percent"),
      single("file", "photo", { needed: true }),
    ],
  },
  announcement: {
    called: "text",
    single: true,
    first: [],
    fields: [...bilingual("text_ar", "text_en", "line", true), single("from", "day"), single("until", "day")],
  },
  menu: {
    called: "home",
    single: true,
    fixed: true,
    first: firstMenu,
    fields: menuParts.flatMap(({ part, entries }) =>
      entries.flatMap(({ id }) => [
        ...bilingual(`${id}_ar`, `${id}_en`, "label", true),
        ...(part === "footer" ? [] : [single(`${id}_order`, "number")]),
      ]),
    ),
  },
  home: {
    called: "",
    single: true,
    fixed: true,
    first: firstHome,
    fields: homeSections.map((name) => single(name, "number")),
  },
  survey: {
    called: "topic",
    fixed: true,
    first: firstSurvey,
    fields: [
      ...bilingual("topic_ar", "topic_en", "label", true),
      ...bilingual("text_ar", "text_en", "line", true),
    ],
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
      ...bilingual("subject_ar", "subject_en", "line", true),
      ...bilingual("body_ar", "body_en", "paragraphs", true),
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
