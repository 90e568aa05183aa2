import { compact } from "./enhance";

const source = `
document.querySelectorAll("[data-toast]").forEach(t => {
  const fade = () => setTimeout(() => t.matches(":hover,:focus-within") ? fade() : t.dataset.toast = "quiet", 4e3);
  fade();
})`;

/** Lets good news grow quiet after 4 s, but not while it is being read. */
export const toast = compact(source);
