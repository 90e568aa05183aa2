import { anyone, area, doctors, doctorsOrStaff, staff } from "./address";

export const certificates = area({
  request: { path: "/dashboard/registration-certificate", file: "routes/doctor/certificate/request/route.tsx", who: doctors, takes: "form", limits: ["certificate"], under: "/dr-dashboard" },
  certificate: { path: "/certificates/:serial", file: "routes/doctor/certificate/certificate.tsx", who: doctorsOrStaff("certificates.manage"), under: { doctor: "/dashboard/registration-certificate", staff: "/dashboard/certificates" } },
  pdf: { path: "/certificates/:serial.pdf", file: "routes/doctor/certificate/pdf.ts", who: doctorsOrStaff("certificates.manage") },
  cancel: { path: "/certificates/:serial/cancel", file: "routes/staff/certificates/cancel.tsx", who: staff("certificates.manage"), takes: "form", title: "certificates:staff.cancel-title", under: "/dashboard/certificates" },
  list: { path: "/dashboard/certificates", file: "routes/staff/certificates/list.tsx", who: staff("certificates.manage"), under: "/dashboard" },
});

export const verification = area({
  page: { path: "/verify", file: "routes/verify/page.tsx", who: anyone("the public part of the register"), limits: ["lookUp"], cacheable: true, found: "listed" },
  code: { path: "/verify/:code", file: "routes/verify/page.tsx", who: anyone("whoever holds a certificate's unguessable code"), limits: ["lookUp"], secret: "rest" },
});
