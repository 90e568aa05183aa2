import { Photo, type ShownPhoto } from "~/ui/photo";

type Props = {
  photo: ShownPhoto | null;
  /** The event's day, YYYY-MM-DD. */
  date: string;
  lazy: boolean;
};

/** The leaf of a calendar with the day's number, in place of a photo. */
const Leaf = ({ date }: Pick<Props, "date">) => (
  <svg viewBox="0 0 96 64" aria-hidden="true" className="event-leaf aspect-3/2 w-full">
    <path d="M33 14h30v38H33zM33 23h30M41 10v8M55 10v8" />
    <text x="48" y="45">
      {Number(date.slice(8))}
    </text>
  </svg>
);

/** An event's photo on a card, or a drawn leaf of the calendar where it has none. */
export const EventPicture = ({ photo, date, lazy }: Props) =>
  photo ? (
    <Photo photo={photo} alt="" lazy={lazy} className="aspect-3/2 w-full object-cover" />
  ) : (
    <Leaf date={date} />
  );
