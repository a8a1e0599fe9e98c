import { mutationsOf } from './source-mutation.ts';

const DRAWERS = 'tests/gateway/drawers.test.ts';
const APPROVALS = 'tests/gateway/approvals.test.ts';
const DAY = 'tests/gateway/day-report.test.ts';

export const deskMoneyMutations = [
  ...mutationsOf('src-gateway/domain/desk/payments/take-payment.ts', DRAWERS, {
    'drawer: cash goes into no drawer': {
      seenBy: 'needs its open drawer, and a card on the machine does not',
      "if (means.kind === 'CASH')": 'if (false)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/money/drawer-view.ts', DRAWERS, {
    'drawer: what is expected is known before the count': {
      seenBy: 'shows nothing of what is expected until it is counted',
      'movements: isCounted ?': 'movements: true ?',
    },
    'drawer: a receptionist closes the drawer of another desk': {
      seenBy: 'is counted by its desk or a manager',
      'isManager || desk === deskOf(actor)': 'desk !== deskOf(actor) || true',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/money/drawers.ts', DRAWERS, {
    'drawer: a difference needs no note': {
      seenBy: 'closes after its count alone, with a note for a difference',
      'if (differenceCents !== 0 && written === null)': 'if (false)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/money/approvals.ts', APPROVALS, {
    'approval: who asks approves': {
      seenBy: 'is another one than who asked',
      'if (stored.staffId === actor.staffId)': 'if (false)',
    },
    'approval: another amount is approved than was asked for': {
      seenBy: 'is bound to the amount and the booking, for 15 minutes',
      'if (stored.amountCents !== amountCents)': 'if (false)',
    },
    'approval: a colleague carries out what another one asked for': {
      seenBy: 'is another one than who asked',
      'if (found?.staffId !== viewer.actor.staffId)': 'if (!found)',
    },
    'waiver: a manager alone waives any fee': {
      seenBy: 'above it needs a second manager',
      'if (waived.amountCents > waiverLimitCents)': 'if (false)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/money/approval-view.ts', APPROVALS, {
    'approval: holds for ever': {
      seenBy: 'is bound to the amount and the booking, for 15 minutes',
      "if (expiresAt <= now) return 'EXPIRED';": '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/money/money-options.ts', APPROVALS, {
    'approval: more goes back than was paid': {
      seenBy: 'is no more than was paid, of a stay that is over',
      'possible === 0 || amountCents > possible ||': 'possible === 0 ||',
    },
    'credits: are paid out whole': {
      seenBy: 'is four fifths of the credits',
      'shareOf(restCents, CREDIT_REFUND_SHARE)': 'restCents',
    },
  }),
  ...mutationsOf('src-gateway/store/day-report-store.ts', DAY, {
    'day: another day’s credits expire today': {
      seenBy: 'has credits given, used and expired, each on its day',
      'dueDate <= now && isWithin(dueDate)': 'dueDate <= now',
    },
    'day: a card on the machine is cash': {
      seenBy: 'has payments by means and drawer, money back and open balances',
      "(desk ?? 'CASH')": "'CASH'",
    },
  }),
];
