import { mutationsOf } from './source-mutation.ts';

const CHECK_IN = 'tests/renderer/staff-check-in.test.ts';
const LOCKED = 'tests/renderer/locked-page.test.ts';

export const deskScreenMutations = [
  ...mutationsOf('src-renderer/staff/features/check-in/steps.ts', CHECK_IN, {
    'desk page: a deposit for one room guarantees them all': {
      seenBy: 'end with the confirmation, once a deposit guarantees each room',
      '(deposits.length > 0 && roomsWithoutDeposit({ rooms, deposits }).length === 0)': 'deposits.length > 0',
    },
    'desk page: a check-in is offered without an identity': {
      seenBy: 'wait for an identity that nobody has handed in',
      "letsGuestFinish(identityOf(facts)) ? [] : (['identity'] as const)": '[]',
    },
    'desk page: the registration of the law is passed over': {
      seenBy: 'begin where the',
      ' && (!checkIn.isRegistrationAsked || checkIn.isRegistrationGiven)': '',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/check-in/room-draft.ts', CHECK_IN, {
    'desk page: a draft of an older booking is sent': {
      seenBy: 'begin with what the guest has named in the app',
      'draft?.version === version ? draft.accommodations': 'draft ? draft.accommodations',
    },
    'desk page: guests are invited again without a change': {
      seenBy: 'are sent only where they differ',
      'JSON.stringify(guests) !== JSON.stringify(storedForms(stored))': 'true',
    },
    'desk page: the address of an account can be typed over': {
      seenBy: 'keep the address of an account',
      'one.email !== null && !one.isInvited &&': 'one.email !== null && one.isInvited &&',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/check-in/deposit-schema.ts', CHECK_IN, {
    'desk page: a card number is taken for a deposit': {
      seenBy: 'is told what is wrong with it',
      'typed => !hasCardNumber(typed)': '() => true',
    },
  }),
  ...mutationsOf(
    'src-renderer/staff/features/check-in/give-card.ts',
    'tests/renderer/staff-guarantee-card.test.ts',
    {
      'desk page: after a lost response the card is typed again': {
        seenBy: 'is asked for again by the same token after PAYMENT_TIMEOUT',
        'isResponseLost({ code, status }) ? pending : null': 'null',
      },
      'desk page: a declined card is sent again': {
        seenBy: 'that was rejected by CARD_DECLINED has to be typed again',
        'isResponseLost({ code, status }) ? pending : null': 'pending',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/staff/features/payment/paper-receipt.ts',
    'tests/renderer/paper-receipt.test.ts',
    {
      'desk page: the printed receipt has no change': {
        seenBy: 'with the change of cash',
        'formatMoney(means.changeCents)': 'formatMoney(0)',
      },
    },
  ),
  ...mutationsOf('src-renderer/staff/features/payment/sold-slots.ts', CHECK_IN, {
    'desk page: hours are sold without their tax': {
      seenBy: 'cost their price with its tax',
      'priceCents + taxCents;': 'priceCents;',
    },
    'desk page: a guest who is in arrives earlier': {
      seenBy: 'move the ends of a stay that are still to come',
      "checkedInAt === null ? ['CHECKIN', 'CHECKOUT'] : ['CHECKOUT']": "['CHECKIN', 'CHECKOUT']",
    },
  }),
  ...mutationsOf('src-renderer/staff/features/booking/waiting.ts', 'tests/renderer/desk-booking.test.ts', {
    'desk page: a guest in the hotel is checked in again': {
      seenBy: 'offers a check-in only for a room that nobody has checked in to',
      "act === 'checkIn' && !mayCheckIn(room) ? null : act": 'act',
    },
  }),
  ...mutationsOf(
    'src-renderer/staff/features/shared/door/use-door-act.ts',
    'tests/renderer/desk-door.test.ts',
    {
      'desk page: a door code outlives the lock': {
        seenBy: 'is gone at once when the page locks',
        'if (!isUnlocked) return hide();': '',
      },
      'desk page: a door code stays until the dialog is closed': {
        seenBy: 'leaves the page and its memory after half a minute',
        'setTimeout(hide, given.endsAt - Date.now())': 'setTimeout(hide, 60 * 60_000)',
      },
    },
  ),
  ...mutationsOf('src-renderer/staff/features/check-in/queries.ts', LOCKED, {
    'desk page: a locked page fetches for a form': {
      seenBy: 'a locked page makes no call for its',
      "enabled: isUnlocked && stateCode !== ''": "enabled: stateCode !== ''",
    },
  }),
  ...mutationsOf('src-renderer/staff/features/shared/version/use-hotel-version.ts', LOCKED, {
    'desk page: a locked page follows the hotel': {
      seenBy: 'a locked page makes no call for its',
      'const enabled = useIsUnlocked();': 'const enabled = true;',
    },
  }),
];
