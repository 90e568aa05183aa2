import { association } from "../association";
import type { FirstItem } from "../edition";

const hours = `${association.officeHours.from}–${association.officeHours.to}`;

/** The hours are the specification's; all else is made up until the association says how it is reached. */
export const firstContact: FirstItem[] = [
  {
    key: "contact",
    fields: {
      phone: "+962 6 500 0000",
      fax: "+962 6 500 0001",
      email: "info@association.example",
      address_ar: "مجمّع النقابات المهنية، الشميساني، عمّان، الأردن",
      address_en: "Professional Associations Complex, Shmeisani, Amman, Jordan",
      hours_ar: hours,
      hours_en: hours,
      latitude: "31.9692",
      longitude: "35.9009",
    },
    samples: ["phone", "fax", "email", "address_ar", "address_en", "latitude", "longitude"],
  },
];
