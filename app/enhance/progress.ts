/** Adds a progress bar with its text to an element; screen readers hear each sentence of `spoken` once. */
export function progressIn(place: Element, label: string) {
  const bar = document.createElement("progress");
  const words = document.createElement("span");
  const status = document.createElement("span");
  bar.ariaLabel = label;
  bar.className = "long-work";
  words.className = "block w-full";
  words.ariaHidden = "true";
  status.className = "sr-only";
  status.role = "status";
  place.append(status);
  const say = (text: string, spoken: string) => {
    words.textContent = text;
    if (status.textContent !== spoken) status.textContent = spoken;
  };
  return {
    begin: () => place.append(bar, words),
    show(done: number, all: number, text: string, spoken: string) {
      bar.max = all;
      bar.value = done;
      say(text, spoken);
    },
    work(text: string) {
      bar.removeAttribute("value");
      say(text, text);
    },
    end(text: string) {
      bar.remove();
      say(text, text);
    },
  };
}

/** Changes at every quarter, so that not every step is announced. */
export const quarter = (done: number, all: number) => `${Math.floor((done / all) * 4) * 25}%`;
