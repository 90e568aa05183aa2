import type en from "../en/missing-content";
import type { Translated } from "../types";

const missingContent: Translated<typeof en> = {
  about:
    "ما لم تقله النقابة أو لم تؤكّده بعد. تظهر النماذج في الموقع التجريبي بعلامة «نموذج»، ولا تظهر لقرّاء الموقع العام أبدًا.",
  sample: "نموذج",
  comma: "، ",
  nothing: "لا نواقص.",
  "nothing-about": "اكتمل محتوى الصفحات كلها، وليس فيها نماذج.",
};

export default missingContent;
