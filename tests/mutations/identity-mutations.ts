import { mutationsOf } from './source-mutation.ts';

export const identityMutations = [
  ...mutationsOf('src-gateway/domain/booking/check-in/clearance.ts', 'tests/gateway/check-in.test.ts', {
    'an identity that was rejected checks in': {
      seenBy: 'an identity that is not REPROVED alone',
      "status !== 'APPROVED'": "status === 'PENDING'",
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/clearance.ts',
    'tests/gateway/submitted-check-in.test.ts',
    {
      'pictures in review open the room': {
        seenBy: 'gives neither room nor code nor a command to the lock',
        "return 'IDENTITY';": "return 'CLEAR';",
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/clearance.ts',
    'tests/gateway/partner-check-in.test.ts',
    {
      'any validated identity checks in to an imported booking': {
        seenBy: 'code and last name of a voucher open no door to a stranger',
        'return lastName !== null && isSameLastName(lastName, holderLastName);': 'return lastName !== null;',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/list/import-booking.ts',
    'tests/gateway/booking-import.test.ts',
    {
      'an address that is not verified imports a booking': {
        seenBy: 'a booking is neither found nor imported by an address that is not verified',
        'if (viewer.email === null)': "if (viewer.email === '')",
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/list/import-booking.ts',
    'tests/gateway/partner-check-in.test.ts',
    {
      'an import that the hotel has undone is repeated by anybody': {
        seenBy: 'is undone by the hotel with all that the account wrote',
        'booking.importUndoneAt !== null && booking.holderEmail !== viewer.email': "viewer.email === ''",
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/list/decide-import.ts',
    'tests/gateway/partner-check-in.test.ts',
    {
      'a hotel decides about the bookings of another one': {
        seenBy: 'by another name waits for the reception',
        'view?.booking.hotelId !== hotelId || view.booking.channel': 'view?.booking.channel',
      },
      'an import is undone under a guest who has checked in': {
        seenBy: 'is not undone once somebody has checked in',
        "if (view.rooms.some(({ room }) => room.checkedInAt !== null)) return 'CHECKED_IN';": '',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/guest/identity-verification/to-identity.ts',
    'tests/gateway/personal-info.test.ts',
    {
      'an approval counts for whoever the guest is named after it': {
        seenBy: 'after a change of the last name it is missing',
        'if (about !== null && !isSamePerson(about, guest)) return notBegun;': '',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/guest/personal-info/save-personal-info.ts',
    'tests/gateway/personal-info.test.ts',
    {
      'a case in review outlives a change of name': {
        seenBy: 'after a change of the last name it is missing',
        'await dropCase(tx, guestId, toPerson(stored), now);': '',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/validation-store.ts', 'tests/gateway/personal-info.test.ts', {
    'a lost case approves the name that it was opened for': {
      seenBy: 'an approval of before a change does not count',
      '...(isApproval && {': "...(status === 'APPROVED' && {",
    },
    'an approval from before its nationality was entered counts for any': {
      seenBy: 'a nationality that was entered after the approval binds it from then on',
      'if (before.nationality !== null)': 'if (before.nationality === 0)',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/doors/door-codes.ts',
    'tests/gateway/submitted-check-in.test.ts',
    {
      'a guest who was rejected is shown a code': {
        seenBy: 'sees neither room nor code that were not shown yet',
        ' &&\n    !isAccessSuspended(context, room)': '',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/confirm-check-in.ts',
    'tests/gateway/submitted-check-in.test.ts',
    {
      'a guest who was rejected reads the room in a repeated check-in': {
        seenBy: 'sees neither room nor code that were not shown yet',
        '.arrival && !isAccessSuspended(context, room);': '.arrival;',
      },
      'a form of two rooms waits for the one that another guest has taken': {
        seenBy: 'goes on without the one whose own main guest has accepted meanwhile',
        'guests !== null || isExpected(context, accommodationId)': 'guests !== null || accommodationId > 0',
      },
      'the form of a second room replaces that of the first': {
        seenBy: 'that are submitted one after the other becomes a check-in to both',
        'submittedRooms: [...others, ...ids]': 'submittedRooms: ids',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/resident-store.ts', 'tests/gateway/submitted-check-in.test.ts', {
    'a guest who was rejected lets visitors in': {
      seenBy: 'sees neither room nor code that were not shown yet',
      '        isNull(accommodationGuests.accessSuspendedAt),\n': '',
    },
  }),
  ...mutationsOf('src-gateway/store/room-access-store.ts', 'tests/gateway/submitted-check-in.test.ts', {
    'a guest who was shown a code is locked out': {
      seenBy: 'is not locked out once a code was shown',
      'not(hasSeenCode), ': '',
    },
  }),
  ...mutationsOf(
    'src-gateway/sandbox/console/verification-routes.ts',
    'tests/gateway/desk-verification.test.ts',
    {
      'the console decides where the reception sees documents': {
        seenBy: 'the desk alone approves or rejects',
        "app.config.verificationProvider !== 'sandbox'": 'app.config.production',
      },
    },
  ),
];
