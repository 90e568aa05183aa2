import { digitChoices } from "~/content/digits";
import type { DocumentGroup } from "~/content/document-groups";
import {
  type Association,
  bands,
  type Contact,
  type Fields,
  type HomeSection,
  homeSections,
  type Letter,
  type ListEntry,
  type Media,
  type Menu,
  networks,
  type Person,
  type Picture,
  type PublicDocument,
  type Question,
  type StoredFile,
  type SurveyQuestion,
  type Use,
  unwritten,
  uses,
  type Vacancy,
} from "~/content/edition";
import { firstAssociation } from "~/content/first-edition/association";
import { deliveredTerms, termFields, termsOf } from "~/content/member-terms";
import { sealFigures } from "~/content/seal";
import type { Words } from "~/content/words";
import { coloursOf } from "./colours";
import { isPage } from "./page-limits";

/** An item in force, with the fields that readers may see. */
export type Holding = { key: string; sample: boolean; samples: readonly string[]; fields: Fields };

export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value : "";
};

/** Returns a text in both languages; a missing one is replaced by the other. */
export const inBoth = (fields: Fields, name: string): Words => {
  const [ar, en] = [textOf(fields, `${name}_ar`), textOf(fields, `${name}_en`)];
  return { ar: ar || en, en: en || ar };
};

/** Leaves a missing language empty: a letter falls back to its delivered text there. */
const asWritten = (fields: Fields, name: string): Words => ({
  ar: textOf(fields, `${name}_ar`),
  en: textOf(fields, `${name}_en`),
});

const saidIn = (fields: Fields, name: string): Words | null =>
  inBoth(fields, name).ar ? inBoth(fields, name) : null;

export function contactIn(fields: Fields, samples: readonly string[]): Contact {
  const optionalText = (name: string) => textOf(fields, name) || null;
  const [latitude, longitude] = [optionalText("latitude"), optionalText("longitude")];
  return {
    phone: optionalText("phone"),
    fax: optionalText("fax"),
    email: optionalText("email"),
    address: saidIn(fields, "address"),
    hours: saidIn(fields, "hours"),
    place: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    social: networks.flatMap(([field, name]) => {
      const url = optionalText(field);
      return url ? [{ name, url }] : [];
    }),
    samples,
  };
}

/** Fills fields that older revisions do not have: the member terms, and where and when the association was founded. */
const asDelivered = firstAssociation[0]!.fields;

/** Returns the delivered association, using all parts of the site, if nothing was written. */
export function associationIn(fields: Fields | undefined): Association {
  if (!fields) return { ...unwritten };
  const merged = { ...(!("member_ar" in fields) && asDelivered), ...fields };
  const ticked = (name: string) => textOf(fields, name) === "1";
  const accent = { light: textOf(fields, "accent"), dark: textOf(fields, "accent_dark") };
  return {
    name: inBoth(fields, "name"),
    terms: termsOf(Object.fromEntries(termFields.map((name) => [name, textOf(merged, name)]))),
    ofDoctors: textOf(merged, "member_ar") === deliveredTerms.member_ar,
    founded: numberIn(merged, "founded") ?? null,
    rightsSince: numberIn(merged, "rights_since") ?? null,
    city: saidIn(merged, "city"),
    lead: saidIn(merged, "lead"),
    oath: saidIn(merged, "oath_text"),
    seal: sealFigures.find((figure) => figure === textOf(merged, "seal")) ?? "star",
    band: bands.find((band) => band === textOf(merged, "band")) ?? "stars",
    digits: digitChoices.find((digits) => digits === textOf(merged, "digits")) ?? "latin",
    review: ticked("review"),
    uses: Object.fromEntries(uses.map((use) => [use, ticked(use)])) as Record<Use, boolean>,
    register: { found: ticked("register_found"), history: ticked("register_history") },
    colours: coloursOf(accent),
  };
}

const numberIn = (fields: Fields, name: string) =>
  textOf(fields, name) ? Number(textOf(fields, name)) : undefined;

export function menuIn(fields: Fields): Menu {
  const ids = Object.keys(fields).flatMap((name) => /^(.+)_ar$/.exec(name)?.[1] ?? []);
  return {
    labels: Object.fromEntries(ids.map((id) => [id, inBoth(fields, id)])),
    places: Object.fromEntries(ids.map((id) => [id, numberIn(fields, `${id}_order`)])),
  };
}

/** Returns the shown sections in order; a section without a position is not shown. */
export const homeIn = (fields: Fields | undefined): readonly HomeSection[] =>
  fields
    ? homeSections
        .filter((name) => textOf(fields, name))
        .sort((a, b) => Number(textOf(fields, a)) - Number(textOf(fields, b)))
    : homeSections;

export const letterIn = ({ fields }: Holding): Letter => ({
  subject: asWritten(fields, "subject"),
  body: asWritten(fields, "body"),
});

export const surveyQuestionIn = ({ sample, fields }: Holding): SurveyQuestion => ({
  sample,
  topic: inBoth(fields, "topic"),
  text: inBoth(fields, "text"),
});

/** A photo chosen from the media library comes before one uploaded with the person. */
export const personIn = ({ key, sample, fields }: Holding, media: readonly Media[]): Person => ({
  key,
  sample,
  name: inBoth(fields, "name"),
  designation: inBoth(fields, "designation"),
  group: textOf(fields, "group"),
  photo:
    media.find((each) => each.key === textOf(fields, "media"))?.picture ??
    (fields.photo as Picture | undefined) ??
    null,
});

export const vacancyIn = ({ key, sample, fields }: Holding): Vacancy => ({
  key,
  sample,
  title: inBoth(fields, "title"),
  company: inBoth(fields, "company"),
  location: inBoth(fields, "location"),
  description: inBoth(fields, "description"),
  opens: textOf(fields, "opens") || null,
  closes: textOf(fields, "closes") || null,
});

export const questionIn = ({ key, sample, fields }: Holding): Question => ({
  key,
  sample,
  topic: textOf(fields, "topic"),
  question: inBoth(fields, "question"),
  answer: inBoth(fields, "answer"),
  related: textOf(fields, "related").split("\n").filter(isPage),
});

export const documentIn = ({ key, sample, fields }: Holding): PublicDocument => ({
  key,
  sample,
  title: inBoth(fields, "title"),
  group: (textOf(fields, "group") || "other") as DocumentGroup,
  language: (textOf(fields, "language") || null) as keyof Words | null,
  file: (fields.file as StoredFile | undefined) ?? null,
  validFrom: textOf(fields, "valid_from") || null,
});

export const entryOfList = ({ key, fields }: Holding): ListEntry => ({
  code: Number(key),
  name: inBoth(fields, "name"),
  retired: textOf(fields, "retired") === "1",
});

const CENTRE = 50;

export function mediaIn({ key, sample, fields }: Holding): Media[] {
  const picture = fields.file as Picture | undefined;
  const [x, y] = ["focal_x", "focal_y"].map((name) => Number(textOf(fields, name) || CENTRE));
  return picture
    ? [
        {
          key,
          sample,
          description: inBoth(fields, "description"),
          picture: { ...picture, focus: { x: x!, y: y! } },
        },
      ]
    : [];
}
