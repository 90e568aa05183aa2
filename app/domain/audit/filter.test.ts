import { describe, expect, it } from "vitest";
import { auditAddress, auditFilter } from "./filter";

const filterFrom = (text: string) => auditFilter(new URLSearchParams(text));

describe("auditFilter", () => {
  it("is empty without a query", () => {
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

  it("is parsed from the address and written back to it", () => {
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

  it("drops impossible values", () => {
    const odd = filterFrom("actor=king&action=a%20b&subject='%3B--&from=soon&to=2026-02-30&before=-1");
    expect(odd).toEqual({ ...filterFrom(""), refused: ["from", "to"] });
    expect(filterFrom("before=99999999999999999999").before).toBeNull();
    expect(filterFrom(`name=${"x".repeat(500)}`).name).toHaveLength(100);
  });
});
