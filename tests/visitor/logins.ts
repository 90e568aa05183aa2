import { demoLogins } from "~/content/demo-logins";

const [admin, editor, editor2, viewer, content, registrar] = demoLogins.staff;

/** The login page of each portal, and the field of its username. */
export const portals = {
  staff: { address: "/emp-portal", field: "username" },
  doctor: { address: "/dr-portal", field: "docNo" },
  computer: { address: "/computer-portal", field: "username" },
} as const;

export type Portal = keyof typeof portals;

/** The demo's logins by role. */
export const logins = {
  admin: { portal: "staff", ...admin },
  editor: { portal: "staff", ...editor },
  editor2: { portal: "staff", ...editor2 },
  viewer: { portal: "staff", ...viewer },
  content: { portal: "staff", ...content },
  registrar: { portal: "staff", ...registrar },
  doctor: { portal: "doctor", ...demoLogins.doctor[0] },
  computer: { portal: "computer", ...demoLogins.computer[0] },
} as const;

export type Who = keyof typeof logins;
