import type { Language } from '#gateway/platform/texts.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import {
  findDeskEmails,
  findDeskParcels,
  findDeskRecord,
  findDeskSpaces,
  findDeskVisitors,
} from '#gateway/store/desk-booking-store.ts';
import { isGivenUp } from '#gateway/store/email-store.ts';
import type { Database } from '#gateway/store/store.ts';
import { type DeskBooking, PAGE_RECORD_ENTRIES } from '#shared/contract/staff/desk-booking.ts';

type BookingLists = Pick<DeskBooking, 'visitors' | 'spaces' | 'parcels' | 'emails' | 'record'>;

const isoOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Visitors, reserved spaces, parcels, e-mails and the acts of staff of one booking. */
export async function findBookingLists(
  db: Database,
  { booking: { id, hotelId } }: BookingView,
  { language, now }: { language: Language; now: Date },
): Promise<BookingLists> {
  const [visitors, spaces, parcels, emails, record] = await Promise.all([
    findDeskVisitors(db, id),
    findDeskSpaces(db, id),
    findDeskParcels(db, id),
    findDeskEmails(db, id),
    findDeskRecord(db, { hotelId, bookingId: id, limit: PAGE_RECORD_ENTRIES }),
  ]);
  return {
    visitors: visitors.map(({ accommodationId, fullName, nickname, visitorType, startsAt, endsAt }) => ({
      accommodationId,
      fullName,
      nickname,
      visitorType,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    spaces: spaces.map(({ accommodationId, name, startsAt, endsAt, canceledAt }) => ({
      accommodationId,
      space: name[language],
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      canceledAt: isoOf(canceledAt),
    })),
    parcels: parcels.map(({ createdAt, arrivedAt, receivedAt, sentBackAt, ...parcel }) => ({
      id: parcel.id,
      accommodationId: parcel.accommodationId,
      type: parcel.type,
      description: parcel.description,
      deliveryCode: parcel.deliveryCode,
      comments: parcel.comments,
      registeredBy: parcel.registeredBy,
      at: createdAt.toISOString(),
      arrivedAt: isoOf(arrivedAt),
      receivedAt: isoOf(receivedAt),
      sentBackAt: isoOf(sentBackAt),
    })),
    emails: emails.map(email => ({
      kind: email.kind,
      recipient: email.recipient,
      subject: email.subject,
      state: email.sentAt !== null ? 'SENT' : isGivenUp(email, now) ? 'GIVEN_UP' : 'QUEUED',
      at: email.createdAt.toISOString(),
      sentAt: isoOf(email.sentAt),
    })),
    record: record.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}
