import { describe, expect, it } from "vitest";
import { readProofLink } from "./proof-link";

const LINK = "https://site.test/verify/0A1B-2C3D-4E5F-6G7H";
const proof = new Uint8Array([1, 2, 3]);

describe("readProofLink", () => {
  it.each([
    ["the address as it was printed", `${LINK}#1.AQID`],
    ["the mark spelled as a part of the address", `${LINK}%231.AQID`],
    ["the punctuation of a sentence", `(${LINK}#1.AQID).`],
    ["Arabic punctuation", `«${LINK}#1.AQID»،`],
  ])("parses code and signed facts with %s", (_, text) => {
    expect(readProofLink(text)).toEqual({ code: "0A1B-2C3D-4E5F-6G7H", proof });
  });

  it("ignores signed facts that are followed by other characters", () => {
    expect(readProofLink(`${LINK}#1.AQID=`).proof).toBeNull();
  });
});
