import { words } from "../words";
import { type Call, digits, type Fields, type Group, integer, list, optional, text } from "./call";
import { everybody } from "./common-fields";

const code = (en: string, ar: string, example: number) => integer(words(en, ar), example);
const name = (en: string, ar: string, example: string) => text(words(en, ar), example);
const number = (en: string, ar: string, example: string) => digits(words(en, ar), example);

const listed = words("The whole list.", "القائمة كاملة.");

const readList = (id: string, path: string, title: Call["title"], of: Fields): Call => ({
  id,
  method: "get",
  path: `/api/data/${path}`,
  title,
  who: everybody,
  done: { status: 200, about: listed, fields: { Data: list(title, of) } },
});

const university = {
  UNIV_CODE: code("The university's code", "رمز الجامعة", 400001),
  UNIV_NAME: name("Its name", "اسمها", "الجامعة الأردنية"),
};

export const applications: Group = {
  id: "applications",
  title: words("Registration until Emtyaz", "التسجيل حتى الامتياز"),
  calls: [
    readList("nationalities", "nationalities", words("List nationalities", "قائمة الجنسيات"), {
      NAT_CODE: code("The nationality's code", "رمز الجنسية", 400),
      NAT_NAME: name("Its name", "اسمها", "أردنية"),
    }),
    readList("cities", "cities", words("List cities", "قائمة المدن"), {
      CITY_ID: code("The city's code", "رمز المدينة", 1101),
      CITY_ARABIC_NAME: name("Its name in Arabic", "اسمها بالعربية", "عمّان"),
      CITY_ENGLISH_NAME: name("Its name in English", "اسمها بالإنجليزية", "Amman"),
    }),
    readList("countries", "countries", words("List countries", "قائمة الدول"), {
      COUNTRY_CODE: code("The country's code", "رمز البلد", 400),
      COUNTRY_NAME: name("Its name", "اسمها", "الأردن"),
    }),
    {
      id: "universities",
      method: "post",
      path: "/api/data/universities",
      title: words("List the universities of a country", "قائمة جامعات بلد"),
      who: everybody,
      body: {
        countryCode: number("The country's code", "رمز البلد", "400"),
      },
      done: {
        status: 200,
        about: listed,
        fields: { Data: list(words("The universities", "الجامعات"), university) },
      },
      refused: { 404: words("There is no such country.", "لا يوجد بلد بهذا الرمز.") },
    },
    {
      id: "apply",
      method: "post",
      path: "/api/data/submitDoctorData",
      title: words("Apply for registration", "تقديم طلب تسجيل"),
      who: everybody,
      /** Beside the fields of the application, which `routes/api/description/groups.ts` adds. */
      body: {
        confirmAnother: optional({
          schema: { type: "boolean" },
          about: words(
            "True to apply again although the same person has applied before",
            "القيمة true لتقديم طلب آخر مع أن الشخص نفسه سبق أن تقدّم بطلب",
          ),
          example: false,
        }),
      },
      once: true,
      limited: true,
      done: {
        status: 200,
        about: words(
          "The application is received; its receipt is mailed to the applicant.",
          "استُلم الطلب، ويُرسل إيصاله إلى بريد مقدّمه.",
        ),
        fields: {
          TEMP_NO: name("The temporary number of the application", "الرقم المؤقت للطلب", "K7M-4QX-9R2T"),
        },
      },
      refused: {
        409: words(
          "The same person has applied before; nothing is stored.",
          "سبق أن تقدّم الشخص نفسه بطلب، ولم يُحفظ شيء.",
        ),
      },
    },
  ],
};
