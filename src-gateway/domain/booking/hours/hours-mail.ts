import type { AppContext } from '#gateway/context.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findBooking } from '#gateway/store/booking-store.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { StoredHourPurchase } from '#gateway/store/hour-purchase-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { mailedStay } from '../booking-mail.ts';
import type { StayEnd } from './hour-slots.ts';

/** To the booking's holder, and to the buyer if that is another guest. */
export async function queueHoursMail(
  app: AppContext,
  tx: Transaction,
  purchase: StoredHourPurchase,
  end: StayEnd,
): Promise<void> {
  const { hotel, rooms } = end.view;
  const booking = await findBooking(tx, end.view.booking.id);
  if (!booking) throw new Error('the booking of a purchase is gone');
  const readers = new Set([booking.guestId, purchase.guestId].filter(id => id !== null));
  const typeName = rooms.find(({ room }) => room.id === end.room.id)?.typeName;
  for (const id of readers) {
    const guest = await findGuest(tx, id);
    if (!guest) continue;
    const preferred: Language = guest.preferredLanguage === 'PORTUGUESE' ? 'pt' : 'en';
    const language = id === booking.guestId ? booking.language : preferred;
    await app.mailer.queue(tx, {
      kind: 'HOURS_BOUGHT',
      to: guest.email,
      language,
      bookingId: booking.id,
      hours: {
        ...mailedStay(booking, hotel),
        guestName: greetingName(guest),
        type: purchase.type,
        roomName: typeName?.[language] ?? '',
        checkinDate: booking.checkinDate,
        checkoutDate: booking.checkoutDate,
        checkinHour: purchase.type === 'CHECKIN' ? purchase.toHour : end.room.checkinHour,
        checkoutHour: purchase.type === 'CHECKOUT' ? purchase.toHour : end.room.checkoutHour,
        fromHour: purchase.fromHour,
        priceCents: purchase.priceCents,
        taxCents: purchase.taxCents,
        creditsCents: purchase.creditsCents,
        chargedCents: purchase.chargedCents,
      },
    });
  }
}
