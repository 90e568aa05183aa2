/** Returns the locale in which the page writes numbers. */
function locale(): string {
  const { lang, dataset } = document.documentElement;
  return lang === "ar" ? `ar-JO-u-nu-${dataset.numbers ?? "latn"}` : "en-GB";
}

const dayOf = (at: Date) => at.toLocaleDateString(locale(), { day: "numeric", month: "long" });
const hourOf = (at: Date) =>
  at.toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Fills `{time}`, isolated from left to right, and `{day}` into a sentence of the page. */
export function timed(sentence: string, at: number): Node[] {
  const [before = "", after = ""] = sentence.split("{time}");
  const moment = new Date(at);
  const hour = document.createElement("bdi");
  hour.dir = "ltr";
  hour.textContent = hourOf(moment);
  return [new Text(before.replace("{day}", dayOf(moment))), hour, new Text(after)];
}

export function quietButton(label: Node[], press: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-quiet";
  const words = document.createElement("span");
  words.append(...label);
  button.append(words);
  button.onclick = press;
  return button;
}

const LAID_OUT = { display: "flex", flexWrap: "wrap", gap: ".75rem", marginBlock: "1.5rem" };

/** Holds the buttons about what is kept; there only while it has one. Its style is no page's, since few ever show it. */
export function keptBar() {
  const bar = document.createElement("div");
  bar.dataset.kept = "";
  Object.assign(bar.style, LAID_OUT);
  return bar;
}
