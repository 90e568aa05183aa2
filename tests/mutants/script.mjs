/** The small scripts of the pages, and what in a page sets them to work. */
export default [
  {
    file: "app/enhance/inline/menus.ts",
    from: "menu.parentNode?.contains(at)",
    to: "menu.contains(at)",
    breaks: "on a phone the whole menu shuts as soon as one of its groups is touched",
  },
  {
    file: "app/enhance/inline/menus.ts",
    from: "  (menu?.firstChild as HTMLElement | undefined)?.focus();\n",
    to: "",
    breaks: "who closes a menu by Escape loses the place on the page",
  },
  {
    file: "app/enhance/busy.ts",
    from: '  addEventListener("pageshow", free);\n',
    to: "",
    breaks: "who comes back to a form by the Back button finds it still at work",
  },
  {
    file: "app/enhance/busy.ts",
    from: 'button.ariaDisabled = "true";',
    to: "button.disabled = true;",
    breaks: "a form whose answer was lost on its way cannot be sent again",
  },
  {
    file: "app/enhance/bundles/name-look-up.ts",
    from: '  show("");\n',
    to: "",
    breaks: "the name of the number before stands beside the one being typed",
  },
  {
    file: "app/enhance/bundles/name-look-up.ts",
    from: "  clearTimeout(waiting);\n",
    to: "",
    breaks: "every key asks for a name, until the limit shuts the sender out",
  },
  {
    file: "app/enhance/bundles/universities.ts",
    from: '      field<HTMLInputElement>("universities_of").value = country.value;\n',
    to: "",
    breaks: "who chooses another country than before loses on sending the university of its list",
  },
  {
    file: "app/enhance/bundles/universities.ts",
    from: `?lang=\${document.documentElement.lang}`,
    to: "?lang=en",
    breaks: "on the Arabic form a new country brings the English names of its universities",
  },
  {
    file: "app/enhance/bundles/viewer.ts",
    from: ' * (document.dir === "rtl" ? -1 : 1)',
    to: "",
    breaks: "on an Arabic page the arrow keys leaf through photos the wrong way",
  },
  {
    file: "app/enhance/bundles/viewer.ts",
    from: "viewer.onclose = () => links[shown]?.focus();\n",
    to: "",
    breaks: "after leafing, closing a photo leads back to the first one opened, not the last one seen",
  },
  {
    file: "app/enhance/bundles/toast.ts",
    from: 'if (notice.matches(":hover,:focus-within")) fade();\n      else notice.dataset.toast = "quiet";',
    to: 'notice.dataset.toast = "quiet";',
    breaks: "good news grows quiet under the eyes of who is reading it",
  },
  {
    file: "app/ui/layout/shell.tsx",
    from: 'data-toast={kind === "success" ? "" : undefined}',
    to: 'data-toast=""',
    breaks: "an error grows quiet after four seconds like good news",
  },
  {
    file: "app/enhance/inline/printing.ts",
    from: "  button.hidden = false;\n",
    to: "",
    breaks: "nobody ever sees the button that prints a page",
  },
  {
    file: "app/enhance/inline/sent-dialog.ts",
    from: "?.showModal?.()",
    to: "?.show?.()",
    breaks: "the number of a sent application does not keep the keyboard, and Escape does not close it",
  },
  {
    file: "app/platform/document/enhancements.server.ts",
    from: '  fades: "toast",\n',
    to: "",
    breaks: "good news stays loud at the top of the page for good",
  },
  {
    file: "app/forms/submission.tsx",
    from: ` data-busy={t(\`busy.\${busy}\`)}`,
    to: "",
    breaks: "the button that makes a certificate goes blank when it is pressed",
  },
];
