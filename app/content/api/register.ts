import { words } from "../words";
import { type Call, type Fields, type Group, integer, list, optional, orNull, text } from "./call";
import { memberNumber, shownNumber } from "./common-fields";

const keyWith = (scope: string) =>
  ({
    who: words(`A program whose key has the scope ${scope}`, `برنامج لمفتاحه الصلاحية ${scope}`),
    byKey: true,
  }) satisfies Partial<Call>;

const flag = (en: string, ar: string) => optional({ schema: { type: "boolean" }, about: words(en, ar) });

const problem: Fields = {
  field: orNull(text(words("The field", "الحقل"), "MOBIL")),
  code: text(words("What is wrong with it, as a fixed code", "سبب الرفض، رمزًا ثابتًا"), "mobile"),
  message: text(
    words("The same in the caller's language", "السبب نفسه بلغة صاحب الطلب"),
    "This is not a telephone number",
  ),
};

const column = text(words("The register's column", "اسم العمود في السجلّ"), "MOBIL");
const value = (en: string, ar: string, example: string) => ({
  schema: { type: ["string", "integer", "null"] as Array<"string" | "integer" | "null"> },
  about: words(en, ar),
  example,
});

/** The calls by which the association's accounting or its earlier register is kept in step with this one. */
export const register: Group = {
  id: "register",
  title: words("For the association's other system", "لنظام النقابة الآخر"),
  calls: [
    {
      ...keyWith("register.write"),
      id: "changeRegister",
      method: "post",
      path: "/api/v1/register/changes",
      title: words("Change the register", "تعديل السجلّ"),
      about: words(
        "Up to 1,000 changes, judged as the lines of a file of the register. A field that is missing or empty keeps its value, null erases it. Idempotency-Key is needed.",
        "حتى ⁦1,000⁩ تعديل، يُنظر فيها كما يُنظر في أسطر ملف السجلّ. والحقل الغائب أو الفارغ يُبقي القيمة، و⁦null⁩ تمحوها. والترويسة ⁦Idempotency-Key⁩ لازمة.",
      ),
      once: true,
      body: {
        /** Beside the register's columns, which `routes/api/description/groups.ts` adds. */
        changes: list(words("The changes", "التعديلات"), { DOC_NO: memberNumber }),
        dryRun: flag("True to judge only and write nothing", "القيمة true للنظر فقط دون كتابة شيء"),
        atomic: flag(
          "True to write nothing if one change is refused",
          "القيمة true كي لا يُكتب شيء إن رُفض تعديل واحد",
        ),
        backwards: flag(
          "True to accept payments that are less than recorded",
          "القيمة true لقبول مدفوعات أقلّ مما هو مسجّل",
        ),
        conflicts: optional({
          schema: { type: "string", enum: ["program", "here"] },
          about: words(
            "Whose value stands where the portal has changed one too; without it, such a change is refused",
            "أيّ القيمتين تبقى إن غُيّرت القيمة في الموقع أيضًا؛ ومن دونه يُرفض التعديل",
          ),
        }),
      },
      done: {
        status: 200,
        about: words("Each change was judged by itself.", "نُظر في كل تعديل على حدة."),
        fields: {
          results: list(words("A result for each change, in their order", "نتيجة كل تعديل بالترتيب نفسه"), {
            DOC_NO: value("The number as it was sent", "الرقم كما أُرسل", "10001"),
            result: text(words("What became of it", "نتيجة التعديل"), "refused", {
              enum: ["added", "changed", "unchanged", "refused"],
            }),
            problems: list(words("Why it was refused", "أسباب الرفض"), problem),
          }),
        },
      },
      answersWhenRefused: true,
      refused: {
        403: words("The key lacks the scope.", "لا يملك المفتاح هذه الصلاحية."),
        422: words(
          "With `atomic`, a change was refused and nothing was written; `results` are answered as above.",
          "طُلب `atomic` ورُفض تعديل فلم يُكتب شيء، وتأتي `results` كما سبق.",
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
        "Changes of particulars in the order in which they were made. Pass `next` as `since` the next time; nothing is skipped while others write.",
        "تغييرات البيانات بترتيب حدوثها. مرّر `next` في `since` في المرة التالية، ولا يفوتك شيء وإن كان غيرك يكتب.",
      ),
      query: {
        since: optional(
          text(
            words("The cursor of the last answer; empty for the beginning", "مؤشر الرد الأخير؛ فارغ للبداية"),
            "",
          ),
        ),
        limit: optional(
          integer(words("How many members' changes at most", "أقصى عدد من تغييرات الأعضاء"), 200, {
            minimum: 1,
          }),
        ),
        exceptOwn: optional(
          integer(words("1 leaves out what this key changed", "القيمة ⁦1⁩ تستبعد ما غيّره هذا المفتاح"), 1),
        ),
      },
      done: {
        status: 200,
        about: words("What has changed since.", "ما تغيّر منذ ذلك."),
        fields: {
          changes: list(words("The changes", "التغييرات"), {
            DOC_NO: shownNumber,
            field: column,
            old: value("The value before", "القيمة السابقة", "0791234567"),
            new: value("The value after", "القيمة الجديدة", "0797654321"),
            at: text(words("When, in UTC", "الوقت بالتوقيت العالمي"), "2026-11-22T09:30:00.000Z"),
            by: text(words("Who changed it", "من غيّرها"), "doctor", {
              enum: ["staff", "computer", "doctor", "program", "system"],
            }),
          }),
          next: text(words("The cursor for the next call", "مؤشر الطلب التالي"), "MC4"),
        },
      },
      refused: {
        403: words("The key lacks the scope.", "لا يملك المفتاح هذه الصلاحية."),
        410: words(
          "The cursor is not of this register's history, which was restored from a backup. Begin again without a cursor.",
          "المؤشر ليس من تاريخ هذا السجلّ، فقد استُعيد من نسخة احتياطية. ابدأ من جديد دون مؤشر.",
        ),
        422: words("`limit` is not from 1 to 1,000.", "قيمة `limit` ليست من ⁦1⁩ إلى ⁦1,000⁩."),
      },
    },
  ],
};
