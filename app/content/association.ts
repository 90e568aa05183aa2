/** The association's details as the site is delivered; `edition()` has what the staff wrote since. */
export const association = {
  name: { en: "Jordan Medical Association", ar: "نقابة الأطباء الأردنية" },
  founded: 1944,
  seal: "serpent-staff" as const,
  rightsSince: 2024,
  city: { en: "Amman", ar: "عمّان" },
  band: "amman" as const,
  officeHours: { from: "8:30", to: "16:00" },
};
