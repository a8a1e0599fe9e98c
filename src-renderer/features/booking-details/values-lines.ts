import type { BookingValues } from '#shared/contract/booking-details.ts';
import { type Cents, fromReais, sumCents } from '#shared/money.ts';

export type ValueLine =
  | { what: 'room'; type: string; nights: number; cents: Cents }
  | { what: ValueName; cents: Cents };

type ValueName =
  | 'checkin'
  | 'checkout'
  | 'hours'
  | 'pet'
  | 'cradle'
  | 'credits'
  | 'charged'
  | 'partner'
  | 'due'
  | 'returned';

type Services = { hasCradle: boolean; isOta: boolean };

/**
 * The bill of a booking (BKG-05): what it consists of, and how it was paid. Lines without an amount are left out, but a
 * crib is named though it costs nothing. Where the gateway counts neither payment nor debt of a partner's booking, the
 * partner was paid.
 */
export function valueLines(values: BookingValues, { hasCradle, isOta }: Services) {
  const line = (what: ValueName, reais: number): ValueLine[] =>
    reais > 0 ? [{ what, cents: fromReais(reais) }] : [];
  const rooms = values.rooms.map(
    ({ type, days, value }): ValueLine => ({ what: 'room', type, nights: days, cents: fromReais(value) }),
  );
  const cradle: ValueLine = { what: 'cradle', cents: fromReais(values.cradle) };
  const isPartnerPaid = isOta && values.credits + values.charged + values.due === 0;
  const paid = [
    ...line('credits', values.credits),
    ...line('charged', values.charged),
    ...(isPartnerPaid ? line('partner', values.total) : []),
  ];
  return {
    costs: [
      ...rooms,
      ...line('checkin', values.checkin),
      ...line('checkout', values.checkout),
      ...line('hours', values.hoursPurchased),
      ...line('pet', values.pet),
      ...(hasCradle || values.cradle > 0 ? [cradle] : []),
    ],
    paid,
    totalPaid: sumCents(paid.map(({ cents }) => cents)),
    due: line('due', values.due),
    returned: line('returned', values.returned),
  };
}
