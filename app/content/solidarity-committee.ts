import { type Words, words } from "./words";

export type CommitteeMember = { id: number; name: Words; role: Words };

const roles = {
  chair: words("Chair", "رئيس اللجنة"),
  viceChairHer: words("Vice Chair", "نائبة الرئيس"),
  secretary: words("Secretary", "أمين السر"),
  treasurerHer: words("Treasurer", "أمينة الصندوق"),
  member: words("Member", "عضو"),
  memberHer: words("Member", "عضوة"),
};

const seats: Array<[role: keyof typeof roles, en: string, ar: string]> = [
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

/** Who manages the social solidarity fund. `sample` says that nobody of these names does: the association supplies its own. */
export const solidarityCommittee: { sample: boolean; members: CommitteeMember[] } = {
  sample: true,
  members: seats.map(([role, en, ar], at) => ({ id: at + 1, name: words(en, ar), role: roles[role] })),
};
