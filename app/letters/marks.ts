import type { Election } from "~/domain/elections/elections.server";
import type { MarkRefusal } from "~/domain/elections/marks.server";
import type { Mark } from "~/domain/elections/voter-card.server";
import { ammanDayAndTime, formatMoment, formatTime, inLanguage, type Language, sentence } from "~/i18n";

export type Message = { key: string; params?: Record<string, string | number> };

const clerkWords = ({ username, fullName }: { username: string; fullName: string }) =>
  fullName ? `${fullName} (${username})` : username;

/** Unknown facts are null. */
export const markFacts = ({ at, by, centre, desk }: Mark, language: Language) => ({
  when: formatMoment(new Date(at), language),
  time: formatTime(new Date(at), language),
  centre: centre && inLanguage(language, centre).value,
  desk,
  by: by && clerkWords(by),
});

/** Names the time alone if the mark is of today. */
export function alreadyMarked(mark: Mark, today: string, language: Language): Message {
  const { when, time, centre, desk, by } = markFacts(mark, language);
  const say = (key: string, params: Record<string, string>) =>
    sentence(language, `elections:details.${key}`, params);
  const details = [
    centre && say("centre", { centre }),
    desk && say("desk", { desk }),
    by && say("by", { who: by }),
  ];
  const isToday = ammanDayAndTime(new Date(mark.at)).day === today;
  const params = { time: isToday ? time : when, details: details.filter(Boolean).join("") };
  return { key: isToday ? "elections:already" : "elections:already-on", params };
}

export const windowWords = (election: Election | null, language: Language) => ({
  opens: election ? formatMoment(election.opensAt, language) : "",
  closes: election ? formatMoment(election.closesAt, language) : "",
});

/** Returns the message for a refused mark. `today` is a day in Amman. */
export function markRefusalMessage(refusal: MarkRefusal, today: string, language: Language): Message {
  if ("mark" in refusal) return alreadyMarked(refusal.mark, today, language);
  if ("election" in refusal)
    return {
      key: `elections:refused.${refusal.reason}`,
      params: windowWords(refusal.election, language),
    };
  return { key: `elections:${refusal.reason}` };
}
