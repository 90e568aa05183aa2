/** The association's seal, as paths in a square of 48: a star, and within its ring the staff with the serpent. */
export const seal = {
  star: "M24 0l7 7h10v10l7 7-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10z",
  ring: { centre: 24, radius: 15.6 },
  staff: "M24 12v24.5",
  serpent:
    "M21.2 35.4c3.5-.3 5.7-1.7 5.7-3.7 0-3.5-7-3-7-6.6 0-4 9-3.4 9-7.6 0-2.3-2.1-3.5-4.7-3.5-2.4 0-4.2.9-5.1 2.5",
} as const;
