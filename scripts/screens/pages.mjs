/** The pages to look at after every visual change: name, address, and who is signed in. */
const pages = {
  anybody: {
    home: "/",
    welcome: "/welcome",
    council: "/association-council",
    legislations: "/legislations",
    requirements: "/registration-requirements",
    "health-fund": "/health-insurance-fund",
    faq: "/faq",
    careers: "/careers",
    contact: "/contact-us",
    elections: "/elections",
    news: "/news",
    article: "/news/1",
    conferences: "/conferences",
    conference: "/conferences/1",
    gallery: "/gallery",
    register: "/doctors?q=ahmad",
    check: "/verify",
    oath: "/dr-qasam",
    application: "/registration-until-emtyaz",
    "sign-in": "/dr-portal",
  },
  doctor: {
    doctor: "/dr-dashboard",
    "financial-card": "/dashboard/financial-card",
    "financial-paper": "/dashboard/financial-card/print",
    certificate: "/dashboard/registration-certificate",
    sessions: "/dr-dashboard/sessions",
  },
  computer: { clerk: "/computer-dashboard", marking: "/elections" },
  admin: {
    dashboard: "/dashboard",
    complaints: "/complaints",
    registrations: "/dashboard/registrations",
    "add-news": "/dashboard/add-news",
    survey: "/dashboard/survey-statistics",
    content: "/dashboard/content",
    association: "/dashboard/content/association",
    launch: "/dashboard/content/launch",
    account: "/account",
  },
};

export const allPages = Object.entries(pages).flatMap(([who, own]) =>
  Object.entries(own).map(([name, address]) => ({ who, name, address })),
);

/** Each page in both languages and themes, at phone and desktop width. */
export const views = [360, 1440].flatMap((width) =>
  ["ar", "en"].flatMap((lang) => ["light", "dark"].map((theme) => ({ width, lang, theme }))),
);

export const pictureOf = (name, { width, lang, theme }) => `${name}.${lang}.${theme}.${width}.png`;
