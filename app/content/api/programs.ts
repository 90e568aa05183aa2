import { words } from "../words";
import type { Call, Group } from "./call";
import { checkedCertificate, noCertificate, verificationCode } from "./certificates";

const keyed = {
  who: words("A program with a key", "برنامج يحمل مفتاحًا"),
  byKey: true,
} satisfies Partial<Call>;

export const programs: Group = {
  id: "programs",
  title: words("For programs with a key", "للبرامج التي تحمل مفتاحًا"),
  calls: [
    {
      ...keyed,
      id: "programCertificate",
      method: "get",
      path: "/api/v1/certificates/{code}",
      title: words("Check a certificate", "التحقق من شهادة"),
      inPath: { code: verificationCode },
      done: {
        status: 200,
        about: words(
          "There is such a certificate, cancelled or not.",
          "الشهادة موجودة، ملغاةً كانت أم غير ملغاة.",
        ),
        fields: { certificate: checkedCertificate },
      },
      refused: { 404: noCertificate },
    },
  ],
};
