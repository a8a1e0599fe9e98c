import type { LocalDate } from '../hotel-time.ts';
import { type Cents, sumCents } from '../money.ts';
import type { NightPrice, PriceLine } from './stay-price.ts';
import { freeUntil, type ReturnableLine, stayReturn } from './stay-return.ts';

export type CancellationTerms = {
  /** The end of free cancellation; null once it has passed. */
  until: Date | null;
  /** The price with tax, and the part of it that comes back after that moment (PD-55). */
  total: Cents;
  lateCredit: Cents;
};

/** What is told before and after a purchase: the same rules as those of the cancellation itself (FUN-39). */
export function cancellationTerms(stay: {
  rooms: readonly (readonly ReturnableLine[])[];
  startsAt: Date;
  checkinDate: LocalDate;
  timeZone: string;
  now: Date;
}): CancellationTerms {
  const { rooms, startsAt, now } = stay;
  const until = freeUntil({ startsAt });
  const { credited } = stayReturn({ ...stay, act: 'CANCEL', isPaid: true, now: now > until ? now : until });
  return {
    until: now < until ? until : null,
    total: sumCents(rooms.flat().map(({ priceCents, taxCents }) => priceCents + taxCents)),
    lateCredit: credited,
  };
}

/** The lines that a room will have in the gateway. */
export function returnableLines(room: {
  nights: readonly NightPrice[];
  checkinSlot: PriceLine | null;
  checkoutSlot: PriceLine | null;
  pet: PriceLine | null;
}): ReturnableLine[] {
  const line = (kind: ReturnableLine['kind'], { price, taxValue }: PriceLine, night: LocalDate | null) => ({
    kind,
    night,
    priceCents: price,
    taxCents: taxValue,
  });
  const extras = [
    ['CHECKIN', room.checkinSlot],
    ['CHECKOUT', room.checkoutSlot],
    ['PET', room.pet],
  ] as const;
  return [
    ...room.nights.map(night => line('NIGHT', night, night.date)),
    ...extras.flatMap(([kind, extra]) => (extra ? [line(kind, extra, null)] : [])),
  ];
}
