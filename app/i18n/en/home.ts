const home = {
  lead: "Every doctor who practises in Jordan is registered here, from the internship to the specialist title and beyond.",
  founded: "Founded in Amman",
  years: "More than eighty years in the service of the profession",
  register: "Register until Emtyaz",
  requirements: "Registration requirements",
  portals: {
    title: "Sign in to a portal",
    "dr-portal": "Your membership status, your financial and personal cards, your registration certificate.",
    "computer-portal": "For the association's computer department.",
    "emp-portal": "For employees who publish news and answer messages.",
  },
  registration: {
    title: "Eighty years of keeping the register",
    body: "Registration is mandatory for every doctor practising in Jordan, Jordanian or not: first for the internship, then permanently. See each step, what it costs and where to pay.",
  },
  news: "Latest news",
  "all-news": "All news",
  services: {
    title: "Services",
    "registration-until-emtyaz": "Fill in the internship application and send it from here.",
    "electronic-payments": "Pay fees and subscriptions through the national e-billing service.",
    "dr-qasam": "Register for the oath with your association number.",
    elections: "Look up whether a doctor has the right to vote.",
    careers: "Vacancies announced through the association.",
    survey: "Four questions about how we serve you.",
    faq: "Office hours, ways of paying and other common questions.",
  },
  funds: {
    title: "Association funds",
    "authority-fund": "Retirement and social security for Jordanian doctors.",
    "social-solidarity-fund": "Established in July 1995.",
    "mobile-phone-fund": "Established in 2002.",
    "doctors-collaboration-fund": "Managed by a committee that meets every month.",
    "health-insurance-fund": "Optional insurance, established in 2002.",
    "specialty-titles-fund": "Specialist and consultant titles.",
  },
  board: {
    title: "Board of directors",
    sample: "Sample names, until the association supplies the members of its board.",
  },
  contact: { title: "Write to us" },
  faq: "Frequently asked questions",
  map: {
    title: "Visit us",
    sample: "The address is a sample until the association confirms it.",
    link: "Open our location on OpenStreetMap",
    show: "Show the interactive map here",
    about: "The map comes from OpenStreetMap and is loaded only when you ask for it.",
    frame: "Map of the association's surroundings",
  },
};

export default home;
