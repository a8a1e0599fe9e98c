import { mutationsOf } from './source-mutation.ts';

export const deskMutations = [
  ...mutationsOf('src-gateway/domain/desk/board-row.ts', 'tests/gateway/desk-board.test.ts', {
    'guests who check in from home are in the hotel at once': {
      seenBy: 'guests who checked in from home are to come until their hour of arrival',
      "return moment.now >= arrival ? 'STAYING' : 'EXPECTED';": "return 'STAYING';",
    },
    'a change of a booking is not told to whoever opened it': {
      seenBy: 'whether it was opened before, and what has changed since',
      'openedVersion !== version || Object': 'Object',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/short-names.ts', 'tests/gateway/desk-board.test.ts', {
    'the board carries whole names': {
      seenBy: 'the board carries neither last names',
      'return shortName(name.firstName, name.lastName);': 'return `${name.firstName} ${name.lastName}`;',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/board-lists.ts', 'tests/gateway/desk-board.test.ts', {
    'who never came departs': {
      seenBy: "yesterday's board tells who never came or never left",
      'row.departure.date === day && (day > today || row.checkedInAt !== null)': 'row.departure.date === day',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/desk-todo.ts', 'tests/gateway/desk-agrees.test.ts', {
    'the board asks for a card that was given': {
      seenBy: 'the board says of a guest who arrives exactly what keeps their own check-in from its end',
      '&& !facts.hasGuarantee': '',
    },
    'the board takes an approval for another name': {
      seenBy: 'the board says of a guest who arrives exactly what keeps their own check-in from its end',
      'toIdentity({ ...stored, reasons: [] }, guest)':
        '{ status: stored.status, reasons: [], validatedLastName: guest.lastName }',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/attention.ts', 'tests/gateway/desk-attention.test.ts', {
    'an identity in review is under attention at once': {
      seenBy: 'an identity that was rejected, or is in review for half an hour',
      'now.getTime() - facts.changedAt >= IDENTITY_STUCK_MS': 'true',
    },
    'the decision about an import is not asked for': {
      seenBy: "whoever imported a partner's booking under another name waits for the desk",
      "=== 'RECEPTION' ? 'IMPORT_TO_DECIDE' : null": "=== 'MISSING' ? 'IMPORT_TO_DECIDE' : null",
    },
  }),
  ...mutationsOf('src-gateway/store/desk-search-store.ts', 'tests/gateway/desk-search.test.ts', {
    "another hotel's booking is found by its guest": {
      seenBy: "another hotel's bookings are never found",
      'b.guest_id = g.id where b.hotel_id = ${hotelId} and': 'b.guest_id = g.id where',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/desk-search.ts', 'tests/gateway/desk-search.test.ts', {
    'the record of a search names whom it was for': {
      seenBy: 'a search is recorded without its text',
      'details: { hits: hits.length }': 'details: { hits: hits.length, text }',
    },
  }),
  ...mutationsOf('src-gateway/store/desk-version-store.ts', 'tests/gateway/desk-version.test.ts', {
    'the version falls when its changes are folded': {
      seenBy: 'folding old changes into one leaves the version as it is',
      'hotel_changes.changes + excluded.changes': 'excluded.changes',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/booking-opening.ts', 'tests/gateway/desk-booking.test.ts', {
    'only a page that is fetched again is recorded': {
      seenBy: 'an opening is recorded once, also while the open page follows what changes',
      'entry: isOpen ? null :': 'entry: !isOpen ? null :',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/desk-stay.ts', 'tests/gateway/desk-booking.test.ts', {
    "another hotel's booking opens": {
      seenBy: "another hotel's booking is not found, and nothing is recorded about it",
      'if (view?.booking.hotelId !== hotelId)': 'if (!view)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/import-decision.ts', 'tests/gateway/desk-imports.test.ts', {
    'a decision about nothing is answered as made': {
      seenBy: 'the desk takes a booking out of the account that imported it, once',
      "if (decided === 'NOT_IMPORTED') throw": "if (decided === 'CHECKED_IN') throw",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/list/decide-import.ts', 'tests/gateway/desk-imports.test.ts', {
    'a repeated decision is recorded again': {
      seenBy: 'the desk lets whoever imported a booking check in',
      "if (view.booking.importAllowedAt !== null) return 'ALLOWED';": '',
    },
  }),
];
