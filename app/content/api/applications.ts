import { words } from "../words";
import { type Call, digits, type Fields, type Group, list, optional, text, whole } from "./call";
import { arabicName, englishName, everybody } from "./common-fields";

const code = (en: string, ar: string, example: number) => whole(words(en, ar), example);
const name = (en: string, ar: string, example: string) => text(words(en, ar), example);
const day = (en: string, ar: string, example: string) => text(words(en, ar), example, { format: "date" });
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
      body: {
        DOC_NAME_A: arabicName,
        DOC_NAME_E: englishName,
        NAT_CODE: number("The nationality, from its list", "الجنسية، من قائمتها", "400"),
        SEX: number("1 male, 2 female", "⁦1⁩ ذكر، ⁦2⁩ أنثى", "1"),
        BIRTH_PLACE: name("The place of birth", "مكان الولادة", "عمّان"),
        BIRTH_DATE: day("The date of birth", "تاريخ الولادة", "2000-03-14"),
        LIVE_PLACE: number(
          "1 inside Jordan, 2 West Bank, 3 outside Jordan",
          "⁦1⁩ داخل الأردن، ⁦2⁩ الضفة الغربية، ⁦3⁩ خارج الأردن",
          "1",
        ),
        CITY: number("The city, from its list", "المدينة، من قائمتها", "1101"),
        ID_TYPE: number(
          "1 passport, 2 civil or military card, 3 family book, 4 card of the children of Jordanian women",
          "⁦1⁩ جواز سفر، ⁦2⁩ بطاقة مدنية أو عسكرية، ⁦3⁩ دفتر عائلة، ⁦4⁩ بطاقة أبناء الأردنيات",
          "2",
        ),
        ID_NO: optional(name("The document's number", "رقم الوثيقة", "N123456")),
        NATIONAL_NO: number("The national number", "الرقم الوطني", "2000123456"),
        COUNTRY_CODE: number("The country of the degree, from its list", "بلد الشهادة، من قائمتها", "400"),
        UNIV_CODE: number(
          "The university, from the list of that country",
          "الجامعة، من قائمة ذلك البلد",
          "400001",
        ),
        STUDY_ST_DT: day("The date of enrolment", "تاريخ الالتحاق", "2018-09-16"),
        GRAD_DT: day("The date of graduation", "تاريخ التخرج", "2024-06-20"),
        CERT_DATE: day("The date of the degree", "تاريخ الشهادة", "2024-07-01"),
        NO_STUDY_YEAR: number("Years of study", "عدد سنوات الدراسة", "6"),
        ACCEPT_DATE: day("The date of its equivalence", "تاريخ المعادلة", "2024-08-01"),
        HI_SCHOOL_RV: number("1 scientific, 2 literary", "⁦1⁩ علمي، ⁦2⁩ أدبي", "1"),
        HI_SCHOOL_DT: day("The date of the school certificate", "تاريخ الثانوية العامة", "2018-07-25"),
        MOBIL: number("The mobile number", "رقم الهاتف الخلوي", "0791234567"),
        HOME_TEL1: optional(number("The home telephone", "هاتف المنزل", "065001000")),
        E_MAIL: name("The e-mail address", "البريد الإلكتروني", "intern@demo.test"),
        HOME_ADD: name("The home address", "عنوان السكن", "عمّان، الجبيهة"),
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
