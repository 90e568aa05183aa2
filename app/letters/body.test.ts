import { describe, expect, it } from "vitest";
import { association, contactDetails } from "~/content/association";
import { ourDetails } from "./body";

const labels = { email: "E-mail", phone: "Phone", address: "Address" };
const allConfirmed = contactDetails(true);

describe("how a letter says to reach the association", () => {
  it("has a line for each detail that is asked, in that order", () => {
    expect(ourDetails("en", labels, allConfirmed)).toEqual([
      { label: "E-mail", value: association.email, code: true },
      { label: "Phone", value: association.phone, code: true },
      { label: "Address", value: association.address.en, code: false },
    ]);
    expect(ourDetails("ar", { phone: "هاتف" }, allConfirmed)).toHaveLength(1);
  });

  it("has no line for what the association has not confirmed", () => {
    expect(ourDetails("en", labels, { ...allConfirmed, phone: null, address: null })).toEqual([
      { label: "E-mail", value: association.email, code: true },
    ]);
  });

  it("outside the demo tells confirmed details alone", () => {
    const told = ourDetails("en", labels).map((part) => "label" in part && part.label);
    const confirmed = Object.entries(contactDetails(false)).filter(([, detail]) => detail !== null);
    expect(told).toEqual(
      Object.entries(labels).flatMap(([name, label]) =>
        confirmed.some(([detail]) => detail === name) ? [label] : [],
      ),
    );
  });
});
