import { describe, expect, it } from "vitest";
import { escapeXml, xmlText } from "./xml-text";

describe("xmlText", () => {
  it("keeps every letter, mark and emoji", () => {
    const text = "قَسَم الطبيب\n\t— “Dr.” 👩‍⚕️ 𝒜 �";
    expect(xmlText(text)).toBe(text);
  });

  it("removes what XML cannot contain", () => {
    expect(xmlText("a\u0000b\u0008c\u001bd\ud800e\udc00f\ufffeg")).toBe("a b c d e f g");
  });

  it("escapes tags and attributes", () => {
    expect(escapeXml('R&D <b> ]]> "5 > 3"')).toBe("R&amp;D &lt;b&gt; ]]&gt; &quot;5 &gt; 3&quot;");
  });
});
