import arAccounts from "./ar/accounts";
import arApi from "./ar/api";
import arArticle from "./ar/article";
import arAudit from "./ar/audit";
import arAuth from "./ar/auth";
import arCalculators from "./ar/calculators";
import arCards from "./ar/cards";
import arCareers from "./ar/careers";
import arCertificates from "./ar/certificates";
import arComplaints from "./ar/complaints";
import arComputer from "./ar/computer";
import arComputerUsers from "./ar/computer-users";
import arContact from "./ar/contact";
import arContent from "./ar/content";
import arDashboards from "./ar/dashboards";
import arElectionOffice from "./ar/election-office";
import arElections from "./ar/elections";
import arEvents from "./ar/events";
import arExports from "./ar/exports";
import arForms from "./ar/forms";
import arGalleries from "./ar/galleries";
import arHome from "./ar/home";
import arImportFile from "./ar/import-file";
import arInternship from "./ar/internship";
import arInternshipReceipt from "./ar/internship-receipt";
import arMaintenance from "./ar/maintenance";
import arMissingContent from "./ar/missing-content";
import arNames from "./ar/names";
import arNews from "./ar/news";
import arOath from "./ar/oath";
import arOutbox from "./ar/outbox";
import arPasskeys from "./ar/passkeys";
import arPortal from "./ar/portal";
import arPrograms from "./ar/programs";
import arRecord from "./ar/record";
import arRegister from "./ar/register";
import arRegisterFiles from "./ar/register-files";
import arRegisterOffice from "./ar/register-office";
import arRegistrations from "./ar/registrations";
import arRoll from "./ar/roll";
import arSearch from "./ar/search";
import arShell from "./ar/shell";
import arSiteHealth from "./ar/site-health";
import arStanding from "./ar/standing";
import arSurvey from "./ar/survey";
import arTurnout from "./ar/turnout";
import arUploads from "./ar/uploads";
import enAccounts from "./en/accounts";
import enApi from "./en/api";
import enArticle from "./en/article";
import enAudit from "./en/audit";
import enAuth from "./en/auth";
import enCalculators from "./en/calculators";
import enCards from "./en/cards";
import enCareers from "./en/careers";
import enCertificates from "./en/certificates";
import enComplaints from "./en/complaints";
import enComputer from "./en/computer";
import enComputerUsers from "./en/computer-users";
import enContact from "./en/contact";
import enContent from "./en/content";
import enDashboards from "./en/dashboards";
import enElectionOffice from "./en/election-office";
import enElections from "./en/elections";
import enEvents from "./en/events";
import enExports from "./en/exports";
import enForms from "./en/forms";
import enGalleries from "./en/galleries";
import enHome from "./en/home";
import enImportFile from "./en/import-file";
import enInternship from "./en/internship";
import enInternshipReceipt from "./en/internship-receipt";
import enMaintenance from "./en/maintenance";
import enMissingContent from "./en/missing-content";
import enNames from "./en/names";
import enNews from "./en/news";
import enOath from "./en/oath";
import enOutbox from "./en/outbox";
import enPasskeys from "./en/passkeys";
import enPortal from "./en/portal";
import enPrograms from "./en/programs";
import enRecord from "./en/record";
import enRegister from "./en/register";
import enRegisterFiles from "./en/register-files";
import enRegisterOffice from "./en/register-office";
import enRegistrations from "./en/registrations";
import enRoll from "./en/roll";
import enSearch from "./en/search";
import enShell from "./en/shell";
import enSiteHealth from "./en/site-health";
import enStanding from "./en/standing";
import enSurvey from "./en/survey";
import enTurnout from "./en/turnout";
import enUploads from "./en/uploads";

const en = {
  accounts: enAccounts,
  api: enApi,
  article: enArticle,
  audit: enAudit,
  calculators: enCalculators,
  complaints: enComplaints,
  computer: enComputer,
  "computer-users": enComputerUsers,
  contact: enContact,
  content: enContent,
  dashboards: enDashboards,
  cards: enCards,
  careers: enCareers,
  certificates: enCertificates,
  auth: enAuth,
  "election-office": enElectionOffice,
  elections: enElections,
  events: enEvents,
  exports: enExports,
  forms: enForms,
  galleries: enGalleries,
  home: enHome,
  internship: enInternship,
  "import-file": enImportFile,
  "internship-receipt": enInternshipReceipt,
  maintenance: enMaintenance,
  "missing-content": enMissingContent,
  names: enNames,
  news: enNews,
  oath: enOath,
  outbox: enOutbox,
  passkeys: enPasskeys,
  portal: enPortal,
  programs: enPrograms,
  record: enRecord,
  registrations: enRegistrations,
  register: enRegister,
  "register-files": enRegisterFiles,
  "register-office": enRegisterOffice,
  roll: enRoll,
  search: enSearch,
  shell: enShell,
  "site-health": enSiteHealth,
  standing: enStanding,
  survey: enSurvey,
  turnout: enTurnout,
  uploads: enUploads,
};

export type Words = typeof en;
export const dictionaries = {
  en,
  ar: {
    accounts: arAccounts,
    api: arApi,
    article: arArticle,
    audit: arAudit,
    calculators: arCalculators,
    complaints: arComplaints,
    computer: arComputer,
    "computer-users": arComputerUsers,
    contact: arContact,
    content: arContent,
    dashboards: arDashboards,
    cards: arCards,
    careers: arCareers,
    certificates: arCertificates,
    auth: arAuth,
    "election-office": arElectionOffice,
    elections: arElections,
    events: arEvents,
    exports: arExports,
    forms: arForms,
    galleries: arGalleries,
    home: arHome,
    internship: arInternship,
    "import-file": arImportFile,
    "internship-receipt": arInternshipReceipt,
    maintenance: arMaintenance,
    "missing-content": arMissingContent,
    names: arNames,
    news: arNews,
    oath: arOath,
    outbox: arOutbox,
    passkeys: arPasskeys,
    portal: arPortal,
    programs: arPrograms,
    record: arRecord,
    registrations: arRegistrations,
    register: arRegister,
    "register-files": arRegisterFiles,
    "register-office": arRegisterOffice,
    roll: arRoll,
    search: arSearch,
    shell: arShell,
    "site-health": arSiteHealth,
    standing: arStanding,
    survey: arSurvey,
    turnout: arTurnout,
    uploads: arUploads,
  },
};
