// Publishes changes of content to subscribers, in this process or, by notifications of the database, in any other.

/** Content changed, or changes are followed again after some may have been missed. */
type News = "changed" | "followed";

const listeners: Array<(news: News) => void> = [];
let version = 0;
let following = false;

function publish(news: News): void {
  version += 1;
  for (const tell of listeners) tell(news);
}

/** Calls `listener` on every change, in the order of the subscriptions. */
export function onContentChanged(listener: (news: News) => void): void {
  listeners.push(listener);
}

export const contentChanged = (): void => publish("changed");

/** Notes that changes may be missed until `contentFollowed`. */
export function contentUnknown(): void {
  following = false;
}

export function contentFollowed(): void {
  if (following) return;
  following = true;
  publish("followed");
}

/** Returns a number that every change increases. */
export const contentVersion = (): number => version;

/** Returns the same number; null while changes may be missed. */
export const followedVersion = (): number | null => (following ? version : null);
