import type { Answer } from "~/forms/parse-form";
import type { EditedGallery } from "./edited-gallery.server";

/** What the form shows when something was refused. */
export type Refused = {
  answer: Answer;
  /** Whether files were chosen that have to be chosen again. */
  again: boolean;
  /** The names of the photos that were refused, by their field. */
  names: Record<string, string>;
  /** Whether other photos of the same sending were stored. */
  othersKept: boolean;
  /** What was typed about single photos, by its field. */
  typed: Record<string, string>;
  cover: string;
  /** The draft that came about all the same; the form goes on with it. */
  draft?: EditedGallery;
};
