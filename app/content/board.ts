/** `image` is the address of the member's photo; without one the page draws a placeholder. */
export type BoardMember = {
  ar_name: string;
  en_name: string;
  ar_designation: string;
  en_designation: string;
  image: string | null;
};

const designations = {
  president: { en_designation: "President", ar_designation: "النقيب" },
  vicePresident: { en_designation: "Vice President", ar_designation: "نائب النقيب" },
  secretary: { en_designation: "Secretary", ar_designation: "أمينة السر" },
  treasurer: { en_designation: "Treasurer", ar_designation: "أمين الصندوق" },
  assistantSecretary: { en_designation: "Assistant Secretary", ar_designation: "مساعد أمين السر" },
  assistantTreasurer: { en_designation: "Assistant Treasurer", ar_designation: "مساعدة أمين الصندوق" },
  member: { en_designation: "Board Member", ar_designation: "عضو المجلس" },
  memberHer: { en_designation: "Board Member", ar_designation: "عضوة المجلس" },
};

const seat = (post: keyof typeof designations, en_name: string, ar_name: string): BoardMember => ({
  ar_name,
  en_name,
  ...designations[post],
  image: null,
});

/** The board of directors. `sample` says that nobody of these names sits on it: the association supplies its own. */
export const board: { sample: boolean; members: BoardMember[] } = {
  sample: true,
  members: [
    seat("president", "Dr. Sami Khalil Haddad", "د. سامي خليل حداد"),
    seat("vicePresident", "Dr. Yousef Ibrahim Al-Omari", "د. يوسف إبراهيم العمري"),
    seat("secretary", "Dr. Rima Adnan Al-Khatib", "د. ريما عدنان الخطيب"),
    seat("treasurer", "Dr. Khaled Mousa Al-Najjar", "د. خالد موسى النجار"),
    seat("assistantSecretary", "Dr. Omar Saleh Shaheen", "د. عمر صالح شاهين"),
    seat("assistantTreasurer", "Dr. Dina Nabil Qasem", "د. دينا نبيل قاسم"),
    seat("member", "Dr. Faris Anwar Al-Masri", "د. فارس أنور المصري"),
    seat("memberHer", "Dr. Hanan Jamil Darwish", "د. حنان جميل درويش"),
    seat("member", "Dr. Basel Hani Al-Hourani", "د. باسل هاني الحوراني"),
    seat("memberHer", "Dr. Nadia Aref Saadeh", "د. نادية عارف سعادة"),
    seat("member", "Dr. Ahmad Rafiq Awad", "د. أحمد رفيق عوض"),
    seat("memberHer", "Dr. Ghada Samir Mansour", "د. غادة سمير منصور"),
    seat("member", "Dr. Zaid Fawzi Hamdan", "د. زيد فوزي حمدان"),
  ],
};
