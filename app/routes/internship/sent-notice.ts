/** What the page after sending says first; the receipt that shows it opens its dialog. */
export const SENT = { kind: "success", key: "internship-receipt:sent" } as const;
