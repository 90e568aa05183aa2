import type { ActionFunctionArgs } from "@remix-run/node";
import { draftCookie, readDraftToken } from "~/auth/draft-cookie.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import type { Errors, FormValues } from "~/domain/internships/application";
import { draftOfPage, type OpenDraft, saveDraft } from "~/domain/internships/drafts.server";
import { enforceRateLimit, overRateLimit } from "~/domain/limits/rate-limits.server";
import { ANYONE, submissionOf } from "~/domain/submissions/once.server";
import { hasVisibleText } from "~/fields/checks";
import { formatTime } from "~/i18n";
import { languageOf } from "~/i18n/request-language.server";
import { turnAway } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { emailLinkOrigin } from "~/platform/origin.server";
import { FORM_PATH } from "./addresses";
import { type DraftState, emptyForm, type FormState, findOpenDraft, placesIn } from "./form.server";
import type { SentForm } from "./sent-form";

export type SavedDraft = {
  draft: DraftState | null;
  notice: "draft.not-kept" | null;
  /** The status of the response if saving the draft was the whole request. */
  status: 200 | 429 | 503;
  /** All typed values, including those of other steps. */
  values: FormValues;
  headers: Headers;
  /** True if this browser already had the draft of the page open. */
  wasOpen: boolean;
  mark: string;
};

const isEmpty = (values: FormValues) => !Object.values(values).some(hasVisibleText);

/** The submission that creates a draft, the same for all buttons of the form. */
const firstOf = ({ form }: SentForm) => submissionOf(form, "registration-draft", ANYONE);

export const openDraftOf = async (sent: SentForm, request: Request): Promise<OpenDraft | null> =>
  draftOfPage(readDraftToken(request), { mark: sent.mark, submission: await firstOf(sent) });

async function save(
  sent: SentForm,
  open: OpenDraft | null,
  mail: boolean,
  { request, context }: ActionFunctionArgs,
) {
  if (!open) await enforceRateLimit("draft", context);
  return saveDraft(sent.values, {
    token: open ? readDraftToken(request) : null,
    language: await languageOf(request),
    mail: mail && (await overRateLimit("draftLetter", context)) === null,
    submission: await firstOf(sent),
    origin: emailLinkOrigin(request),
  });
}

/**
 * Keeps what was sent as a draft, whatever else becomes of it; nothing that fails here takes the page away. `mail` for
 * the wish to keep it, upon which the code is mailed.
 */
export async function saveSentDraft(
  sent: SentForm,
  args: ActionFunctionArgs,
  { mail = false } = {},
): Promise<SavedDraft> {
  const { request } = args;
  const headers = new Headers();
  const unsaved = { draft: null, values: sent.values, headers, wasOpen: false, mark: sent.mark };
  try {
    const open = await openDraftOf(sent, request);
    if (!open && isEmpty(sent.values)) return { ...unsaved, notice: null, status: 200 };
    const { draft, token, mailedTo } = await save(sent, open, mail, args);
    headers.append("Set-Cookie", draftCookie(request, token));
    const moment = formatTime(draft.savedAt, await languageOf(request));
    const savedView = { code: draft.code, moment, justSaved: true, mailedTo, places: placesIn(draft) };
    const { values, id: mark } = draft;
    return { draft: savedView, notice: null, status: 200, values, headers, wasOpen: open !== null, mark };
  } catch (error) {
    const later = retryAfterOf(error, await languageOf(request));
    if (!later) log.error("failed to save a draft", describeError(error));
    headers.set("Retry-After", later?.headers["Retry-After"] ?? "5");
    const status = later ? 429 : 503;
    return { ...unsaved, notice: "draft.not-kept", status };
  }
}

/** Explains why the university was cleared, instead of reporting it as missing. */
const withReason = ({ countryChanged }: SentForm, errors: Errors): Errors =>
  countryChanged && errors.UNIV_CODE ? { ...errors, UNIV_CODE: ["internship:country-changed"] } : errors;

/** Returns the form with the sent values, their errors, and the state of its draft. */
export const formAgain = (
  sent: SentForm,
  { draft, notice, mark }: SavedDraft,
  errors: Errors = {},
): FormState => ({
  ...emptyForm,
  values: sent.values,
  errors: withReason(sent, errors),
  submissionId: sent.submissionId,
  countryChanged: sent.countryChanged,
  confirmsAnother: sent.confirmsAnother,
  draft,
  notice,
  mark,
});

/** Returns the draft that this browser has open; throws a redirect to the form without one. */
export async function ownDraft(request: Request) {
  const token = readDraftToken(request);
  const { draft, failed } = await findOpenDraft(request);
  if (token && draft) return { draft, token };
  throw await draftLost(request, failed);
}

export const draftLost = (request: Request, failed = false) =>
  turnAway(request, FORM_PATH, {
    kind: "error",
    key: failed ? "internship:draft.not-read" : "internship:steps.lost",
  });
