import { mutationsOf } from './source-mutation.ts';

export const guestFormMutations = [
  ...mutationsOf('src-renderer/guest/app/entry.ts', 'tests/renderer/entry.test.ts', {
    'the code of an invitation stays in the address': {
      seenBy: 'the code of an invitation stands behind the #',
      "if (onInvitation) url.hash = '';": '',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/room-invitation/invitation-view.ts',
    'tests/renderer/room-invitation.test.ts',
    {
      'any account is offered the answer to an invitation': {
        seenBy: 'only the verified account of the invited address answers',
        "if (!isSame(guest.email, invited.email)) return 'other';": '',
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/guest-forms/guest-values.ts', 'tests/renderer/room-guests.test.ts', {
    'a form takes back what another device has changed': {
      seenBy: 'of two devices neither loses a field that only it has changed',
      'typed[field] === base[field] ? fresh[field] : typed[field]': 'typed[field]',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/room-guests/places.ts',
    'tests/renderer/room-guests.test.ts',
    {
      'every guest of a room is offered to add others': {
        seenBy: 'a guest is added only where the main guest is signed in',
        "if (!room.isMainGuestLogged) return 'notMain';": '',
      },
      'a minor is offered as the new main guest': {
        seenBy: 'a main guest who is removed names another adult',
        'possibleMainGuests(members).map': 'members.map',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/shown-once.ts',
    'tests/renderer/shown-once.test.ts',
    {
      'a lost connection blames what was typed': {
        seenBy: 'a lost connection while the account is created is said in one place',
        "rejection?.at === 'signUp' && !isNetwork(rejection) &&": "rejection?.at === 'signUp' &&",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/booking-funnel/state/funnel-state.ts',
    'tests/renderer/funnel-storage.test.ts',
    {
      'a shared device stores what a guest typed': {
        seenBy: 'a device that guests share stores the rooms and nothing that is typed about a guest',
        '...(keepsTyped\n      ?': '...(true\n      ?',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/sign-up/sign-up-draft-schema.ts',
    'tests/renderer/funnel-storage.test.ts',
    {
      'a stored form may hold a password': {
        seenBy: 'a stored form with a password is dropped',
        'z.strictObject({': 'z.looseObject({',
      },
    },
  ),
];
