/** What a check of the doctor found: `wrong` keeps the site from working, a `warning` wants somebody to look. */
export type Finding = { about: string; level: "fine" | "warning" | "wrong"; text: string };

/** Findings about one thing. */
export const findingsAbout = (about: string) => ({
  fine: (text: string): Finding => ({ about, level: "fine", text }),
  warning: (text: string): Finding => ({ about, level: "warning", text }),
  wrong: (text: string): Finding => ({ about, level: "wrong", text }),
});

/** Why something did not answer, in one line. */
export const reason = (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  return [code, message].filter(Boolean).join(": ") || "no answer";
};
