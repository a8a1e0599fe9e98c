import { mutationsOf } from './source-mutation.ts';

const CHARGES = 'tests/gateway/guarantee-charges.test.ts';

export const guaranteeMutations = [
  ...mutationsOf('src-shared/contract/staff/guarantee-charges.ts', CHARGES, {
    'guarantee: a receptionist charges the card': {
      seenBy: 'never by a receptionist',
      "const managers = ['MANAGER'] as const;": "const managers = ['MANAGER', 'RECEPTION'] as const;",
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/payments/guarantee-charges.ts', CHARGES, {
    'guarantee: another amount than the one shown is charged': {
      seenBy: 'never by a receptionist',
      'if (found?.purpose === purpose && found.amountCents === amountCents) return found;':
        'if (found) return found;',
    },
    'guarantee: the same order is charged once more': {
      seenBy: 'once, however often it is sent',
      'if (existing) return { result: { payment: existing, isNew: false }, entry: null };': '',
    },
    'guarantee: a declined card is not said': {
      seenBy: 'a declined card is said',
      "if (charge.status === 'DECLINED')": 'if (false)',
    },
    'guarantee: a missed stay is charged twice': {
      seenBy: 'is charged with the first night of each room of the card, once',
      '.filter(card => !isCharged(card))': '',
    },
    'guarantee: a card is charged long after the stay': {
      seenBy: 'no card is charged after thirty days',
      'if (now >= guaranteeUntil(view)) return [];': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/ending/missed-stay-fee.ts', CHARGES, {
    'guarantee: a stay that was paid before is charged again': {
      seenBy: 'owes nothing where it was paid before',
      "if (booking.channel !== 'PARTNER') return null;": '',
    },
    'guarantee: a cancellation in time is charged': {
      seenBy: 'late is charged with its first night, and in time with nothing',
      'booking.partnerCanceledAt >= freeUntil(booking)': 'booking.partnerCanceledAt < booking.endsAt',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/overstay-payable.ts', CHARGES, {
    'guarantee: the guest is not told of a charge': {
      seenBy: 'with the amount that was shown, and told by e-mail',
      "if (payment.method === 'CARD')": "if (payment.method === 'DESK')",
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/payments/give-back-charge.ts', CHARGES, {
    'guarantee: a charge that is given back stays paid': {
      seenBy: 'a charge that is given back is due again',
      'const taken = isForOverstay ? amountCents : 0;': 'const taken = 0;',
    },
    'guarantee: a charged no-show is undone': {
      seenBy: 'is no no-show any more only after its charge was given back',
      'return charged !== (await cashReturnedFor(db, bookingId));': 'return false;',
    },
  }),
  ...mutationsOf('src-gateway/store/day-report-store.ts', CHARGES, {
    'guarantee: what was given back is owed in the report': {
      seenBy: 'the day’s report agrees',
      "reason !== 'GIVEN_BACK' && isWithin(createdAt)": 'isWithin(createdAt)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/endings.ts', 'tests/gateway/desk-endings.test.ts', {
    'people: a repeated conclusion is rejected': {
      seenBy: 'with nights left as an early departure',
      'if (before) {': 'if (before !== null && before.creditCents < 0) {',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/minors.ts', 'tests/gateway/desk-minors.test.ts', {
    'people: the opening of a minor’s registration is not recorded': {
      seenBy: 'is registered once with the responsible adult',
      "entry: { act: 'MINOR_OPENED', hotelId, bookingId, details: { roomGuestId } },": 'entry: null,',
    },
  }),
];
