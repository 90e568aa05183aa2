import { edition, inTerms } from "./current-edition";
import { type Words, words } from "./words";

/**
 * The wording of the printed registration certificate, in both languages. The Arabic must have more letters than the
 * English: programs that extract the text take the reading direction from the majority.
 */
export const certificateWords = {
  title: words("Registration certificate", "شهادة تسجيل"),
  /** Empty where the association has not said when that was. */
  get founded(): string {
    const { founded } = edition().association;
    return founded === null ? "" : `تأسست سنة ${founded}`;
  },
  get weCertify(): Words {
    return words("This is to certify that", `نشهد نحن ${edition().association.name.ar} بأنّ`);
  },
  /** The words before the member's name, including the space that follows. */
  get before(): Words {
    const { en, ar } = inTerms(words("{{member-title}} ", "{{member-title}} "));
    return words(en.replace(/\.(?= $)/, ""), ar);
  },
  get isRegistered(): Words {
    return inTerms(
      words(
        "is registered with the Association as follows:",
        "من {{the-members}} المسجَّلين لدى النقابة، وبأنّ البيانات الآتية هي المثبتة في سجلّها بتاريخ إصدار هذه الشهادة:",
      ),
    );
  },
  fields: {
    number: words("Association number", "الرقم النقابي"),
    practice: words("Status", "حالة المزاولة"),
    annual: words("Annual fee paid for", "الرسم السنوي مسدَّد عن سنة"),
    issued: words("Date of issue", "تاريخ الإصدار"),
    validUntil: words("Valid until", "سارية حتى"),
    serial: words("Serial number", "الرقم التسلسلي"),
  },
  practising: words("Practising", "مزاول"),
  notPractising: words("Not practising", "غير مزاول"),
  howToVerify: words(
    "Scan the code, or open the address below, and compare with this paper.",
    "للتحقق من هذه الشهادة امسح الرمز بكاميرا الهاتف، أو افتح العنوان المبيَّن في أسفل الورقة. ويجب أن يطابق الاسم والرقم والتاريخان ما تراه على صفحة التحقق.",
  ),
  stamp: words("Stamp and signature", "مكان الختم والتوقيع"),
  /** Said of what is drawn, to whoever does not see it. */
  get seal(): Words {
    const { en, ar } = edition().association.name;
    return words(`Seal of the ${en}`, `ختم ${ar}`);
  },
  qr: words(
    "QR code with the facts of this certificate and the address at which it is verified",
    "رمز استجابة سريعة (QR) يحمل بيانات هذه الشهادة وعنوان التحقق منها",
  ),
  link: words("Verify this certificate on the website", "التحقق من هذه الشهادة على الموقع الإلكتروني"),
  facts: words("The facts of this certificate, signed", "بيانات هذه الشهادة موقَّعة رقميًّا"),
  signature: words("Electronic signature of the association", "توقيع النقابة الإلكتروني"),
  electronic: words(
    "Electronic document, valid without a stamp when verified at:",
    "هذه وثيقة إلكترونية سارية دون ختم متى جرى التحقق منها على العنوان الآتي:",
  ),
};
