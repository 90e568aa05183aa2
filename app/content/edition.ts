import type { Article } from "./article";
import { association } from "./association";
import type { Digits } from "./digits";
import type { DocumentGroup } from "./document-groups";
import { type FigureHistory, firstFigures } from "./figures";
import { type Terms, termsOf } from "./member-terms";
import type { PagePath } from "./pages";
import type { SealFigure } from "./seal";
import type { Words } from "./words";

/** The fields of a content item by their form field names. */
export type Fields = Record<string, unknown>;

/** A thing as its first edition has it; `samples` names the fields that are made up. */
export type FirstItem = { key: string; fields: Fields; samples?: readonly string[] };

export type Picture = {
  photoKey: string;
  photoName: string;
  photoWidth: number;
  photoHeight: number;
  photoBytes: Record<"320" | "640" | "1280" | "full", number> | null;
  /** The focal point that cropping keeps visible, in percent from the left and the top. */
  focus?: { x: number; y: number };
};

type Item = { key: string; sample: boolean };
export type Person = Item & { name: Words; designation: Words; group: string; photo: Picture | null };
/** `opens` and `closes` are days, YYYY-MM-DD; `closes` is the last on which one may apply. */
export type Vacancy = Item & {
  title: Words;
  company: Words;
  location: Words;
  description: Words;
  opens: string | null;
  closes: string | null;
};
/** `key` is the question's address within the page. */
export type Question = Item & { topic: string; question: Words; answer: Words; related: PagePath[] };
export type StoredFile = {
  fileKey: string;
  fileName: string;
  fileSize: number;
  fileType: string;
  mimeType: string;
};
/** `language` where there is a document in that one only; `validFrom` is a day, YYYY-MM-DD. */
export type PublicDocument = Item & {
  title: Words;
  group: DocumentGroup;
  language: keyof Words | null;
  file: StoredFile | null;
  validFrom: string | null;
};
/** A picture of the library: whatever shows it names it by its key. */
export type Media = Item & { description: Words; picture: Picture };
export type Announcement = { text: Words };
/** Texts in which `{{name}}` stands for what the site puts in. */
export type Letter = { subject: Words; body: Words };

/** A question of the survey, under the name that its answers are kept by. */
export type SurveyQuestion = { sample: boolean; topic: Words; text: Words };

/** The parts of the home page under its tasks, as the site is delivered. */
export const homeSections = ["news", "funds", "registration", "board", "questions", "contact"] as const;
export type HomeSection = (typeof homeSections)[number];

/** The reference lists that the staff keeps. */
export const listNames = ["countries", "nationalities", "cities", "universities", "specialties"] as const;
export type ListName = (typeof listNames)[number];
/** An entry of a reference list. A retired code is no longer offered, but keeps its name. */
export type ListEntry = { code: number; name: Words; retired: boolean };

/** Labels and places by the ids of the menu. */
export type Menu = {
  labels: Readonly<Record<string, Words | undefined>>;
  places: Readonly<Record<string, number | undefined>>;
};

/** Degrees, as a map knows them. */
export type Place = { latitude: number; longitude: number };

/** Social networks, the most common first, each with the form field of its address. */
export const networks = [
  ["facebook", "Facebook"],
  ["x", "X"],
  ["youtube", "YouTube"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const;

export type Contact = {
  phone: string | null;
  fax: string | null;
  email: string | null;
  address: Words | null;
  hours: Words | null;
  place: Place | null;
  /** The association's own accounts, by the names of their networks. */
  social: ReadonlyArray<{ name: string; url: string }>;
  /** The fields that are made up, shown in the demo alone. */
  samples: readonly string[];
};

/** The parts of the site that an association may have no use for. */
export const uses = ["funds", "oath", "elections", "internship"] as const;
export type Use = (typeof uses)[number];

/** Background drawings of the home page's opening. */
export const bands = ["amman", "stars"] as const;
export type Band = (typeof bands)[number];

export type Association = {
  name: Words;
  /** The forms of the association's word for a member. */
  terms: Terms;
  /** True if members are called doctors, as the site is delivered. */
  ofDoctors: boolean;
  /** The year of its foundation, and of its rights; null where it has not said. */
  founded: number | null;
  rightsSince: number | null;
  /** The city of the association's seat. */
  city: Words | null;
  /** The association's own introduction and oath wording; null if the general wording is shown. */
  lead: Words | null;
  oath: Words | null;
  seal: SealFigure;
  band: Band;
  /** Which digits stand in Arabic. */
  digits: Digits;
  /** True if a text must be published by somebody other than its only author. */
  review: boolean;
  uses: Record<Use, boolean>;
  /** `found`: search engines may index doctors' pages; `history`: these pages show past statuses. */
  register: { found: boolean; history: boolean };
  /** CSS of its own accent. */
  colours: string | null;
};

/** All that the public is told of what the staff writes, as it holds at this moment. */
export type Edition = {
  people: readonly Person[];
  vacancies: readonly Vacancy[];
  questions: readonly Question[];
  documents: readonly PublicDocument[];
  media: readonly Media[];
  announcement: Announcement | null;
  pages: Partial<Record<PagePath, Article>>;
  /** Pages past the hour until which they are shown. */
  ended: readonly PagePath[];
  /** Pages that nobody has written yet; readers find nothing there either. */
  awaited: readonly PagePath[];
  contact: Contact;
  /** By name; of one that nobody wrote, the first edition holds. */
  letters: Readonly<Record<string, Letter | undefined>>;
  figures: FigureHistory;
  association: Association;
  menu: Menu;
  /** Differences from the delivered reference lists. */
  lists: Readonly<Record<ListName, readonly ListEntry[]>>;
  /** The sections that are shown, in their order. */
  home: readonly HomeSection[];
  survey: Readonly<Record<string, SurveyQuestion | undefined>>;
};

const unsaid: Contact = {
  phone: null,
  fax: null,
  email: null,
  address: null,
  hours: null,
  place: null,
  social: [],
  samples: [],
};

/** Before anything is written of it. */
export const unwritten: Association = {
  name: association.name,
  terms: termsOf({}),
  ofDoctors: true,
  founded: association.founded,
  rightsSince: association.rightsSince,
  city: association.city,
  lead: null,
  oath: null,
  seal: association.seal,
  band: association.band,
  digits: "latin",
  review: false,
  uses: { funds: true, oath: true, elections: true, internship: true },
  register: { found: true, history: false },
  colours: null,
};

/** Before any content is read. */
export const emptyEdition: Edition = {
  association: unwritten,
  contact: unsaid,
  people: [],
  vacancies: [],
  questions: [],
  documents: [],
  media: [],
  announcement: null,
  letters: {},
  pages: {},
  ended: [],
  awaited: [],
  figures: firstFigures,
  menu: { labels: {}, places: {} },
  lists: { countries: [], nationalities: [], cities: [], universities: [], specialties: [] },
  home: homeSections,
  survey: {},
};
