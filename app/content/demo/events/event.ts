export type DemoEvent = {
  titleAr: string;
  title: string | null;
  descriptionAr: string;
  description: string | null;
  /** Days from today on; below zero for what has been. */
  daysAway: number;
  /** Which picture is drawn for it, if any. */
  picture: number | null;
};
