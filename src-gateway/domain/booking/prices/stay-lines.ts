import type { BookingView } from '#gateway/store/booking-view-store.ts';
import type { NewStayLine, StoredStayLine } from '#gateway/store/stay-store.ts';
import { nightsOf } from '#shared/hotel-time.ts';
import { type Cents, shareOf } from '#shared/money.ts';
import { PET_FEE } from '#shared/policies.ts';
import type { NightPrice, PriceLine } from '#shared/rules/stay-price.ts';

/** One line of a room's bill; money in cents, `price` without tax. */
export type StayLine = Pick<
  StoredStayLine,
  'kind' | 'night' | 'priceCents' | 'taxCents' | 'hourPurchaseId' | 'returnedAt'
>;

export type RoomPrice = {
  nights: readonly NightPrice[];
  checkinSlot: PriceLine | null;
  checkoutSlot: PriceLine | null;
  pet: PriceLine | null;
};

/** The lines of a room that is being sold. Hours and services that cost nothing have none. */
export function newStayLines(accommodationId: number, price: RoomPrice): NewStayLine[] {
  const line = (kind: StayLine['kind'], { price: cents, taxValue }: PriceLine, night: string | null) => ({
    accommodationId,
    kind,
    night,
    priceCents: cents,
    taxCents: taxValue,
    hourPurchaseId: null,
  });
  const extras = [
    ['CHECKIN', price.checkinSlot],
    ['CHECKOUT', price.checkoutSlot],
    ['PET', price.pet],
  ] as const;
  return [
    ...price.nights.map(night => line('NIGHT', night, night.date)),
    ...extras.flatMap(([kind, extra]) => (extra && extra.price > 0 ? [line(kind, extra, null)] : [])),
  ];
}

type PricedRoom = Pick<BookingView['rooms'][number]['room'], 'valueCents' | 'taxCents' | 'hasPet'>;

/** A room without stored lines gets its value divided: the pet's fee, the rest over the nights, odd cents first. */
export function linesOfRoom(
  stay: { checkinDate: string; checkoutDate: string },
  room: PricedRoom,
  stored: readonly StayLine[],
): readonly StayLine[] {
  if (stored.length > 0) return stored;
  const dates = nightsOf(stay.checkinDate, stay.checkoutDate);
  const pet = room.hasPet ? Math.min(PET_FEE, room.valueCents) : 0;
  const petTax =
    room.valueCents === 0 ? 0 : shareOf(room.taxCents, Math.round((pet * 10_000) / room.valueCents));
  const prices = evenly(room.valueCents - pet, dates.length);
  const taxes = evenly(room.taxCents - petTax, dates.length);
  const line = { hourPurchaseId: null, returnedAt: null };
  return [
    ...dates.map((night, index) => ({
      ...line,
      kind: 'NIGHT' as const,
      night,
      priceCents: prices[index] ?? 0,
      taxCents: taxes[index] ?? 0,
    })),
    ...(pet > 0 ? [{ ...line, kind: 'PET' as const, night: null, priceCents: pet, taxCents: petTax }] : []),
  ];
}

function evenly(total: Cents, parts: number): Cents[] {
  const each = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? total - each * (parts - 1) : each));
}
