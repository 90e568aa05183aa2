const greetingAr = "تحية طيبة إلى {{member-title}} {{name}}،";
const greetingEn = "Dear {{member-title}} {{name}},";
const farewellAr = `هاتف النقابة: {{phone}}

{{association}}`;
const farewellEn = `Our telephone: {{phone}}

{{association}}`;

const objection = {
  subject_ar: "اعتراضك على جدول الناخبين",
  subject_en: "Your objection to the electoral roll",
};
const nameChange = { subject_ar: "طلبك لتغيير الاسم", subject_en: "Your request for a change of name" };

const objectionAr = (decided: string) => `${greetingAr}

${decided}

الانتخابات: {{election}}
الموضوع: {{about}}
مركز اقتراعك من الآن: {{centre}}

ملاحظة النقابة: {{note}}

${farewellAr}`;

const objectionEn = (decided: string) => `${greetingEn}

${decided}

Election: {{election}}
About: {{about}}
Your polling centre from now on: {{centre}}

Note from the association: {{note}}

${farewellEn}`;

const nameAr = (decided: string) => `${greetingAr}

${decided}

الاسم بالعربية: {{name_ar}}
الاسم بالإنجليزية: {{name_en}}

ملاحظة النقابة: {{note}}

${farewellAr}`;

const nameEn = (decided: string) => `${greetingEn}

${decided}

Arabic name: {{name_ar}}
English name: {{name_en}}

Note from the association: {{note}}

${farewellEn}`;

export const lettersOnRegister = {
  changed: {
    subject_ar: "تغيّرت بياناتك لدى النقابة",
    subject_en: "Your details with the association were changed",
    body_ar: `${greetingAr}

تغيّرت بيانات في سجلّك لدى النقابة بتاريخ {{at}} بتوقيت عمّان.

الرقم النقابي: {{number}}
ما تغيّر: {{changes}}

إن لم تكن أنت من غيّرها فاتصل بنا فورًا. لم تتغيّر كلمة مرورك.

${farewellAr}`,
    body_en: `${greetingEn}

Details of your record with the association were changed on {{at}}, Amman time.

Association number: {{number}}
Changed: {{changes}}

If it was not you, call us at once. Your password has not changed.

${farewellEn}`,
  },
  "new-address": {
    subject_ar: "سُجِّل هذا البريد لدى النقابة",
    subject_en: "We registered this e-mail address",
    body_ar: `أصبح هذا البريد الإلكتروني مسجَّلًا لدى النقابة، وستصل إليه الرسائل الموجّهة إلى هذا العضو.

الرقم النقابي: {{number}}

إن لم تكن أنت هذا العضو فنرجو الاتصال بنا لنحذف عنوانك.

${farewellAr}`,
    body_en: `We now have this e-mail address for a member of the association. Letters for this member will come here.

Association number: {{number}}

If you are not this member, call us and we will remove your address.

${farewellEn}`,
  },
  "name-accepted": {
    ...nameChange,
    body_ar: nameAr("قُبل طلبك، ومن الآن يظهر في السجلّ وفي شهاداتك هذا الاسم:"),
    body_en: nameEn(
      "We accepted your request. From now on, the register and your certificates show this name:",
    ),
  },
  "name-refused": {
    ...nameChange,
    body_ar: nameAr("لم يُقبل طلبك. الاسم الذي طلبته:"),
    body_en: nameEn("We did not accept your request. You asked for this name:"),
  },
  "objection-accepted": {
    ...objection,
    body_ar: objectionAr("قُبل اعتراضك على جدول الناخبين."),
    body_en: objectionEn("We accepted your objection to the electoral roll."),
  },
  "objection-refused": {
    ...objection,
    body_ar: objectionAr("لم يُقبل اعتراضك على جدول الناخبين."),
    body_en: objectionEn("We did not accept your objection to the electoral roll."),
  },
};
