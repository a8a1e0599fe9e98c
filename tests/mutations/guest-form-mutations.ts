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
];
