import { defineRoutes, staff } from "./address";

const admin = staff("programs.manage");

export const programs = defineRoutes({
  apiClients: {
    path: "/dashboard/api-clients",
    file: "routes/staff/programs/api-clients.tsx",
    who: admin,
    takes: "form",
    title: "programs:clients.title",
    under: "/dashboard",
  },
  revokeClient: {
    path: "/dashboard/api-clients/:id/revoke",
    file: "routes/staff/programs/revoke-client.ts",
    who: admin,
    takes: "form",
  },
  webhooks: {
    path: "/dashboard/webhooks",
    file: "routes/staff/programs/webhooks.tsx",
    who: admin,
    takes: "form",
    title: "programs:webhooks.title",
    under: "/dashboard",
  },
  removeWebhook: {
    path: "/dashboard/webhooks/:id/remove",
    file: "routes/staff/programs/remove-webhook.ts",
    who: admin,
    takes: "form",
  },
});
