import { readDinars } from "~/domain/insurance/dinars";
import { type Shares, shareOfBill, type Treatment, treatments } from "~/domain/insurance/share-of-bill";

export type BillQuestion = {
  treatment: Treatment;
  bill: string;
  paid: string;
  elderly: boolean;
  refused: Array<"bill" | "paid">;
  shares: Shares | null;
};

/** What the bill form of the address asks; amounts are dinars written in any digits. */
export function billQuestion(params: URLSearchParams): BillQuestion {
  const [bill, paid] = ["bill", "paid"].map((name) => (params.get(name) ?? "").trim().slice(0, 20));
  const asked = {
    treatment: treatments.find((known) => known === params.get("treatment")) ?? treatments[0],
    elderly: params.get("elderly") === "yes",
  };
  const fils = readDinars(bill!);
  const paidThisYear = paid ? readDinars(paid) : 0;
  const refused: BillQuestion["refused"] = [];
  if (params.has("bill") && !fils) refused.push("bill");
  if (paidThisYear === null) refused.push("paid");
  const shares = fils && paidThisYear !== null ? shareOfBill({ ...asked, fils, paidThisYear }) : null;
  return { ...asked, bill: bill!, paid: paid!, refused, shares };
}
