type Tab = { href: string; words: string; isShown: boolean };

/** The whole of a list, or what is in one state, as links side by side. */
export const StateTabs = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav aria-label={label} className="mb-6">
    <ul className="flex flex-wrap gap-3">
      {tabs.map(({ href, words, isShown }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isShown ? "page" : undefined}
            className={isShown ? "btn" : "btn btn-quiet"}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
