import type { AppContext } from '#gateway/context.ts';
import { currentGuest } from '#gateway/domain/guest/account/current-guest.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { isBookingId, lockBooking } from '#gateway/store/booking-store.ts';
import { type StoredRoomGuest, viewBooking } from '#gateway/store/booking-view-store.ts';
import { wasInvited } from '#gateway/store/email-store.ts';
import { lockGuest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import {
  acceptRoom,
  deleteRoomGuests,
  findInvitationByCode,
  findRoomGuestByEmail,
  incrementBookingVersion,
} from '#gateway/store/room-guest-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import type { Invitation } from '#shared/contract/guest/accommodation-guests.ts';
import { AppError } from '#shared/errors.ts';
import { toIso } from '#shared/hotel-time.ts';
import { findViewer, isInvitationOpen, isMainGuestOf, mayView } from '../view/booking-viewer.ts';
import { countInvitation, queueInvitation } from './invitation-mail.ts';

type Answer = { guestId: string; bookingId: string };

/** A repeated call changes nothing. Throws EMAIL_NOT_VERIFIED, INVITATION_NOT_FOUND. */
export function acceptInvitation(app: AppContext, answer: Answer): Promise<void> {
  return answerInvitation(app, answer, {
    isAnswered: async (_tx, { row }) => row?.invitation === 'ACCEPTED' && row.guestId === answer.guestId,
    answer: (tx, { row, now }) => acceptRoom(tx, row.id, { guestId: answer.guestId, now }),
  });
}

/** A repeated call changes nothing. Throws EMAIL_NOT_VERIFIED, INVITATION_NOT_FOUND. */
export function declineInvitation(app: AppContext, answer: Answer): Promise<void> {
  return answerInvitation(app, answer, {
    // The guest's row was deleted; its e-mail shows that there was an invitation.
    isAnswered: async (tx, { row, email }) => row === null && wasInvited(tx, answer.bookingId, email),
    answer: (tx, { row }) => deleteRoomGuests(tx, [row.id]),
  });
}

type InvitedRow = { row: StoredRoomGuest | null; email: string };
type Answering = {
  isAnswered(tx: Transaction, target: InvitedRow): Promise<boolean>;
  answer(tx: Transaction, open: { row: StoredRoomGuest; now: Date }): Promise<void>;
};

async function answerInvitation(
  app: AppContext,
  { guestId, bookingId }: Answer,
  { isAnswered, answer }: Answering,
): Promise<void> {
  const { email } = await findViewer(app, guestId);
  if (email === null)
    throw new AppError('EMAIL_NOT_VERIFIED', 'an invitation is answered by its own address');
  if (!isBookingId(bookingId)) throw notFound();
  const now = app.clock.now();
  await retryTransaction(app.store.db, async tx => {
    const booking = await lockBooking(tx, bookingId);
    // A booking must not be added to an account that is being deleted.
    if (!(await lockGuest(tx, guestId, 'share'))) throw new AppError('UNAUTHORIZED', 'the account is gone');
    const found = booking && (await findRoomGuestByEmail(tx, bookingId, email));
    if (await isAnswered(tx, { row: found?.guest ?? null, email })) return;
    if (!found || !isInvitationOpen({ booking, ...found }, now)) throw notFound();
    await answer(tx, { row: found.guest, now });
    await incrementBookingVersion(tx, bookingId, now);
  });
}

/** The previous code becomes invalid. Throws BOOKING_NOT_FOUND, INVITATION_NOT_FOUND, TOO_MANY_REQUESTS. */
export async function resendInvitation(
  app: AppContext,
  { guestId, clientKey, bookingId, email }: Answer & { clientKey: LimitKey; email: string },
): Promise<void> {
  const { store, clock, rateLimits } = app;
  if (!isBookingId(bookingId)) throw noBooking();
  const actor = await currentGuest(app, guestId);
  const viewer = await findViewer(app, guestId);
  const inviter = { ...actor, isVerified: viewer.email !== null };
  const pending = async (db: Database | Transaction) => {
    const view = await viewBooking(db, bookingId);
    if (!view || !mayView(view, viewer)) throw noBooking();
    const guest = view.guests.find(one => one.email === email);
    const room = view.rooms.find(one => one.room.id === guest?.accommodationId)?.room;
    // Guests must not learn who stays in the rooms of others.
    if (!guest || !room || !isMainGuestOf(view, room, viewer)) throw notFound();
    if (!isInvitationOpen({ guest, room, booking: view.booking }, clock.now())) throw notFound();
    return { view, guest };
  };
  const { guest } = await pending(store.db);
  await rateLimits.resendsPerInvitation(`${guest.id} ${email}`);
  await countInvitation(app, { id: guestId, clientKey }, email);
  await retryTransaction(store.db, async tx => {
    if (!(await lockBooking(tx, bookingId))) throw noBooking();
    await queueInvitation(app, tx, { ...(await pending(tx)), inviter });
  });
}

/** Throws INVITATION_NOT_FOUND for every invalid code alike, TOO_MANY_REQUESTS for clients that guess. */
export async function findInvitation(app: AppContext, code: string, limitKey: LimitKey): Promise<Invitation> {
  const found = await findInvitationByCode(app.store.db, hashOfToken(code));
  const email = found?.guest.email ?? null;
  if (!found || email === null || !isInvitationOpen(found, app.clock.now())) {
    await app.rateLimits.codesPerClient(limitKey);
    throw notFound();
  }
  const { booking, hotel, room, inviter } = found;
  const at = (date: string, hour: number) => toIso(date, hour, hotel.timeZone);
  return {
    bookingId: booking.id,
    email,
    invitedBy: inviter && greetingName(inviter),
    hotelName: hotel.name,
    city: hotel.city,
    buildingCode: hotel.buildingCode,
    ...(hotel.picture !== null && { picture: pictureAddresses(hotel.picture) }),
    checkinDate: at(booking.checkinDate, room.checkinHour),
    checkoutDate: at(booking.checkoutDate, room.checkoutHour),
  };
}

const notFound = () => new AppError('INVITATION_NOT_FOUND', 'there is no such invitation');
const noBooking = () => new AppError('BOOKING_NOT_FOUND', 'the guest has no such booking');
