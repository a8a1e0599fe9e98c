import type { AppContext } from '#gateway/context.ts';
import { lockBooking } from '#gateway/store/booking-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { findWaitingInvitations } from '#gateway/store/waiting-invitation-store.ts';
import { isInvitationOpen } from '../view/booking-viewer.ts';
import { queueInvitation } from './invitation-mail.ts';

/** Invites whoever was named before the booking was paid or its guest verified (SEC-21). Safe for two gateways at once. */
export async function sendWaitingInvitations(app: AppContext): Promise<void> {
  for (const waiting of await findWaitingInvitations(app.store.db, app.clock.now()))
    try {
      await sendWaiting(app, waiting);
    } catch (error) {
      app.log.error({ bookingId: waiting.bookingId, err: error }, 'an invitation could not be sent');
    }
}

async function sendWaiting(
  app: AppContext,
  { id, bookingId }: { id: string; bookingId: string },
): Promise<void> {
  await retryTransaction(app.store.db, async tx => {
    if (!(await lockBooking(tx, bookingId))) return;
    const view = await viewBooking(tx, bookingId);
    const guest = view?.guests.find(one => one.id === id);
    const room = view?.rooms.find(one => one.room.id === guest?.accommodationId)?.room;
    // Another gateway may have sent it, and the place may have been taken back or answered.
    if (!view || !guest || !room || guest.invitationCodeHash !== null || guest.invitedBy === null) return;
    if (!isInvitationOpen({ guest, room, booking: view.booking }, app.clock.now())) return;
    const inviter = await findGuest(tx, guest.invitedBy);
    if (inviter)
      await queueInvitation(app, tx, {
        view,
        guest,
        inviter: { ...inviter, isVerified: inviter.emailVerified },
      });
  });
}
