import { words } from "../words";
import { type Call, type Fields, integer, list, optional, orNull, text } from "./call";
import { memberNumber, shownNumber } from "./common-fields";

const keyWith = (scope: string) =>
  ({
    who: words(`A program whose key has the scope ${scope}`, `برنامج لمفتاحه الصلاحية ${scope}`),
    byKey: true,
  }) satisfies Partial<Call>;

const flag = (en: string, ar: string) => optional({ schema: { type: "boolean" }, about: words(en, ar) });

const problem: Fields = {
  field: orNull(text(words("The field", "الحقل"), "MOBIL")),
  code: text(words("The reason, as a fixed code", "رمز السبب"), "mobile"),
  message: text(words("The reason in words", "السبب نصًّا"), "This is not a telephone number"),
};

const column = text(words("The register's column", "اسم العمود في السجلّ"), "MOBIL");
const value = (en: string, ar: string, example: string) => ({
  schema: { type: ["string", "integer", "null"] as Array<"string" | "integer" | "null"> },
  about: words(en, ar),
  example,
});

/** The calls by which the association's accounting or its earlier register is kept in step with this one. */
export const registerCalls: readonly Call[] = [
  {
    ...keyWith("register.write"),
    id: "changeRegister",
    method: "post",
    path: "/api/v1/register/changes",
    title: words("Change the register", "تعديل السجلّ"),
    about: words(
      "Up to 1,000 changes, judged as the lines of a file. A missing or empty field keeps its value, null erases it. Idempotency-Key is needed.",
      "حتى ⁦1,000⁩ تعديل كأسطر ملف السجلّ. والحقل الغائب أو الفارغ يُبقي القيمة، و⁦null⁩ تمحوها. والترويسة ⁦Idempotency-Key⁩ لازمة.",
    ),
    once: true,
    body: {
      changes: list(
        words("Each with any columns of a file of the register", "في كل منها ما شئت من أعمدة ملف السجلّ"),
        { DOC_NO: memberNumber },
      ),
      dryRun: flag("True to write nothing", "القيمة true كي لا يُكتب شيء"),
      atomic: flag(
        "True to write nothing if one change is refused",
        "القيمة true كي لا يُكتب شيء إن رُفض تعديل واحد",
      ),
      backwards: flag("True to accept payments that go back", "القيمة true لقبول مدفوعات أقلّ من المسجّلة"),
      conflicts: optional({
        schema: { type: "string", enum: ["program", "here"] },
        about: words(
          "Whose value stands where both have changed one; otherwise it is refused",
          "أيّ القيمتين تبقى إن غيّرها الطرفان، وإلا رُفض التعديل",
        ),
      }),
    },
    done: {
      status: 200,
      about: words("Judged one by one.", "نُظر في كل منها."),
      fields: {
        results: list(words("A result for each change, in order", "نتيجة كل تعديل بالترتيب"), {
          DOC_NO: value("The number", "الرقم النقابي", "10001"),
          result: text(words("What became of it", "النتيجة"), "refused", {
            enum: ["added", "changed", "unchanged", "refused"],
          }),
          problems: list(words("Why it was refused", "الأسباب"), problem),
        }),
      },
    },
    answersWhenRefused: true,
    refused: {
      422: words(
        "With `atomic`: nothing was written, and `results` say why.",
        "مع `atomic`: لم يُكتب شيء، وتبيّن `results` السبب.",
      ),
    },
  },
  {
    ...keyWith("register.sync"),
    id: "readRegisterChanges",
    method: "get",
    path: "/api/v1/register/changes",
    title: words("Read what has changed", "قراءة ما تغيّر"),
    about: words(
      "Changes of particulars in their order, none skipped. Pass `next` as `since` the next time.",
      "تغييرات البيانات بترتيبها دون أن يفوتك شيء. مرّر `next` في `since` في المرة التالية.",
    ),
    query: {
      since: optional(
        text(words("The last answer's cursor; empty at first", "مؤشر الرد الأخير، وفارغ في البداية"), ""),
      ),
      limit: optional(
        integer(words("At most so many", "أقصى عدد"), 200, {
          minimum: 1,
        }),
      ),
      exceptOwn: optional(
        integer(words("1 leaves out this key's own", "القيمة ⁦1⁩ تستبعد ما غيّره المفتاح نفسه"), 1),
      ),
    },
    done: {
      status: 200,
      about: words("The changes.", "التعديلات."),
      fields: {
        changes: list(words("The changes", "التعديلات"), {
          DOC_NO: shownNumber,
          field: column,
          old: value("The value before", "القيمة السابقة", "0791234567"),
          new: value("The value after", "القيمة الجديدة", "0797654321"),
          at: text(words("When, in UTC", "الوقت (⁦UTC⁩)"), "2026-11-22T09:30:00.000Z"),
          by: text(words("Who changed it", "من غيّرها"), "doctor", {
            enum: ["staff", "computer", "doctor", "program", "system"],
          }),
        }),
        next: text(words("The next cursor", "المؤشر التالي"), "MC4"),
      },
    },
    refused: {
      403: words("The key lacks the scope.", "لا يملك المفتاح هذه الصلاحية."),
      410: words(
        "After a restore: begin again without a cursor.",
        "بعد استعادة نسخة احتياطية: ابدأ دون مؤشر.",
      ),
      422: words("`limit` is not 1 to 1,000.", "`limit` ليست ⁦1⁩ إلى ⁦1,000⁩."),
    },
  },
];
