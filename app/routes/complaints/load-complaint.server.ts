import { type Complaint, getComplaint } from "~/domain/complaints/complaint.server";
import { daysWaiting } from "~/domain/complaints/waiting";
import { parseId } from "~/fields/id";
import type { Language } from "~/i18n";
import { today } from "~/platform/clock.server";
import { dayInAmman, longMoment } from "./dates";
import type { ReplyView } from "./message-view";

const replyOf = (complaint: Complaint, moment: typeof longMoment, language: Language): ReplyView | null =>
  complaint.replyMessage !== null && complaint.replySentAt
    ? {
        text: complaint.replyMessage,
        at: complaint.replySentAt.toISOString(),
        moment: moment(complaint.replySentAt, language),
        by: complaint.repliedByName,
        way: complaint.replyWay,
      }
    : null;

/** Throws a 404 answer where there is no such message. */
export async function loadComplaint(id: string | undefined, reader: Language, moment = longMoment) {
  const complaint = await getComplaint(parseId(id));
  const { createdAt, replySentAt: _, ...fields } = complaint;
  return {
    ...fields,
    at: createdAt.toISOString(),
    moment: moment(createdAt, reader),
    waiting: fields.status === "pending" ? daysWaiting(dayInAmman(createdAt), today()) : null,
    givenReply: replyOf(complaint, moment, reader),
  };
}
