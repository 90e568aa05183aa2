// Publish and subscribe: that content changed, in this process or, by the database's notifications, in any other.

/** Content has changed, or changes are heard again after a time in which some may have been missed. */
type News = "changed" | "followed";

const listeners: Array<(news: News) => void> = [];
let version = 0;
let following = false;

function publish(news: News): void {
  version += 1;
  for (const tell of listeners) tell(news);
}

/** Has `listener` told from now on, in the order of the subscriptions. */
export function onContentChanged(listener: (news: News) => void): void {
  listeners.push(listener);
}

export const contentChanged = (): void => publish("changed");

/** Says that changes may go by unheard, until `contentFollowed`. */
export function contentUnknown(): void {
  following = false;
}

export function contentFollowed(): void {
  if (following) return;
  following = true;
  publish("followed");
}

/** A number that every change raises. */
export const contentVersion = (): number => version;

/** The same number; null while changes may go by unheard. */
export const followedVersion = (): number | null => (following ? version : null);
