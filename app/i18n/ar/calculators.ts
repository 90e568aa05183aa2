import type en from "../en/calculators";
import type { Translated } from "../types";

const calculators: Translated<typeof en> = {
  "work-out": "احتساب",
  yes: "نعم",
  no: "لا",
  fee: {
    title: "كم ستدفع؟",
    step: "ما الطلب الذي تقدّمه؟",
    steps: {
      internship: "التسجيل حتى الامتياز",
      permanent: "التسجيل الدائم",
      "comprehensive-exam": "كشف الامتحان الشامل",
      residency: "الإقامة (طبيب مقيم)",
      specialty: "الزمالة أو الاختصاص",
      "vacancy-announcement": "الإعلان عن شاغر",
    },
    nationality: "جنسيتك",
    jordanian: "أردنية",
    other: "جنسية أخرى",
    registered: "هل سبق تسجيلك في النقابة؟ (يؤثر ذلك في رسم الامتحان فقط)",
  },
  entry: {
    title: "أثر عمرك في اشتراكاتك",
    age: "عمرك عند تسجيلك الأول",
    refused: "اكتب العمر بالسنوات، من {{least}} إلى {{most}}.",
    at: "عند التسجيل الأول في سن {{age}} تُستحق اشتراكات الضمان الاجتماعي",
    times: {
      once: "بمقدارها المعتاد",
      half: "بالمقدار المعتاد ونصفه",
      twice: "بضعف المقدار المعتاد",
      other: "بالمقدار المعتاد مضروبًا في {{times}}",
    },
    retirement: "وتشترك أيضًا في التقاعد.",
    "no-retirement": "ولا تشترك في التقاعد.",
  },
  bill: {
    title: "ما يغطيه التأمين من الفاتورة",
    treatment: "نوع المعالجة",
    treatments: {
      "subscriber-admission": "إدخال المشترك إلى المستشفى",
      "beneficiary-admission": "إدخال أحد المنتفعين إلى المستشفى",
      "day-procedure": "إجراء نهاري دون مبيت",
      imaging: "التصوير الطبي خارج المستشفى",
    },
    amount: "قيمة الفاتورة بالدينار",
    paid: "ما سبق أن دفعه الصندوق عن هذا الشخص هذه السنة، بالدينار",
    "paid-hint": "اتركه فارغًا إن لم يدفع شيئًا بعد.",
    elderly: "هل بلغ الشخص {{age}} عامًا أو أكثر؟",
    refused: "اكتب المبلغ بالدينار، مثل 1250 أو 1250.500.",
    fund: "يدفع الصندوق",
    own: "وتدفع أنت",
    dinars: "د.أ",
    ceiling: {
      admission: "بلغ المبلغ السقف المحدد للإدخال الواحد.",
      year: "بلغ المبلغ السقف المحدد للسنة.",
    },
    estimate: "هذا تقدير وفق التعليمات المعلنة، وللصندوق القرار في كل مطالبة.",
  },
};

export default calculators;
