import { describe, expect, it } from "vitest";
import { auditAddress, auditFilter } from "./filter";

const filterFrom = (text: string) => auditFilter(new URLSearchParams(text));

describe("what the audit is asked for", () => {
  it("is everything when nothing is asked", () => {
    expect(filterFrom("")).toEqual({
      actor: null,
      name: "",
      action: null,
      subject: null,
      from: null,
      to: null,
      before: null,
      refused: [],
    });
  });

  it("is read from the address and written into it again", () => {
    const { refused, ...filter } = filterFrom(
      "actor=staff&name=%20Rana%20&action=news.delete&subject=news:40&from=1/11/2026&to=٢١/١١/٢٠٢٦&before=77",
    );
    expect(refused).toEqual([]);
    expect(filter).toEqual({
      actor: "staff",
      name: "Rana",
      action: "news.delete",
      subject: "news:40",
      from: "2026-11-01",
      to: "2026-11-21",
      before: 77,
    });
    const address = auditAddress(filter);
    expect(auditFilter(new URL(address, "http://site.example").searchParams)).toEqual({ ...filter, refused });
    expect(auditAddress({ action: "news.delete" }, "/dashboard/audit-log/export.csv")).toBe(
      "/dashboard/audit-log/export.csv?action=news.delete",
    );
  });

  it("leaves out what nothing can be", () => {
    const odd = filterFrom("actor=king&action=a%20b&subject='%3B--&from=soon&to=2026-02-30&before=-1");
    expect(odd).toEqual({ ...filterFrom(""), refused: ["from", "to"] });
    expect(filterFrom("before=99999999999999999999").before).toBeNull();
    expect(filterFrom(`name=${"x".repeat(500)}`).name).toHaveLength(100);
  });
});
