const standing = {
  title: "My standing",
  "as-of": "As the register had it on {{day}}. A payment made since then may not show yet.",
  "no-dues": "The register holds no dues under your number.",
  certificate: {
    title: "May I get the registration certificate?",
    yes: "Yes",
    late: "Yes, with a reminder",
    no: "Not now",
    paid: "You are practising, and your dues are paid as far as the certificate asks.",
    "late-since":
      "Your social security subscriptions are paid only up to {{month}}. Please bring them up to date before they stand in the way of a certificate.",
    "late-unknown":
      "No social security subscriptions are on record for you. Please ask the association before this stands in the way of a certificate.",
    get: "Get the certificate",
  },
  vote: {
    title: "May I vote in the elections?",
    yes: "Yes, as the register stands today",
    no: "No, as the register stands today",
    paid: "You are practising, the annual fee of {{year}} is paid, and your social security subscriptions are paid up to {{month}} at least.",
    blocks: {
      "not-practising": "You are not registered as practising.",
      "annual-fee": "The annual fee of {{year}} is not recorded as paid.",
      "social-months": "Social security subscriptions are not recorded as paid up to {{month}}.",
    },
    check: "Check your line of the roll",
    final: "Who is on the electoral roll is finally decided by the association.",
  },
  unpaid: {
    title: "What is unpaid?",
    nothing: "Nothing is unpaid on record",
    something: "Unpaid on record",
    unknown: "The record has gaps",
    annual: "Annual fee of {{year}}",
    "annual-years": "Annual fees of the years {{from}} to {{to}}",
    social_one: "Social security: {{count}} month, {{to}}",
    social_other: "Social security: {{count}} months, {{from}} to {{to}}",
    retirement_one: "Retirement: {{count}} month, {{to}}",
    retirement_other: "Retirement: {{count}} months, {{from}} to {{to}}",
    missing: {
      annual: "No annual fee is on record.",
      social: "No social security subscriptions are on record.",
      retirement: "No retirement subscriptions are on record.",
    },
  },
  next: {
    title: "What to do, and where",
    pay: "Pay what is unpaid, electronically or at the association's office, and quote your association number.",
    refer: "Refer to the association's office to have your practice looked into.",
    ask: "Ask the association what it has on record for you, and quote your association number.",
    "ways-to-pay": "How to pay electronically",
    office: "Office",
  },
  contacts: {
    title: "Is this still your mobile and e-mail?",
    "none-title": "The association has no mobile and no e-mail of yours",
    why: "They are how the association reaches you, and your way back if you forget your password. We ask once a year.",
    mobile: "Mobile",
    email: "E-mail",
    none: "Not on record",
    yes: "Yes, still right",
    change: "Change them",
    add: "Add them",
    confirmed: "Thank you. Your mobile and e-mail are noted as still right.",
    changed: "Your contact details have changed in the meantime. Please look at them again.",
  },
  "my-account": "My account",
  "choose-first":
    "Before you see your data, choose your own number (8 digits or more). Your cards, your certificate and your standing open then.",
};

export default standing;
