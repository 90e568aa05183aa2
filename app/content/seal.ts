/** The association's seal, as paths in a square of 48: a star, and a ring with a figure within it. */
export const seal = {
  star: "M24 0l7 7h10v10l7 7-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10z",
  ring: { centre: 24, radius: 15.6 },
} as const;

const figures = {
  "serpent-staff":
    "M24 12v24.5M21.2 35.4c3.5-.3 5.7-1.7 5.7-3.7 0-3.5-7-3-7-6.6 0-4 9-3.4 9-7.6 0-2.3-2.1-3.5-4.7-3.5-2.4 0-4.2.9-5.1 2.5",
  star: "M24 14.4l2.8 2.8h4v4l2.8 2.8-2.8 2.8v4h-4l-2.8 2.8-2.8-2.8h-4v-4l-2.8-2.8 2.8-2.8v-4h4z",
  gear: "M24 17.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM24 13v4.500M24 30.500V35M13 24h4.500M30.5 24H35M16.2 16.200l3.2 3.200M28.6 28.600l3.2 3.200M31.8 16.200l-3.2 3.200M19.4 28.600l-3.2 3.2",
  scales: "M24 13v21.500M18.5 34.500h11M15.5 16.500h17M15.5 16.500l-3.5 8.500h7zM32.5 16.500l-3.5 8.500h7z",
} as const;

export type SealFigure = keyof typeof figures;
export const sealFigures = Object.keys(figures) as SealFigure[];

/** The path of the figure that stands within the ring. */
export const sealFigure = (figure: SealFigure): string => figures[figure];

/** The address of the seal as a picture of its own. */
export const sealPicture = (figure: SealFigure): string =>
  figure === "serpent-staff" ? "/favicon.svg" : `/favicon-${figure}.svg`;
