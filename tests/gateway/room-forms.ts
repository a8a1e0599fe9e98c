import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accommodationGuests, bookings } from '#gateway/store/schema/bookings.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { TestGateway } from './harness.ts';
import type { TestGuest } from './small-hotel.ts';

let people = 0;

export function adult(differences: Partial<GuestForm> = {}): GuestForm {
  people += 1;
  return {
    name: 'Bia Rocha',
    email: `companion${people}.${randomUUID().slice(0, 8)}@example.com`,
    isRoomMainGuest: false,
    isMinor: false,
    isSpecialCareRequired: false,
    ...differences,
  };
}

export const minor = (name = 'Caio Prado'): GuestForm => ({
  name,
  isRoomMainGuest: false,
  isMinor: true,
  isSpecialCareRequired: false,
});

export const holderForm = (holder: TestGuest): GuestForm => ({
  name: 'Ada Prado',
  email: holder.email,
  isRoomMainGuest: true,
  isMinor: false,
  isSpecialCareRequired: false,
});

export const storedGuests = (gateway: TestGateway, bookingId: string) =>
  gateway.app.store.db.select().from(accommodationGuests).where(eq(accommodationGuests.bookingId, bookingId));

export async function versionOf(gateway: TestGateway, bookingId: string): Promise<number> {
  const [booking] = await gateway.app.store.db.select().from(bookings).where(eq(bookings.id, bookingId));
  return booking?.version ?? 0;
}

export const setBooking = (
  gateway: TestGateway,
  bookingId: string,
  change: Partial<typeof bookings.$inferInsert>,
) => gateway.app.store.db.update(bookings).set(change).where(eq(bookings.id, bookingId));

export async function invitationsTo(gateway: TestGateway, recipient: string) {
  const found = await gateway.app.store.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(emails.id);
  return found
    .filter(({ kind }) => kind === 'ROOM_INVITATION')
    .map(email => ({ ...email, code: /#code=([\w-]+)/.exec(email.text)?.[1] ?? '' }));
}
