import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { takeInCash } from './desk-cash.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { newKey } from './small-hotel.ts';

const hotel = openFreshHotel();

/** The properties of an entry by name, lines unfolded; a parameter of a property is part of its name. */
function entry(calendar: string | null | undefined): Map<string, string> {
  const lines = (calendar ?? '').replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}

const newest = async (bookingId: string) => {
  const [email] = await hotel.db
    .select()
    .from(emails)
    .where(eq(emails.bookingId, bookingId))
    .orderBy(desc(emails.id))
    .limit(1);
  return email;
};

const reservation = (html: string | undefined) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html ?? '')?.[1] ?? 'null');

describe('the calendar entry of a booking', () => {
  test('has the stay in UTC with code, place and link, and grows under one UID until it is canceled (BEY-15)', async () => {
    const { bookingId, locator } = await scenario(hotel).walkIn({ key: newKey() });
    const pending = entry((await newest(bookingId))?.calendar);
    expect(Object.fromEntries(pending)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `booking-${bookingId}@pernoite`,
      STATUS: 'TENTATIVE',
      SUMMARY: 'Stay at Pernoite Jardins',
    });
    const booked = await hotel.guest.client.bookings.find({ bookingId });
    const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(pending.get('DTSTART')).toBe(utc(booked.checkinDate));
    expect(pending.get('DTEND')).toBe(utc(booked.checkoutDate));
    expect(pending.get('DESCRIPTION')).toContain(locator);
    expect(pending.get('DESCRIPTION')).toContain(`/guest/booking/details/${bookingId}`);
    expect(pending.get('LOCATION')).toContain('São Paulo');

    await takeInCash(hotel.gateway, bookingId);
    const confirmed = entry((await newest(bookingId))?.calendar);
    expect(confirmed.get('STATUS')).toBe('CONFIRMED');
    expect(confirmed.get('UID')).toBe(pending.get('UID'));
    expect(Number(confirmed.get('SEQUENCE'))).toBeGreaterThan(Number(pending.get('SEQUENCE')));
  });

  test('of a walk-in that nobody paid is canceled under the same UID (BEY-15, BKG-15)', async () => {
    const { bookingId } = await scenario(hotel).walkIn({ key: newKey() });
    const pending = entry((await newest(bookingId))?.calendar);
    hotel.gateway.clock.moveBy(24 * 3_600_000);
    await settleDue(hotel.gateway.app);
    const email = await newest(bookingId);
    const canceled = entry(email?.calendar);
    expect(email?.kind).toBe('BOOKING_CANCELED');
    expect(Object.fromEntries(canceled)).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED' });
    expect(canceled.get('UID')).toBe(pending.get('UID'));
    expect(Number(canceled.get('SEQUENCE'))).toBeGreaterThan(Number(pending.get('SEQUENCE')));
    expect(reservation(email?.html).reservationStatus).toBe('https://schema.org/ReservationCancelled');
  });

  test('agrees with the e-mail’s reservation data to the cent and the hour (BEY-15)', async () => {
    const { bookingId, locator } = await scenario(hotel).walkIn({ key: newKey() });
    const booked = await hotel.guest.client.bookings.find({ bookingId });
    expect(reservation((await newest(bookingId))?.html)).toMatchObject({
      '@type': 'LodgingReservation',
      reservationNumber: locator,
      reservationStatus: 'https://schema.org/ReservationPending',
      checkinTime: booked.checkinDate,
      checkoutTime: booked.checkoutDate,
      totalPrice: booked.payment?.total,
      priceCurrency: 'BRL',
      reservationFor: { '@type': 'LodgingBusiness', name: 'Pernoite Jardins' },
    });
  });
});
