import { latestRequest } from "../latest-request";

/**
 * Fills the list of universities of the chosen country. If that fails, the list stays empty, and the button beside it
 * does the same.
 */
const form = document.querySelector<HTMLFormElement>("[data-enhance~=universities]")!;
const field = <Kind>(name: string) => form.elements.namedItem(name) as Kind;
const country = field<HTMLSelectElement>("COUNTRY_CODE");
const list = field<HTMLSelectElement>("UNIV_CODE");
const status = form.querySelector<HTMLElement>(".said")!;
const none = list.options[0]!.text;
const request = latestRequest();

country.addEventListener("change", async () => {
  const { signal, isLatest } = request.begin();
  status.textContent = list.value ? status.dataset.changed! : "";
  list.length = 0;
  list.add(new Option(status.dataset.loading, ""));
  try {
    const answer = await fetch(`/api/data/universities?lang=${document.documentElement.lang}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ countryCode: country.value }),
      credentials: "omit",
      signal,
    });
    const { Data: universities } = await answer.json();
    if (isLatest()) {
      for (const { UNIV_NAME, UNIV_CODE } of universities) list.add(new Option(UNIV_NAME, UNIV_CODE));
      field<HTMLInputElement>("universities_of").value = country.value;
    }
  } catch {}
  if (isLatest()) list.options[0]!.text = none;
});
