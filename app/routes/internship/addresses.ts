import { href } from "~/addresses/href";
import { internship } from "~/addresses/internship";
import { type Group, groups } from "~/domain/internships/fields";

export const FORM_PATH = href(internship.apply);
export const DRAFT = `${FORM_PATH}/draft`;
export const CHECK = `${FORM_PATH}/check`;
export const UNIVERSITIES = `${FORM_PATH}/universities`;
export const FORGET = `${FORM_PATH}/forget`;
export const RULES = `${FORM_PATH}/rules`;
export const BLANK = `${FORM_PATH}/blank`;

export const DRAFT_PAPERS = `${FORM_PATH}/papers`;

export const paperPath = (kind: string) => `${DRAFT_PAPERS}/${kind}`;

/** The steps with answers, and the one with documents. */
export const STEPS = groups.length + 1;

const CHECKING = "check";

/** A step of the short form, numbered from 1; `checking` is true if the check of all answers led to it. */
export type Step = { number: number; group: Group; checking: boolean };

export function stepIn(url: string): Step | null {
  const query = new URL(url).searchParams;
  const number = Number(query.get("step"));
  const group = groups[number - 1];
  return group ? { number, group, checking: query.has(CHECKING) } : null;
}

const queryOf = (number: number, checking: boolean) => `?step=${number}${checking ? `&${CHECKING}=1` : ""}`;

export const stepPath = (number: number, checking = false) => FORM_PATH + queryOf(number, checking);
export const stepAction = ({ number, checking }: Step) => DRAFT + queryOf(number, checking);
export const stepUniversities = ({ number, checking }: Step) => UNIVERSITIES + queryOf(number, checking);

/** The documents page that leads back to the check of all answers. */
export const papersOfCheck = `${DRAFT_PAPERS}?${CHECKING}=1`;
export const isOfCheck = (url: string) => new URL(url).searchParams.has(CHECKING);

/** The check of all answers at the end of the steps, with a link back to them. */
export const checkAfterSteps = `${CHECK}?step=${groups.length}`;
