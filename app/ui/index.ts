export { BoardList } from "./board-list";
export { Button, ButtonLink } from "./button";
export { Card, Tiles } from "./card";
export { DoneBy, LetterDelivery } from "./case-history";
export { Bars, Columns, Months, Scale, Steps, Strip, Years } from "./chart";
export {
  CallOffice,
  ContactLines,
  hasOfficePlace,
  mapFrame,
  mapPage,
  OfficeHours,
  OfficeLines,
  OfficePhone,
  OfficePlace,
  WhoAnswers,
} from "./contact-details";
export { DayBlock } from "./day-block";
export { CountsTable, DrawnFigure } from "./drawn-figure";
export { ErrorPage, ErrorTitle, MissingRecord, NotFound, titleOfProblem } from "./error-page";
export { ExportLink } from "./export-link";
export { Bar, Face, FaceShapes, tones } from "./figures";
export { Fold } from "./fold";
export { Icon } from "./icon";
export { KeyFacts } from "./key-facts";
export { Seal, StarField } from "./logo";
export { LinkRows, PageLinks, StateTabs, usePageLinks } from "./nav";
export { DiskNotice, DraftPapersNotice, EmptyState, Notice, StaleNotice } from "./notice";
export { canonicalAddress, inLanguageOf, isLinked, usedLinks } from "./page-address";
export { type HandedBack, PageFacts, type Theme } from "./page-facts";
export { PageHeader } from "./page-header";
export { documentTitle, headOf, pageMeta, titleOf, usePageTitle } from "./page-meta";
export { Pager } from "./pager";
export { PaperFoot, PaperHead, PrintButton } from "./paper";
export { ACROSS_TEXT, Photo, type PhotoRecord } from "./photo";
export { Emblem, emblems, Medallion, Pictogram, type PictogramName } from "./pictogram";
export { Plate } from "./plate";
export { OnRecordNow, Recorded } from "./recorded";
export { DecisionSummary, RequestList } from "./requests";
export { SavedMeanwhile } from "./saved-meanwhile";
export { SearchBox, WordsAndDaySearch } from "./search-form";
export { SessionList } from "./session-list";
export { DemoLogins, SignInPage } from "./sign-in-page";
export {
  breadcrumbs,
  event,
  faqPage,
  jobPosting,
  newsArticle,
  organization,
  registeredPerson,
  StructuredData,
} from "./structured-data";
export { DefinitionTable, ScrollingTable, Word } from "./table";
export {
  Bilingual,
  EmailAddress,
  LocalizedText,
  Ltr,
  Paragraphs,
  Quoted,
  VisuallyHidden,
  Written,
} from "./text";
export { Verdict } from "./verdict";
export { Versions } from "./versions";
export { WaitingList } from "./waiting-list";
export { WrittenState } from "./written-state";
