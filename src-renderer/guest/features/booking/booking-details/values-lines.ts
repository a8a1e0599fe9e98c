import type { BookingValues } from '#shared/contract/guest/booking-details.ts';
import { type Cents, fromReais, sumCents } from '#shared/money.ts';

export type ValueLine =
  | { what: 'room'; type: string; nights: number; cents: Cents }
  | { what: 'refund'; state: RefundState; cents: Cents }
  | { what: ValueName; cents: Cents };

type RefundState = BookingValues['refunds'][number]['state'];

type ValueName =
  | 'checkin'
  | 'checkout'
  | 'hours'
  | 'pet'
  | 'cradle'
  | 'overstay'
  | 'credits'
  | 'charged'
  | 'partner'
  | 'partnerCharged'
  | 'due'
  | 'returned';

type Services = { hasCradle: boolean; isOta: boolean };

/** A partner's amount that the gateway counts neither as paid nor as due was paid to the partner (BKG-05). */
export function valueLines(values: BookingValues, { hasCradle, isOta }: Services) {
  const line = (what: ValueName, reais: number): ValueLine[] =>
    reais > 0 ? [{ what, cents: fromReais(reais) }] : [];
  const rooms = values.rooms.map(
    ({ type, days, value }): ValueLine => ({ what: 'room', type, nights: days, cents: fromReais(value) }),
  );
  const cradle: ValueLine = { what: 'cradle', cents: fromReais(values.cradle) };
  const counted = sumCents([values.credits, values.charged, values.due].map(fromReais));
  const partner = isOta ? (fromReais(values.total) - counted) / 100 : 0;
  const paid = [
    ...line('credits', values.credits),
    // Of a partner's booking also what the hotel itself took, such as for staying on.
    ...line(isOta ? 'partnerCharged' : 'charged', values.charged),
    ...line('partner', partner),
  ];
  return {
    costs: [
      ...rooms,
      ...line('checkin', values.checkin),
      ...line('checkout', values.checkout),
      ...line('hours', values.hoursPurchased),
      ...line('pet', values.pet),
      ...(hasCradle || values.cradle > 0 ? [cradle] : []),
      ...line('overstay', values.overstay),
    ],
    paid,
    totalPaid: sumCents(paid.map(({ cents }) => cents)),
    due: line('due', values.due),
    returned: line('returned', values.returned),
    /** Money, not credits: late or double payments (PAY-39). */
    refunds: values.refunds.map(
      ({ state, amount }): ValueLine => ({ what: 'refund', state, cents: fromReais(amount) }),
    ),
  };
}
