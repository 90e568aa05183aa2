import { anyone, defineRoutes, doctors, doctorsOrStaff, staff } from "./address";

export const certificates = defineRoutes({
  request: { path: "/dashboard/registration-certificate", file: "routes/doctor/certificate/request/route.tsx", who: doctors, takes: "form", limits: ["certificate"], under: "/dr-dashboard" },
  certificate: { path: "/certificates/:serial", file: "routes/doctor/certificate/certificate.tsx", who: doctorsOrStaff("certificates.manage"), under: { doctor: "/dashboard/registration-certificate", staff: "/dashboard/certificates" } },
  pdf: { path: "/certificates/:serial.pdf", file: "routes/doctor/certificate/pdf.ts", who: doctorsOrStaff("certificates.manage") },
  credential: { path: "/certificates/:serial/credential", file: "routes/doctor/certificate/credential.ts", who: doctors },
  cancel: { path: "/certificates/:serial/cancel", file: "routes/staff/certificates/cancel.tsx", who: staff("certificates.manage"), takes: "form", title: "certificates:staff.cancel-title", under: "/dashboard/certificates" },
  list: { path: "/dashboard/certificates", file: "routes/staff/certificates/list.tsx", who: staff("certificates.manage"), under: "/dashboard" },
});

export const verification = defineRoutes({
  page: { path: "/verify", file: "routes/verify/page.tsx", who: anyone("the public part of the register"), takes: "file", limits: ["lookUp"], cacheable: true, found: "listed", evenReadOnly: "a check changes nothing" },
  code: { path: "/verify/:code", file: "routes/verify/code.tsx", who: anyone("whoever holds a certificate's unguessable code"), limits: ["lookUp"], secret: "rest" },
  keys: { path: "/.well-known/certificate-keys.json", file: "routes/verify/keys.ts", who: anyone("public keys") },
  issuer: { path: "/.well-known/jwt-vc-issuer", file: "routes/verify/issuer.ts", who: anyone("public keys") },
  status: { path: "/.well-known/certificate-status.json", file: "routes/verify/status.ts", who: anyone("which certificates are cancelled, by places that say nothing else") },
});
