const two = (count: number) => String(count).padStart(2, "0");

/** A sentence of the page with an hour in it, which reads from left to right in both languages. */
export function timed(sentence: string, at: number): Node[] {
  const [before = "", after = ""] = sentence.split("{time}");
  const day = new Date(at);
  const hour = document.createElement("bdi");
  hour.dir = "ltr";
  hour.textContent = `${two(day.getHours())}:${two(day.getMinutes())}`;
  return [new Text(before), hour, new Text(after)];
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

/** Holds the buttons about what is kept; there only while it has one. */
export function keptBar() {
  const bar = document.createElement("div");
  bar.dataset.kept = "";
  return bar;
}
