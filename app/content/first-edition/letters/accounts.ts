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
    subject_ar: "اختيار كلمة مرور جديدة لبوابة {{the-member}}",
    subject_en: "Choose a new password for the {{member}} portal",
    body_ar: `طلب شخص، والأرجح أنه أنت، كلمة مرور جديدة في بوابة {{the-member}} لدى {{association}}. افتح الرابط الآتي واخترها:

الرابط: {{link}}

يصلح الرابط لمرة واحدة، حتى {{until}}.

إن لم تكن أنت فاحذف هذه الرسالة، فلا يتغيّر شيء ما لم يُفتح الرابط.

الهاتف: {{phone}}`,
    body_en: `Someone, probably you, asked for a new password in the {{member}} portal of the {{association}}. Open this link and choose one:

Link: {{link}}

It works once, until {{until}}.

If it was not you, delete this e-mail. Nothing changes unless you open the link.

Phone: {{phone}}`,
  },
  "password-changed": {
    subject_ar: "كلمة مرور جديدة لحسابك في بوابة {{the-member}}",
    subject_en: "Your password for the {{member}} portal was changed",
    body_ar: `ضُبطت لحسابك في بوابة {{the-member}} كلمة مرور جديدة بتاريخ {{at}}.

إن لم تكن أنت من فعل ذلك فاتصل بالنقابة فورًا.

الهاتف: {{phone}}`,
    body_en: `The password of your account in the {{member}} portal was changed on {{at}}.

If it was not you, call the association at once.

Phone: {{phone}}`,
  },
  "new-device": {
    subject_ar: "دخول إلى حسابك من جهاز جديد",
    subject_en: "A sign-in from a new device",
    body_ar: `سُجّل الدخول إلى حسابك في موقع {{association}} بتاريخ {{at}} من جهاز لم يُستخدم من قبل.

الجهاز: {{device}}

إن كنت أنت من دخل فلا يلزمك شيء. وإلا فغيّر كلمة مرورك، وأنهِ الجلسات التي لا تعرفها، ثم اتصل بالنقابة.

الهاتف: {{phone}}`,
    body_en: `Someone signed in to your account at the {{association}} on {{at}}, from a device that had not been used before.

Device: {{device}}

If it was you, there is nothing to do. If not, change your password, end the sessions you do not know, and call the association.

Phone: {{phone}}`,
  },
  "second-step-removed": {
    subject_ar: "أُزيلت الخطوة الثانية من حسابك",
    subject_en: "The second step was removed from your account",
    body_ar: `أُزيلت الخطوة الثانية لتسجيل الدخول من حسابك في موقع {{association}} بتاريخ {{at}}، وأُزيلت معها رموز الاسترداد ومفاتيح المرور.

إن لم تطلب ذلك فاتصل بالنقابة فورًا.

الهاتف: {{phone}}`,
    body_en: `The second step of signing in was removed from your account at the {{association}} on {{at}}. Its recovery codes and passkeys were removed too.

If you did not ask for this, call the association at once.

Phone: {{phone}}`,
  },
  "passkey-added": {
    subject_ar: "مفتاح مرور جديد لحسابك",
    subject_en: "A new passkey for your account",
    body_ar: `أُضيف إلى حسابك في موقع {{association}} مفتاح مرور جديد اسمه «{{passkey}}»، بتاريخ {{at}}. ويمكن الدخول به دون كلمة مرور.

إن لم تكن أنت من أضافه فاحذفه من صفحة مفاتيح المرور، وغيّر كلمة مرورك، ثم اتصل بالنقابة.

الهاتف: {{phone}}`,
    body_en: `A new passkey named “{{passkey}}” was added to your account at the {{association}} on {{at}}. It signs in without a password.

If it was not you, remove it on the page of your passkeys, change your password, and call the association.

Phone: {{phone}}`,
  },
  "passkey-refused": {
    subject_ar: "أُوقف أحد مفاتيح مرورك",
    subject_en: "One of your passkeys no longer works",
    body_ar: `لم يُقبل مفتاح المرور «{{passkey}}» بتاريخ {{at}}، إذ يبدو أن نسخة منه في جهاز آخر. ولن يُقبل بعد الآن.

سجّل الدخول بكلمة مرورك واحذفه من صفحة مفاتيح المرور. وإن لم تعرف السبب فاتصل بالنقابة.

الهاتف: {{phone}}`,
    body_en: `Your passkey “{{passkey}}” was refused on {{at}}, because a copy of it seems to be in use. It no longer works.

Sign in with your password and remove it on the page of your passkeys. If you do not know why this happened, call the association.

Phone: {{phone}}`,
  },
};
