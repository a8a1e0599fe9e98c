import type { SourceMutation } from './source-mutation.ts';

/** Faults in what the pages of a room's guests and of an invitation offer, and in what a form stores. */

const PLACES = 'src-renderer/features/room-guests/places.ts';
const ROOM_GUESTS = 'tests/renderer/room-guests.test.ts';

export const guestFormMutations: SourceMutation[] = [
  {
    name: 'the code of an invitation stays in the address',
    file: 'src-renderer/app/entry.ts',
    edits: [{ find: "if (onInvitation) url.hash = '';", put: '' }],
    testFile: 'tests/renderer/entry.test.ts',
    test: 'the code of an invitation stands behind the #',
  },
  {
    name: 'any account is offered the answer to an invitation',
    file: 'src-renderer/features/room-invitation/invitation-view.ts',
    edits: [{ find: "if (!isSame(guest.email, invited.email)) return 'other';", put: '' }],
    testFile: 'tests/renderer/room-invitation.test.ts',
    test: 'only the verified account of the invited address answers',
  },
  {
    name: 'a form takes back what another device has changed',
    file: 'src-renderer/features/room-guests/guest-values.ts',
    edits: [{ find: 'typed[field] === base[field] ? fresh[field] : typed[field]', put: 'typed[field]' }],
    testFile: ROOM_GUESTS,
    test: 'of two devices neither loses a field that only it has changed',
  },
  {
    name: 'every guest of a room is offered to add others',
    file: PLACES,
    edits: [{ find: "if (!room.isMainGuestLogged) return 'notMain';", put: '' }],
    testFile: ROOM_GUESTS,
    test: 'a guest is added only where the main guest is signed in',
  },
  {
    name: 'a minor is offered as the new main guest',
    file: PLACES,
    edits: [{ find: 'possibleMainGuests(members).map', put: 'members.map' }],
    testFile: ROOM_GUESTS,
    test: 'a main guest who is removed names another adult',
  },
];
