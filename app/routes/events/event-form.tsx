import type { ComponentProps } from "react";
import { eventInput, eventTexts } from "~/domain/events/input";
import { PublicationForm } from "~/features/publications/publication-form";

type Props = Pick<
  ComponentProps<typeof PublicationForm>,
  "values" | "presentPhoto" | "isPublic" | "cancel" | "deleteAt"
>;

export const EventForm = (props: Props) => (
  <PublicationForm
    {...props}
    area="events"
    texts={eventTexts}
    id="event"
    schema={eventInput}
    replacesPhoto={props.presentPhoto !== undefined}
    isPhotoOptional
  />
);
