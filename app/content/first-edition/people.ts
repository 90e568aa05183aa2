import type { FirstItem } from "../edition";

/** The names of the sample people are invented; the association supplies its own. */
const MADE_UP = ["name_ar", "name_en"];

type Designation = { designation_ar: string; designation_en: string };
type Seat<Post extends string> = [post: Post, name_en: string, name_ar: string];

const seated =
  <Post extends string>(group: string, posts: Record<Post, Designation>, first: number) =>
  ([post, name_en, name_ar]: Seat<Post>, at: number): FirstItem => ({
    key: String(first + at),
    fields: { name_ar, name_en, ...posts[post], group, order: String(at + 1) },
    samples: MADE_UP,
  });

const designations = {
  president: { designation_en: "President", designation_ar: "النقيب" },
  vicePresident: { designation_en: "Vice President", designation_ar: "نائب النقيب" },
  secretary: { designation_en: "Secretary", designation_ar: "أمينة السر" },
  treasurer: { designation_en: "Treasurer", designation_ar: "أمين الصندوق" },
  assistantSecretary: { designation_en: "Assistant Secretary", designation_ar: "مساعد أمين السر" },
  assistantTreasurer: { designation_en: "Assistant Treasurer", designation_ar: "مساعدة أمين الصندوق" },
  member: { designation_en: "Board Member", designation_ar: "عضو المجلس" },
  memberHer: { designation_en: "Board Member", designation_ar: "عضوة المجلس" },
};

const council: Array<Seat<keyof typeof designations>> = [
  ["president", "Dr. Sami Khalil Haddad", "د. سامي خليل حداد"],
  ["vicePresident", "Dr. Yousef Ibrahim Al-Omari", "د. يوسف إبراهيم العمري"],
  ["secretary", "Dr. Rima Adnan Al-Khatib", "د. ريما عدنان الخطيب"],
  ["treasurer", "Dr. Khaled Mousa Al-Najjar", "د. خالد موسى النجار"],
  ["assistantSecretary", "Dr. Omar Saleh Shaheen", "د. عمر صالح شاهين"],
  ["assistantTreasurer", "Dr. Dina Nabil Qasem", "د. دينا نبيل قاسم"],
  ["member", "Dr. Faris Anwar Al-Masri", "د. فارس أنور المصري"],
  ["memberHer", "Dr. Hanan Jamil Darwish", "د. حنان جميل درويش"],
  ["member", "Dr. Basel Hani Al-Hourani", "د. باسل هاني الحوراني"],
  ["memberHer", "Dr. Nadia Aref Saadeh", "د. نادية عارف سعادة"],
  ["member", "Dr. Ahmad Rafiq Awad", "د. أحمد رفيق عوض"],
  ["memberHer", "Dr. Ghada Samir Mansour", "د. غادة سمير منصور"],
  ["member", "Dr. Zaid Fawzi Hamdan", "د. زيد فوزي حمدان"],
];

const roles = {
  chair: { designation_en: "Chair", designation_ar: "رئيس اللجنة" },
  viceChairHer: { designation_en: "Vice Chair", designation_ar: "نائبة الرئيس" },
  secretary: { designation_en: "Secretary", designation_ar: "أمين السر" },
  treasurerHer: { designation_en: "Treasurer", designation_ar: "أمينة الصندوق" },
  member: { designation_en: "Member", designation_ar: "عضو" },
  memberHer: { designation_en: "Member", designation_ar: "عضوة" },
};

/** The managing committee of the social solidarity fund: eleven members by its rules. */
const committee: Array<Seat<keyof typeof roles>> = [
  ["chair", "Dr. Munir Fahd Al-Sharif", "د. منير فهد الشريف"],
  ["viceChairHer", "Dr. Samar Walid Barakat", "د. سمر وليد بركات"],
  ["secretary", "Dr. Tareq Nizar Al-Zein", "د. طارق نزار الزين"],
  ["treasurerHer", "Dr. Hala Fuad Naser", "د. هالة فؤاد ناصر"],
  ["member", "Dr. Rami Issa Khoury", "د. رامي عيسى خوري"],
  ["memberHer", "Dr. Maysoon Adel Hijazi", "د. ميسون عادل حجازي"],
  ["member", "Dr. Nidal Hasan Yaseen", "د. نضال حسن ياسين"],
  ["memberHer", "Dr. Suha Kamal Al-Sayegh", "د. سهى كمال الصايغ"],
  ["member", "Dr. Mazen Ali Daoud", "د. مازن علي داود"],
  ["memberHer", "Dr. Abeer Yousef Salameh", "د. عبير يوسف سلامة"],
  ["member", "Dr. Hussam Ziad Al-Tamimi", "د. حسام زياد التميمي"],
];

export const firstPeople: FirstItem[] = [
  ...council.map(seated("board", designations, 1)),
  ...committee.map(seated("committee", roles, council.length + 1)),
];
