export const LINES_PER_SHEET = 500;

export function sheetOf(total: number, asked: number): { sheet: number; sheets: number; before: number } {
  const sheets = Math.max(1, Math.ceil(total / LINES_PER_SHEET));
  const sheet = Math.min(Math.max(1, asked), sheets);
  return { sheet, sheets, before: (sheet - 1) * LINES_PER_SHEET };
}
