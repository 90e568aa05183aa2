/** The logins of the demo association, by their portal; they exist only where the demo was loaded. */
export const demoLogins = {
  staff: [
    { name: "admin@demo.test", password: "demo-admin-2026" },
    { name: "editor@demo.test", password: "demo-editor-2026" },
    { name: "editor2@demo.test", password: "demo-editor-2026" },
    { name: "viewer@demo.test", password: "demo-viewer-2026" },
    { name: "content@demo.test", password: "demo-content-2026" },
    { name: "registrar@demo.test", password: "demo-registrar-2026" },
  ],
  doctor: [
    { name: "10001", password: "20260001" },
    { name: "10003", password: "20260003" },
    { name: "10004", password: "20260004" },
    { name: "10005", password: "20260005" },
  ],
  computer: [
    { name: "COMP1", password: "20261111" },
    { name: "COMP2", password: "20261111" },
  ],
} as const;
