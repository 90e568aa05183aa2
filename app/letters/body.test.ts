import { describe, expect, it } from "vitest";
import { setEdition } from "~/content/edition";
import { editionWith } from "../../tests/support/first-edition";
import { ourDetails } from "./body";

const labels = { email: "E-mail", phone: "Phone", address: "Address" };
const allConfirmed = editionWith(true).contact;

describe("how a letter says to reach the association", () => {
  it("has a line for each detail that is asked, in that order", () => {
    expect(ourDetails("en", labels, allConfirmed)).toEqual([
      { label: "E-mail", value: allConfirmed.email, code: true },
      { label: "Phone", value: allConfirmed.phone, code: true },
      { label: "Address", value: allConfirmed.address!.en, code: false },
    ]);
    expect(ourDetails("ar", { phone: "هاتف" }, allConfirmed)).toHaveLength(1);
  });

  it("has no line for what the association has not confirmed", () => {
    expect(ourDetails("en", labels, { ...allConfirmed, phone: null, address: null })).toEqual([
      { label: "E-mail", value: allConfirmed.email, code: true },
    ]);
  });

  it("tells what the site tells: outside the demo nothing made up", () => {
    setEdition(editionWith(false));
    expect(ourDetails("en", labels)).toEqual([]);
    setEdition(editionWith(true));
    expect(ourDetails("en", labels)).toHaveLength(3);
  });
});
