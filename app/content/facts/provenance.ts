import type { Provenance } from "../article";
import { words } from "../words";

/** The day on which somebody last compared the figures of this folder with what the association publishes. */
const REVIEWED = "2026-11-21";

const from = (en: string, ar: string): Provenance => ({ source: words(en, ar), reviewed: REVIEWED });

export const provenance = {
  association: from("The association's account of itself", "تعريف النقابة بنفسها"),
  registration: from("The association's registration requirements", "متطلبات التسجيل كما تعلنها النقابة"),
  legislation: from("The association's list of laws and regulations", "قائمة القوانين والأنظمة لدى النقابة"),
  authority: from("The rules of the authority fund", "أحكام صندوق التقاعد والضمان الاجتماعي"),
  solidarity: from("The rules of the social solidarity fund", "أحكام صندوق التكافل الاجتماعي"),
  mobilePhone: from("The mobile phone fund", "صندوق الهاتف الخلوي"),
  collaboration: from("The rules of the doctors collaboration fund", "أحكام صندوق تعاون الأطباء"),
  insurance: from("The terms of the health insurance fund", "تعليمات صندوق التأمين الصحي"),
  titles: from("The rules of professional and specialty titles", "أحكام الألقاب المهنية وألقاب الاختصاص"),
  services: from("The association's answers to its members", "أجوبة النقابة عن أسئلة أعضائها"),
  website: from("This website's own rules", "أحكام هذا الموقع"),
};
