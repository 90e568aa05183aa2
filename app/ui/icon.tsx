const shapes = {
  menu: "M3 6h18M3 12h18M3 18h18",
  person: "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 3.5-6 8-6s8 2 8 6",
  dark: "M20 14A8.5 8.5 0 1110 4a7 7 0 0010 10z",
  light:
    "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
  next: "M5 12h14M13 6l6 6-6 6",
  previous: "M19 12H5M11 6l-6 6 6 6",
  check: "M4 12l6 6L20 6",
  file: "M6 2h8l4 4v16H6zM14 2v4h4",
  print: "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z",
  search: "M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5",
  calendar: "M3 6h18v15H3zM3 11h18M8 3v5M16 3v5",
};

const TURNED = ["next", "previous"];

/** An icon beside a text with the same meaning, so that screen readers skip it; arrows follow the page's direction. */
export const Icon = ({ name }: { name: keyof typeof shapes }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    className={TURNED.includes(name) ? "mirror" : undefined}
  >
    <path d={shapes[name]} />
  </svg>
);
