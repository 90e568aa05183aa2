import type en from "../en/missing-content";
import type { Translated } from "../types";

const missingContent: Translated<typeof en> = {
  about:
    "معلومات لا تستكملها إلا النقابة، مرتّبة بحسب الصفحات. وما وُضعت عليه علامة «نموذج» معروض للقرّاء على أنه نموذج إلى أن يُستبدل.",
  sample: "نموذج",
  nothing: "لا نواقص.",
  "nothing-about": "اكتمل محتوى الصفحات كلها، وليس فيها نماذج.",
};

export default missingContent;
