/** The small scripts of the pages, and what in a page sets them to work. */
export default [
  {
    file: "app/enhance/page.ts",
    from: "m.open = m.parentNode.contains(at)",
    to: "m.open = m.contains(at)",
    breaks: "on a phone the whole menu shuts as soon as one of its groups is touched",
  },
  {
    file: "app/enhance/page.ts",
    from: "    m && m.firstChild.focus();\n",
    to: "",
    breaks: "who closes a menu by Escape loses the place on the page",
  },
  {
    file: "app/enhance/forms.ts",
    from: "  onpageshow = free;\n",
    to: "",
    breaks: "who comes back to a form by the Back button finds it still at work",
  },
  {
    file: "app/enhance/forms.ts",
    from: 'b.ariaDisabled = "true";',
    to: "b.disabled = true;",
    breaks: "a form whose answer was lost on its way cannot be sent again",
  },
  {
    file: "app/enhance/look-ups.ts",
    from: '    show("");\n',
    to: "",
    breaks: "the name of the number before stands beside the one being typed",
  },
  {
    file: "app/enhance/look-ups.ts",
    from: "    clearTimeout(w);\n",
    to: "",
    breaks: "every key asks for a name, until the limit shuts the sender out",
  },
  {
    file: "app/enhance/look-ups.ts",
    from: "        f.universities_of.value = c.value;\n",
    to: "",
    breaks: "who chooses another country than before loses on sending the university of its list",
  },
  {
    file: "app/enhance/look-ups.ts",
    from: '?lang=" + d.documentElement.lang',
    to: '?lang=en"',
    breaks: "on the Arabic form a new country brings the English names of its universities",
  },
  {
    file: "app/enhance/dialogs.ts",
    from: '*(d.dir == "rtl" ?-1:1)',
    to: "",
    breaks: "on an Arabic page the arrow keys leaf through photos the wrong way",
  },
  {
    file: "app/enhance/dialogs.ts",
    from: "  v.onclose = () => l[n].focus();\n",
    to: "",
    breaks: "after leafing, closing a photo leads back to the first one opened, not the last one seen",
  },
  {
    file: "app/enhance/page.ts",
    from: 't.matches(":hover,:focus-within") ? fade() : t.dataset.toast = "quiet"',
    to: 't.dataset.toast = "quiet"',
    breaks: "good news grows quiet under the eyes of who is reading it",
  },
  {
    file: "app/ui/layout/shell.tsx",
    from: 'data-toast={kind === "success" ? "" : undefined}',
    to: 'data-toast=""',
    breaks: "an error grows quiet after four seconds like good news",
  },
  {
    file: "app/enhance/page.ts",
    from: "  b.hidden = !1;\n",
    to: "",
    breaks: "nobody ever sees the button that prints a page",
  },
  {
    file: "app/enhance/dialogs.ts",
    from: "m.showModal && m.showModal();",
    to: "m.show && m.show();",
    breaks: "the number of a sent application does not keep the keyboard, and Escape does not close it",
  },
  {
    file: "app/entry.server.tsx",
    from: '"print-button": printing, flash: toast,',
    to: '"print-button": printing,',
    breaks: "good news stays loud at the top of the page for good",
  },
  {
    file: "app/forms/submission.tsx",
    from: ` data-busy={t(\`busy.\${busy}\`)}`,
    to: "",
    breaks: "the button that makes a certificate goes blank when it is pressed",
  },
];
