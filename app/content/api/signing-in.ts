import { words } from "../words";
import { type Group, text } from "./call";
import { everybody, memberNumber, noMember, shownNumber } from "./common-fields";

const username = { username: memberNumber };
const password = text(words("The password", "كلمة المرور"), "20260001");
const cookie = words(
  "Signed in; the session's cookie comes with the answer.",
  "نجح تسجيل الدخول، ويصل ملف تعريف ارتباط الجلسة مع الرد.",
);
const wrong = words("These sign-in details are not correct.", "بيانات تسجيل الدخول غير صحيحة.");

export const signingIn: Group = {
  id: "signing-in",
  title: words("Accounts and signing in", "الحسابات وتسجيل الدخول"),
  calls: [
    {
      id: "signInDoctor",
      method: "post",
      path: "/api/auth/dr-portal",
      title: words("Sign {{a-member}} in", "تسجيل دخول {{member}}"),
      who: everybody,
      body: { docNo: memberNumber, password },
      limited: true,
      done: {
        status: 200,
        about: cookie,
        fields: {
          docNo: shownNumber,
          mustSetPassword: {
            schema: { type: "boolean" },
            about: words(
              "Whether the {{member}} must first choose an own password on the website",
              "هل يجب اختيار كلمة مرور خاصة من الموقع قبل فتح أي سجلّ",
            ),
            example: false,
          },
        },
      },
      refused: { 401: wrong },
    },
    {
      id: "createAccount",
      method: "post",
      path: "/api/auth/create-account",
      title: words("Open {{a-member}}'s account", "فتح حساب {{member}}"),
      who: everybody,
      about: words(
        "The first password is the national number on record; you choose your own password when you first sign in.",
        "كلمة المرور الأولى هي الرقم الوطني المسجّل، وتُختار كلمة مرور خاصة عند أول دخول.",
      ),
      body: username,
      once: true,
      limited: true,
      done: { status: 201, about: words("The account is open.", "فُتح الحساب."), fields: {} },
      refused: {
        404: noMember,
        409: words("The account exists already.", "الحساب موجود من قبل."),
      },
    },
    {
      id: "forgetPassword",
      method: "post",
      path: "/api/auth/forget-password",
      title: words("Ask for the way back in", "السؤال عن طريقة استعادة الدخول"),
      who: everybody,
      about: words(
        "Says how to sign in again. It never changes a password.",
        "يبيّن كيفية استعادة الدخول، ولا يغيّر أي كلمة مرور أيًّا كان السائل.",
      ),
      body: username,
      once: true,
      limited: true,
      done: {
        status: 200,
        about: words("There is an account.", "يوجد حساب."),
        fields: {
          message: text(
            words("What to do next, for people to read", "الخطوة التالية، نصًّا يُعرض للقارئ"),
            "Your account is found.",
          ),
        },
      },
      refused: { 401: words("There is no account of this number.", "لا يوجد حساب بهذا الرقم.") },
    },
    {
      id: "signInComputerUser",
      method: "post",
      path: "/api/auth/computer-portal",
      title: words("Sign a computer user in", "تسجيل دخول مستخدم بوابة الحاسوب"),
      who: everybody,
      body: {
        username: text(
          words("The user name; capitals do not matter", "اسم المستخدم، بأحرف كبيرة أو صغيرة"),
          "COMP1",
        ),
        password: text(words("The password", "كلمة المرور"), "20261111"),
      },
      limited: true,
      done: { status: 200, about: cookie, fields: {} },
      refused: {
        401: wrong,
        403: words(
          "The call comes from outside the networks for computer users.",
          "الطلب صادر من خارج الشبكات المخصصة لمستخدمي بوابة الحاسوب.",
        ),
      },
    },
    {
      id: "signUp",
      method: "post",
      path: "/api/auth/sign-up",
      title: words("Create your own staff account", "إنشاء حساب موظف ذاتيًّا"),
      who: words("Nobody: administrators make accounts", "لا أحد، فالمديرون هم من ينشئون الحسابات"),
      done: null,
      refused: { 403: words("Always.", "دائمًا.") },
    },
  ],
};
