/** Who the association is and how it is reached. `sample` names the details the association still has to confirm. */
export const association = {
  name: { en: "Jordan Medical Association", ar: "نقابة الأطباء الأردنية" },
  founded: 1944,
  copyrightYear: 2024,
  city: { en: "Amman", ar: "عمّان" },
  address: {
    en: "Professional Associations Complex, Shmeisani, Amman, Jordan",
    ar: "مجمّع النقابات المهنية، الشميساني، عمّان، الأردن",
  },
  place: { latitude: 31.9692, longitude: 35.9009 },
  phone: "+962 6 500 0000",
  fax: "+962 6 500 0001",
  email: "info@association.example",
  officeHours: { from: "8:30", to: "16:00" },
  social: [
    { name: "Facebook", url: "https://www.facebook.com/" },
    { name: "X", url: "https://x.com/" },
    { name: "YouTube", url: "https://www.youtube.com/" },
  ],
  sample: { address: true, place: true, phone: true, fax: true, email: true, social: true },
};

/** A `tel:` address for a phone number as it is written. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
