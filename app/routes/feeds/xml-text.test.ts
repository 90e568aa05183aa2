import { describe, expect, it } from "vitest";
import { escapeXml, xmlText } from "./xml-text";

describe("text in XML", () => {
  it("keeps every letter, mark and emoji", () => {
    const text = "قَسَم الطبيب\n\t— “Dr.” 👩‍⚕️ 𝒜 �";
    expect(xmlText(text)).toBe(text);
  });

  it("loses what XML cannot hold", () => {
    expect(xmlText("a\u0000b\u0008c\u001bd\ud800e\udc00f\ufffeg")).toBe("a b c d e f g");
  });

  it("ends no tag and no attribute", () => {
    expect(escapeXml('R&D <b> ]]> "5 > 3"')).toBe("R&amp;D &lt;b&gt; ]]&gt; &quot;5 &gt; 3&quot;");
  });
});
