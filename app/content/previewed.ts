/** Addresses whose page is being prepared: they answer with their title and ways on, never with a dead end. */
export const previewedPublic = ["/registration-until-emtyaz"] as const;

export const previewed: readonly string[] = previewedPublic;
