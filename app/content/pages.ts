export type Title = { en: string; ar: string };

/** The title of every address that people can reach, by its path. */
export const pages = {
  "/": { en: "Home", ar: "الرئيسية" },
  "/welcome": { en: "Welcome", ar: "كلمة ترحيب" },
  "/association-council": { en: "Association Council", ar: "مجلس النقابة" },
  "/legislations": { en: "Laws and Regulations", ar: "القوانين والأنظمة" },
  "/registration-requirements": { en: "Registration Requirements", ar: "متطلبات التسجيل" },
  "/association-guide": { en: "Association Guide", ar: "دليل النقابة" },
  "/contact-us": { en: "Contact Us", ar: "اتصل بنا" },
  "/authority-fund": { en: "Authority Fund", ar: "صندوق التقاعد والضمان الاجتماعي" },
  "/social-solidarity-fund": { en: "Social Solidarity Fund", ar: "صندوق التكافل الاجتماعي" },
  "/mobile-phone-fund": { en: "Mobile Phone Fund", ar: "صندوق الهاتف الخلوي" },
  "/doctors-collaboration-fund": { en: "Doctors Collaboration Fund", ar: "صندوق تعاون الأطباء" },
  "/health-insurance-fund": { en: "Health Insurance Fund", ar: "صندوق التأمين الصحي" },
  "/specialty-titles-fund": { en: "Specialty Titles Fund", ar: "صندوق ألقاب الاختصاص" },
  "/registration-until-emtyaz": { en: "Registration Until Emtyaz", ar: "التسجيل حتى الامتياز" },
  "/dr-portal": { en: "Doctor Portal", ar: "بوابة الطبيب" },
  "/computer-portal": { en: "Computer Portal", ar: "بوابة الحاسوب" },
  "/emp-portal": { en: "Employee Portal", ar: "بوابة الموظفين" },
  "/electronic-payments": { en: "Electronic Payments", ar: "الدفع الإلكتروني" },
  "/conferences": { en: "Events and Conferences", ar: "الفعاليات والمؤتمرات" },
  "/news": { en: "News", ar: "الأخبار" },
  "/gallery": { en: "Photo Gallery", ar: "معرض الصور" },
  "/faq": { en: "Frequently Asked Questions", ar: "الأسئلة الشائعة" },
  "/elections": { en: "Elections", ar: "الانتخابات" },
  "/elections/turnout": { en: "Election Turnout", ar: "نسبة الاقتراع" },
  "/elections/closing-count": { en: "Closing Count", ar: "محضر ختام الاقتراع" },
  "/elections/roll/print": { en: "Electoral Roll on Paper", ar: "جدول الناخبين للطباعة" },
  "/careers": { en: "Careers", ar: "فرص العمل" },
  "/privacy-policy": { en: "Privacy Policy", ar: "سياسة الخصوصية" },
  "/terms_and_conditions": { en: "Terms and Conditions", ar: "الشروط والأحكام" },
  "/accessibility": { en: "Accessibility Statement", ar: "بيان إمكانية الوصول" },
  "/api": { en: "Calls for Programs", ar: "الربط البرمجي" },
  "/dr-qasam": { en: "Doctor's Oath", ar: "قَسَم الطبيب" },
  "/survey": { en: "Satisfaction Survey", ar: "استبيان الرضا" },
  "/search": { en: "Search", ar: "البحث" },
  "/verify": { en: "Verify a Certificate", ar: "التحقق من شهادة" },
  "/setup": { en: "First Administrator", ar: "إعداد المدير الأول" },
  "/dr-dashboard": { en: "Doctor Dashboard", ar: "لوحة الطبيب" },
  "/dr-dashboard/my-data": { en: "My Data", ar: "بياناتي" },
  "/dr-dashboard/name-change": { en: "Change of Name", ar: "تغيير الاسم" },
  "/dr-dashboard/roll": { en: "My Line of the Electoral Roll", ar: "اسمي في جدول الناخبين" },
  "/dr-dashboard/sessions": { en: "Where You Are Signed In", ar: "الأجهزة التي سجّلت الدخول منها" },
  "/dr-dashboard/access-log": { en: "Who Looked at My Record", ar: "من اطّلع على سجلّي" },
  "/dr-portal/create-dr-account": { en: "Create a Doctor Account", ar: "إنشاء حساب طبيب" },
  "/dr-portal/forget-password": { en: "Forgotten Password", ar: "نسيت كلمة المرور" },
  "/dr-portal/recover": { en: "Choose a New Password", ar: "اختيار كلمة مرور جديدة" },
  "/dr-portal/set-password": { en: "Choose Your Own Password", ar: "اختيار كلمة مرورك" },
  "/dashboard/financial-card": { en: "Financial Card", ar: "البطاقة المالية" },
  "/dashboard/personal-card": { en: "Personal Card", ar: "البطاقة الشخصية" },
  "/dashboard/registration-certificate": { en: "Registration Certificate", ar: "شهادة التسجيل" },
  "/computer-dashboard": { en: "Computer Dashboard", ar: "لوحة بوابة الحاسوب" },
  "/dashboard/computer-financial-card": { en: "Member's Financial Card", ar: "البطاقة المالية للعضو" },
  "/dashboard/computer-personal-card": { en: "Member's Personal Card", ar: "البطاقة الشخصية للعضو" },
  "/account": { en: "My Account", ar: "حسابي" },
  "/account/password": { en: "Change Password", ar: "تغيير كلمة المرور" },
  "/account/second-step": { en: "Second Step of Signing In", ar: "الخطوة الثانية لتسجيل الدخول" },
  "/dashboard": { en: "Dashboard", ar: "لوحة التحكم" },
  "/dashboard/accounts-management": { en: "Accounts Management", ar: "إدارة الحسابات" },
  "/dashboard/computer-users": { en: "Computer Users", ar: "مستخدمو بوابة الحاسوب" },
  "/dashboard/members": { en: "Doctors' Accounts", ar: "حسابات الأطباء" },
  "/dashboard/survey-statistics": { en: "Survey Statistics", ar: "إحصاءات الاستبيان" },
  "/dashboard/survey-statistics/comments": { en: "Survey Comments", ar: "ملاحظات الاستبيان" },
  "/dashboard/registrations": { en: "Internship Applications", ar: "طلبات تسجيل الامتياز" },
  "/dashboard/elections": { en: "Elections Management", ar: "إدارة الانتخابات" },
  "/dashboard/oaths": { en: "Registered Oaths", ar: "سجلّ القَسَم" },
  "/dashboard/certificates": { en: "Issued Certificates", ar: "الشهادات الصادرة" },
  "/dashboard/name-changes": { en: "Name Changes", ar: "طلبات تغيير الاسم" },
  "/dashboard/outbox": { en: "Outgoing Mail", ar: "البريد الصادر" },
  "/dashboard/maintenance": { en: "Maintenance", ar: "صيانة الموقع" },
  "/dashboard/audit-log": { en: "Audit Log", ar: "سجلّ التدقيق" },
  "/dashboard/missing-content": { en: "Missing Content", ar: "نواقص المحتوى" },
  "/dashboard/add-news": { en: "Add News", ar: "إضافة خبر" },
  "/dashboard/add-conference": { en: "Add Event", ar: "إضافة فعالية" },
  "/dashboard/add-gallery": { en: "Add Gallery", ar: "إضافة معرض صور" },
  "/complaints": { en: "Complaints Management", ar: "إدارة الشكاوى" },
} satisfies Record<string, Title>;

export type PagePath = keyof typeof pages;

export const sameAs: Record<string, PagePath> = {
  "/events": "/conferences",
  "/emp_portal": "/emp-portal",
  "/add-gallery": "/dashboard/add-gallery",
};

/** The title of a path, or of the nearest page above it (`/careers/3` is a career), never the home page's. */
export function titleOf(path: string): Title | undefined {
  for (let part = path.replace(/\/+$/, ""); part; part = part.slice(0, part.lastIndexOf("/"))) {
    const known = sameAs[part] ?? part;
    if (known in pages) return pages[known as PagePath];
  }
  return undefined;
}
