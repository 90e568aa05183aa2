export const lettersOnMessages = {
  notice: {
    subject_ar: "رسالة جديدة من الموقع ({{reference}}): {{title}}",
    subject_en: "",
    body_ar: `وصلت رسالة جديدة عبر نموذج التواصل في الموقع.

الرقم المرجعي: {{reference}}
تاريخ الورود: {{at}}
الاسم: {{name}}
الهاتف: {{sender_phone}}
البريد الإلكتروني: {{sender_email}}
لغة المرسل: {{language}}
عنوان الرسالة: {{title}}
{{message}}

لقراءتها والرد عليها: {{link}}`,
    body_en: "",
  },
  reply: {
    subject_ar: "الرد على رسالتك ({{reference}}): {{title}}",
    subject_en: "",
    body_ar: `حضرة السيد/السيدة {{name}}،

تحية طيبة وبعد، نشكر لك تواصلك مع {{association}}، وتجد ردّنا أسفل رسالتك.

رسالتك إلينا:
الرقم المرجعي: {{reference}}
تاريخ الورود: {{at}}
عنوان الرسالة: {{title}}
{{message}}

ردّنا: {{reply}}

وتفضلوا بقبول فائق الاحترام.

{{association}}

الهاتف: {{phone}}
البريد الإلكتروني: {{email}}
العنوان: {{address}}`,
    body_en: `Dear {{name}},

Thank you for writing to the {{association}}. Our reply is below your message.`,
  },
  staff: {
    subject_ar: "{{subject}}",
    subject_en: "{{subject}}",
    body_ar: `{{text}}

{{association}}

الرقم المرجعي: {{reference}}
الهاتف: {{phone}}
البريد الإلكتروني: {{email}}`,
    body_en: `{{text}}

{{association}}

Reference number: {{reference}}
Phone: {{phone}}
E-mail: {{email}}`,
  },
};
