import { formatLongDay, formatLongMoment, showNumberingSystem } from "~/i18n";
import type { Checked } from "~/proof/check-signed-certificate";
import type { StatusList } from "~/proof/status-list";

type Outcome = { kind: string; says: string; means: string };
type ResultTexts = { outcomes: Record<string, Outcome>; asOf: string; noList: string; noMeans: string };

const UNPROVEN = ["unreadable", "unknown-key", "wrong-signature"];

/** Returns the part of the page that shows what this device found, in texts that the page brought. */
export function signedResult(place: HTMLElement) {
  const texts: ResultTexts = JSON.parse(place.dataset.said!);
  const { lang, dataset } = document.documentElement;
  const language = lang === "en" ? "en" : "ar";
  showNumberingSystem(dataset.numbers);
  const template = place.querySelector("template")!;

  function begin() {
    const content = template.content.cloneNode(true) as DocumentFragment;
    const part = (name: string) => content.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
    return { content, part };
  }

  function show(content: DocumentFragment): void {
    place.replaceChildren(template, content);
    place.hidden = false;
  }

  function fillFacts(content: DocumentFragment, facts: NonNullable<Checked["facts"]>): void {
    const issued = formatLongDay(facts.issued, language);
    const until = formatLongDay(facts.until, language);
    for (const [name, value] of Object.entries({ ...facts, issued, until })) {
      const cell = content.querySelector<HTMLElement>(`[data-fact="${name}"]`);
      if (cell) cell.textContent = String(value);
      if (cell && value === "") cell.closest("tr")!.remove();
    }
  }

  function tell({ refused, facts }: Checked, status: StatusList | null): void {
    const { kind, says, means } = texts.outcomes[refused ?? "valid"]!;
    const { content, part } = begin();
    for (const verdict of content.querySelectorAll(".verdict"))
      if (!verdict.matches(`.verdict-${kind}`)) verdict.remove();
    const title = document.createElement("h2");
    title.textContent = says;
    content.querySelector(".verdict-says")!.append(title);
    content.querySelector(".verdict p")!.textContent = means;
    if (!facts || UNPROVEN.includes(refused ?? "")) part("proven").remove();
    else {
      const moment = status && formatLongMoment(new Date(status.asOf * 1000), language);
      part("as-of").textContent = moment ? texts.asOf.replace("{moment}", moment) : "";
      fillFacts(content, facts);
    }
    if (status || refused) part("warning").remove();
    else part("warned").textContent = texts.noList;
    show(content);
  }

  /** Says that this browser cannot check a signature. */
  function tellNoMeans(): void {
    const { content, part } = begin();
    for (const other of content.querySelectorAll(".verdict, [data-part=proven]")) other.remove();
    part("warned").textContent = texts.noMeans;
    show(content);
  }

  return { tell, tellNoMeans };
}
