import type { Officer } from "~/auth/guards.server";
import { asTyped } from "~/domain/members/details-input";
import { lookUpPersonalCard } from "~/domain/members/look-up.server";
import { soughtCard } from "../sought-card.server";

/** The card that the address asks for, ready to show or edit; its reading is on record. */
export const shownCard = (request: Request, { kind, id }: Officer) =>
  soughtCard(request, async (number) => {
    const card = await lookUpPersonalCard(number, { kind, id });
    if (!card) return null;
    const { memberNumber, nameAr, nameEn, version } = card;
    return { memberNumber, version, typed: { ...asTyped(card), DOC_NAME_A: nameAr, DOC_NAME_E: nameEn } };
  });

export type ShownCard = NonNullable<Awaited<ReturnType<typeof shownCard>>["card"]>;
