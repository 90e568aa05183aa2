import { type Words, words } from "../words";
import { type Call, type RefusalStatus, statuses } from "./call";

/** Why calls in general are refused, by status. */
export const generalRefusals: Record<Exclude<RefusalStatus, 410>, Words> = {
  400: words(
    "The call is not understood: its address cannot be read, its body is no JSON object in UTF-8, or a number was sent twice.",
    "الطلب غير مفهوم: عنوانه لا يُقرأ، أو محتواه ليس كائن JSON بترميز ⁦UTF-8⁩، أو أُرسل الرقم مرتين.",
  ),
  401: words("Nobody is signed in.", "لم يُسجَّل الدخول."),
  403: words(
    "The caller may not do this, or the call carries a session and comes from another site.",
    "لا يحق لصاحب الطلب ذلك، أو أن الطلب يحمل جلسة وهو صادر عن موقع آخر.",
  ),
  404: words("There is no such record.", "السجلّ المطلوب غير موجود."),
  408: words("The body did not arrive in time.", "لم يصل المحتوى في الوقت المحدد."),
  409: words(
    "The same Idempotency-Key came with another body before.",
    "سبق استعمال مفتاح Idempotency-Key نفسه مع محتوى آخر.",
  ),
  413: words(
    "The body is longer than 64 KB; for changes of the register, than 4 MB.",
    "يزيد المحتوى على ⁦64⁩ كيلوبايت، ولتعديلات السجلّ على ⁦4⁩ ميغابايت.",
  ),
  422: words(
    "A field is not right; `fields` says which ones and why.",
    "في أحد الحقول خطأ، ويبيّن `fields` الحقول وأسباب رفضها.",
  ),
  429: words(
    "Too many calls; `Retry-After` says in how many seconds to call again.",
    "عدد الطلبات كبير، ويبيّن `Retry-After` بعد كم ثانية يمكن إعادة المحاولة.",
  ),
  503: words(
    "The service cannot answer now; nothing was changed. Call again after `Retry-After` seconds.",
    "لا تستطيع الخدمة الرد الآن ولم يتغيّر أي شيء. أعد المحاولة بعد الثواني المبيّنة في `Retry-After`.",
  ),
};

/** Shown for endpoints that are always refused. */
export const neverDone = words("The call is always refused.", "يُرفض هذا الطلب دائمًا.");

type General = keyof typeof generalRefusals;

function generalStatuses({ method, by, byKey, query, body, once, limited }: Call): General[] {
  const found: General[] = [400, 503];
  if (method === "post") found.push(403, 408, 413);
  if (query && !byKey) found.push(422);
  if (body && Object.keys(body).length) found.push(422);
  if (by) found.push(401, 403);
  if (byKey) found.push(401, 429);
  if (once) found.push(409);
  if (limited) found.push(429);
  return found;
}

const joined = (first: Words, second: Words) => words(`${first.en} ${second.en}`, `${first.ar} ${second.ar}`);

/** Every status with which a call may be refused, and when. */
export function refusalsOf(call: Call): Array<{ status: RefusalStatus; when: Words; isOwn: boolean }> {
  const general = generalStatuses(call);
  return statuses.flatMap((status) => {
    const ownWords = call.refused?.[status];
    const usual = general.find((each) => each === status);
    if (usual === undefined) return ownWords ? [{ status, when: ownWords, isOwn: true }] : [];
    const when = ownWords ? joined(ownWords, generalRefusals[usual]) : generalRefusals[usual];
    return [{ status, when, isOwn: ownWords !== undefined }];
  });
}
