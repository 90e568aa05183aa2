export const lettersOnAccounts = {
  invitation: {
    subject_ar: "حسابك في موقع {{association}}",
    subject_en: "Your account at the {{association}}",
    body_ar: `أُنشئ لك حساب في موقع {{association}}. افتح الرابط الآتي واختر كلمة مرورك:

الرابط: {{link}}

يصلح الرابط لمرة واحدة، حتى {{until}}.

إن لم تكن تنتظر هذه الرسالة فاحذفها، فلا يتغيّر شيء ما لم يُفتح الرابط.`,
    body_en: `You now have an account on the website of the {{association}}. Open this link and choose your password:

Link: {{link}}

It works once, until {{until}}.

If you did not expect this e-mail, delete it. Nothing changes unless you open the link.`,
  },
  "new-password": {
    subject_ar: "اختيار كلمة مرور جديدة",
    subject_en: "Choose a new password",
    body_ar: `أرسل إليك مدير موقع {{association}} هذا الرابط لاختيار كلمة مرور جديدة:

الرابط: {{link}}

يصلح الرابط لمرة واحدة، حتى {{until}}.

إن لم تكن تنتظر هذه الرسالة فاحذفها، فلا يتغيّر شيء ما لم يُفتح الرابط.`,
    body_en: `An administrator of the website of the {{association}} sent you this link to choose a new password:

Link: {{link}}

It works once, until {{until}}.

If you did not expect this e-mail, delete it. Nothing changes unless you open the link.`,
  },
  recovery: {
    subject_ar: "اختيار كلمة مرور جديدة لبوابة الطبيب",
    subject_en: "Choose a new password for the doctor portal",
    body_ar: `طلب شخص، والأرجح أنه أنت، كلمة مرور جديدة في بوابة الطبيب لدى {{association}}. افتح الرابط الآتي واخترها:

الرابط: {{link}}

يصلح الرابط لمرة واحدة، حتى {{until}}.

إن لم تكن أنت فاحذف هذه الرسالة، فلا يتغيّر شيء ما لم يُفتح الرابط.

الهاتف: {{phone}}`,
    body_en: `Someone, probably you, asked for a new password in the doctor portal of the {{association}}. Open this link and choose one:

Link: {{link}}

It works once, until {{until}}.

If it was not you, delete this e-mail. Nothing changes unless you open the link.

Phone: {{phone}}`,
  },
  "password-changed": {
    subject_ar: "كلمة مرور جديدة لحسابك في بوابة الطبيب",
    subject_en: "Your password for the doctor portal was changed",
    body_ar: `ضُبطت لحسابك في بوابة الطبيب كلمة مرور جديدة بتاريخ {{at}}.

إن لم تكن أنت من فعل ذلك فاتصل بالنقابة فورًا.

الهاتف: {{phone}}`,
    body_en: `The password of your account in the doctor portal was changed on {{at}}.

If it was not you, call the association at once.

Phone: {{phone}}`,
  },
};
