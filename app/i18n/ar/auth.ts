import type en from "../en/auth";
import type { Translated } from "../types";

const auth: Translated<typeof en> = {
  "doctor-intro": "سجّل الدخول برقمك النقابي للاطّلاع على بطاقاتك ووثائقك.",
  "computer-intro": "لموظفي قسم الحاسوب: البحث عن الأعضاء وإدامة السجلّ.",
  "staff-intro": "للقائمين على نشر محتوى الموقع وإدارته.",
  number: "الرقم النقابي",
  username: "اسم المستخدم",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  "log-in": "تسجيل الدخول",
  "create-account": "إنشاء حساب",
  "forgot-password": "نسيت كلمة المرور؟",
  "demo-logins": "حسابات النسخة التجريبية",
  "enter-number": "يرجى إدخال الرقم النقابي وكلمة المرور!",
  "enter-username": "يرجى إدخال اسم المستخدم وكلمة المرور!",
  "number-not-numeric": "يجب أن يتكوّن الرقم النقابي من أرقام فقط.",
  "password-not-numeric": "يجب أن تتكوّن كلمة المرور من أرقام فقط.",
  wrong: "بيانات تسجيل الدخول غير صحيحة",
  locked: "محاولات كثيرة. حاول مرة أخرى الساعة {{time}}، أو اتصل بالرقم {{phone}}.",
  "logged-in": "تم تسجيل الدخول بنجاح!",
  "signed-in": "تم تسجيل الدخول بنجاح",
  "signed-out": "تم تسجيل الخروج بنجاح",
  "please-log-in": "يرجى تسجيل الدخول أولًا",
  "go-to-login": "الانتقال إلى صفحة تسجيل الدخول",
  "admins-only-page": "الوصول مرفوض. هذه الصفحة متاحة للمديرين فقط",
  "admins-only-action": "الوصول مرفوض. هذا الإجراء متاح للمديرين فقط",
  "access-denied": "الوصول مرفوض. ليست لديك صلاحية لعرض هذه الصفحة.",
};

export default auth;
