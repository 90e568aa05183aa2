const notYouAr = `إن لم يكن لك علم بهذا الأمر فلا يلزمك أي إجراء.

هاتف النقابة: {{phone}}

{{association}}`;
const notYouEn = `If this was not you, you do not need to do anything.

Our telephone: {{phone}}

{{association}}`;

const farewellAr = `الرقم المؤقت: {{number}}

وتفضلوا بقبول فائق الاحترام.

{{association}}

الهاتف: {{phone}}
البريد الإلكتروني: {{email}}`;
const farewellEn = `Temporary number: {{number}}

Kind regards,

{{association}}

Phone: {{phone}}
E-mail: {{email}}`;

export const lettersOnApplications = {
  code: {
    subject_ar: "رمز المتابعة لطلب التسجيل حتى الامتياز",
    subject_en: "Your resume code for registration until Emtyaz",
    body_ar: `حُفظت مسوّدة طلبك للتسجيل حتى الامتياز، ولم تُرسل إلى النقابة بعد.

رمز المتابعة: {{code}}
لمتابعة الطلب: {{link}}

من أي هاتف أو حاسوب اختر «المتابعة برمز» في صفحة التسجيل، ثم اكتب هذا الرمز، ومعه تاريخ ولادتك إن كنت قد كتبته من قبل.

تُحفظ المسوّدة 14 يومًا من آخر مرة حفظتها فيها. لا تُطلع أحدًا على الرمز، فهو يفتح ما كتبته.

${notYouAr}`,
    body_en: `We saved your application for registration until Emtyaz. You have not sent it to us yet.

Resume code: {{code}}
Continue here: {{link}}

On any phone or computer, choose “Continue with a code” on the registration page, then enter this code and, if you had already entered it, your date of birth.

We keep the draft for 14 days after you last save it. Do not share the code: it opens your draft.

${notYouEn}`,
  },
  "papers-removed-soon": {
    subject_ar: "أرسل طلبك: سنحذف وثائق المسوّدة قريبًا",
    subject_en: "Send your application: we will soon remove the papers of your draft",
    body_ar: `لم تُرسل طلبك للتسجيل حتى الامتياز بعد. مساحة حفظ الوثائق أوشكت على الامتلاء، ولذلك قد نحذف بعد 24 ساعة الوثائق المرفقة بالمسوّدات الأقدم، ومنها مسوّدتك. تبقى إجاباتك محفوظة.

للاحتفاظ بالوثائق افتح المسوّدة وأرسل الطلب أو احفظه من جديد.

رمز المتابعة: {{code}}
لمتابعة الطلب: {{link}}

${notYouAr}`,
    body_en: `You have not yet sent your application for registration until Emtyaz. Our space for papers is almost full. After 24 hours we may therefore remove the papers of the oldest drafts, yours among them. Your answers stay saved.

To keep the papers, open the draft and send the application, or save it again.

Resume code: {{code}}
Continue here: {{link}}

${notYouEn}`,
  },
  receipt: {
    subject_ar: "استلمنا طلبك: {{number}}",
    subject_en: "We received your application: {{number}}",
    body_ar: `استلمت النقابة طلبك للتسجيل حتى الامتياز.

الرقم المؤقت: {{number}}
إيصال الطلب: {{link}}
رمز المتابعة: {{code}}

لفتح إيصال الطلب على جهاز آخر اكتب الرمز وتاريخ ولادتك، ومن الإيصال يمكنك إرسال الوثائق أيضًا. احتفظ بالرقم والرمز، ولا تحوّل هذه الرسالة إلى أحد.

${notYouAr}`,
    body_en: `We received your application for registration until Emtyaz.

Temporary number: {{number}}
Your receipt: {{link}}
Resume code: {{code}}

On another device, the code and your date of birth open the receipt, where you can also send papers. Keep the number and the code, and do not forward this e-mail.

${notYouEn}`,
  },
  returned: {
    subject_ar: "طلبك للتسجيل حتى الامتياز بحاجة إلى تصحيح ({{number}})",
    subject_en: "Your application for registration until Emtyaz needs a correction ({{number}})",
    body_ar: `حضرة {{member-full-title}} {{name}}،

تحية طيبة وبعد، فقد راجعنا طلبك للتسجيل حتى الامتياز، ويلزم تصحيحه قبل قبوله.

المطلوب منك: {{reason}}

الحقول المطلوب تصحيحها: {{fields}}
{{papers}}
صحّح طلبك من هنا: {{link}}

هذا الرابط خاص بك، وكل من يملكه يستطيع قراءة طلبك، فلا ترسله إلى أحد.

${farewellAr}`,
    body_en: `Dear {{member-title}} {{name}},

We reviewed your application for registration until Emtyaz. It needs a correction before we can accept it.

What we ask of you: {{reason}}

To be corrected: {{fields}}
{{papers}}
Correct it here: {{link}}

This link is for you alone: anyone who has it can read your application. Do not forward it.

${farewellEn}`,
  },
  accepted: {
    subject_ar: "قُبل طلبك للتسجيل حتى الامتياز ({{number}})",
    subject_en: "We accepted your application for registration until Emtyaz ({{number}})",
    body_ar: `حضرة {{member-full-title}} {{name}}،

تحية طيبة وبعد، فيسرّنا إبلاغك بقبول طلبك للتسجيل حتى الامتياز.

رقمك النقابي: {{member_number}}

افتح حسابك في الموقع برقمك النقابي: {{portal}}

يرجى مراجعة النقابة ومعك أصول وثائقك لاستكمال التسجيل.

طلبك: {{link}}

هذا الرابط خاص بك، وكل من يملكه يستطيع قراءة طلبك، فلا ترسله إلى أحد.

${farewellAr}`,
    body_en: `Dear {{member-title}} {{name}},

We accepted your application for registration until Emtyaz.

Your association number: {{member_number}}

Open your account on this site with your association number: {{portal}}

Please bring the originals of your papers to the association to complete the registration.

Your application: {{link}}

This link is for you alone: anyone who has it can read your application. Do not forward it.

${farewellEn}`,
  },
};
