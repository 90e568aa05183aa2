import { describe, expect, it } from "vitest";
import { deliveredTerms, plainTerms, termsOf, withTerms } from "./member-terms";

const withTermsOf = (text: string, terms: ReturnType<typeof termsOf>) =>
  withTerms({ ar: text, en: text }, terms);

describe("termsOf", () => {
  it("returns the forms of a doctor by default", () => {
    const { ar, en } = termsOf({});
    expect(termsOf(deliveredTerms)).toEqual({ ar, en });
    expect(en).toMatchObject({ "a-member": "a doctor", Members: "Doctors", "a-Member": "a Doctor" });
    expect(ar).toMatchObject({
      member: "طبيب",
      "the-member": "الطبيب",
      "to-the-member": "للطبيب",
      "member-accusative": "طبيبًا",
      "two-members": "طبيبان",
      "two-members-oblique": "طبيبين",
      members: "أطباء",
      "the-members": "الأطباء",
      "to-the-members": "للأطباء",
    });
  });

  it.each([
    [{ a_member_en: "an engineer" }, ["an engineer", "engineers", "An engineer"]],
    [{ a_member_en: "engineer" }, ["an engineer", "engineers", "An engineer"]],
    [
      { a_member_en: "a university teacher" },
      ["a university teacher", "university teachers", "A university teacher"],
    ],
    [{ a_member_en: "an attorney" }, ["an attorney", "attorneys", "An attorney"]],
    [{ a_member_en: "a notary" }, ["a notary", "notaries", "A notary"]],
    [{ a_member_en: "a midwife", members_en: "midwives" }, ["a midwife", "midwives", "A midwife"]],
  ])("derives the English forms of %o", (written, [one, many, begins]) => {
    const { en } = termsOf({ member_ar: "عضو", ...written });
    expect([en["a-member"], en.members, en["A-member"]]).toEqual([one, many, begins]);
  });

  it.each([
    ["مهندس", ["المهندس", "للمهندس", "مهندسًا", "مهندسان", "مهندسين", "مهندسين", "المهندسون", "للمهندسين"]],
    ["محامٍ", ["المحامي", "للمحامي", "محاميًا", "محاميان", "محاميين", "محامين", "المحامون", "للمحامين"]],
    ["ممرضة", ["الممرضة", "للممرضة", "ممرضةً", "ممرضتان", "ممرضتين", "ممرضات", "الممرضات", "للممرضات"]],
    [
      "مهندس زراعي",
      [
        "المهندس الزراعي",
        "للمهندس الزراعي",
        "مهندسًا زراعيًا",
        "مهندسان زراعيان",
        "مهندسين زراعيين",
        "مهندسين زراعيين",
        "المهندسون الزراعيون",
        "للمهندسين الزراعيين",
      ],
    ],
  ])("derives the regular Arabic forms of %s", (member_ar, forms) => {
    const { ar } = termsOf({ member_ar });
    expect([
      ar["the-member"],
      ar["to-the-member"],
      ar["member-accusative"],
      ar["two-members"],
      ar["two-members-oblique"],
      ar.members,
      ar["the-members-nominative"],
      ar["to-the-members"],
    ]).toEqual(forms);
  });

  it("uses the typed forms of irregular words", () => {
    const { ar } = termsOf({
      member_ar: "طبيب أسنان",
      the_member_ar: "طبيب الأسنان",
      two_members_ar: "طبيبا أسنان",
      members_ar: "أطباء أسنان",
      the_members_ar: "أطباء الأسنان",
    });
    expect(ar["to-the-member"]).toBe("لطبيب الأسنان");
    expect(ar["two-members-oblique"]).toBe("طبيبي أسنان");
    expect(ar["to-the-members"]).toBe("لأطباء الأسنان");
  });

  it("fills placeholders, keeps unknown ones, and leaves no gap for a missing title", () => {
    const engineers = termsOf({ member_ar: "مهندس", a_member_en: "an engineer" });
    expect(withTermsOf("Find {{a-member}}, {{name}}", engineers).en).toBe("Find an engineer, {{name}}");
    expect(withTermsOf("Dear {{member-title}} {{name}},", engineers).en).toBe("Dear {{name}},");
    expect(withTermsOf("Dear {{member-title}} {{name}},", termsOf({})).en).toBe("Dear Dr. {{name}},");
    expect(withTermsOf("{{the-members}}", termsOf(plainTerms)).ar).toBe("الأعضاء");
  });
});
