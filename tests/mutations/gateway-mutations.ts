import type { SourceMutation } from './source-mutation.ts';

/** Faults in the gateway's guards, transactions and figures; each test runs over HTTP on a real database. */

const SETTLE = 'src-gateway/bookings/settle-payment.ts';
const CHECK = 'src-gateway/bookings/check-order.ts';
const CREATE = 'src-gateway/bookings/create-booking.ts';
const PAY = 'src-gateway/bookings/pay-booking.ts';
const IMPORT = 'src-gateway/bookings/import-booking.ts';
const LINK = 'src-gateway/sign-in/phone-link.ts';
const RESERVATION = 'src-gateway/sign-in/reservation-code.ts';
const AUTH = 'src-gateway/auth/auth.ts';
const PERSONAL = 'src-gateway/personal-info/save-personal-info.ts';
const CREDITS = 'src-gateway/store/credit-store.ts';

export const gatewayMutations: SourceMutation[] = [
  {
    name: "the client's prices are believed",
    file: CHECK,
    edits: [{ find: 'if (agrees) return;', put: 'if (agrees || !agrees) return;' }],
    testFile: 'tests/gateway/booking.test.ts',
    test: 'that differ are rejected with the right ones, and nothing is booked or charged',
  },
  {
    name: 'a walk-in may arrive whenever it likes',
    file: CHECK,
    edits: [{ find: 'order.walkIn && !isWalkIn(', put: 'order.walkIn && isWalkIn(' }],
    testFile: 'tests/gateway/booking.test.ts',
    test: 'is rejected four hours and more before arrival',
  },
  {
    name: 'two buyers take the same last room',
    file: 'src-gateway/bookings/allocate-rooms.ts',
    edits: [{ find: 'if (tried.has(roomId)) continue;', put: 'if (tried.size > 0) continue;' }],
    testFile: 'tests/gateway/booking.test.ts',
    test: 'with hours that differ finds the one way its rooms fit',
  },
  {
    name: 'a key books another order',
    file: CREATE,
    edits: [
      { find: 'if (standing && standing.payloadHash !== hash) throw keyReused();', put: '' },
      { find: 'if (standing.payloadHash !== hash) throw keyReused();', put: '' },
    ],
    testFile: 'tests/gateway/booking.test.ts',
    test: 'with another order is rejected',
  },
  {
    name: 'booking cannot be switched off',
    file: CREATE,
    edits: [
      { find: "if (!(await isEnabled(app, 'IS_BOOKING_ENABLED')))", put: "if (order.companyCode === '')" },
    ],
    testFile: 'tests/gateway/booking.test.ts',
    test: 'booking switched off',
  },
  {
    name: 'a declined booking keeps its room',
    file: SETTLE,
    edits: [
      { find: 'await releaseRooms(tx, bookingId, now);\n  await returnCredits', put: 'await returnCredits' },
    ],
    testFile: 'tests/gateway/payments.test.ts',
    test: 'a declined card cancels the booking and frees its room at once',
  },
  {
    name: 'a declined booking keeps the credits',
    file: SETTLE,
    edits: [{ find: 'await returnCredits(tx, bookingId, now);', put: '' }],
    testFile: 'tests/gateway/credits.test.ts',
    test: 'a declined card gives the credits back to the deposits they came from',
  },
  {
    name: 'an unpaid walk-in keeps its room',
    file: SETTLE,
    edits: [
      {
        find: "await releaseRooms(tx, bookingId, now);\n    await queueBookingMail(app, tx, 'BOOKING_CANCELED'",
        put: "await queueBookingMail(app, tx, 'BOOKING_CANCELED'",
      },
    ],
    testFile: 'tests/gateway/settlement.test.ts',
    test: 'that is not paid is canceled two hours after its start, with its room free',
  },
  {
    name: 'a booking is confirmed without its e-mail',
    file: SETTLE,
    edits: [{ find: "await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);", put: '' }],
    testFile: 'tests/gateway/payments-desk.test.ts',
    test: 'is paid by card and confirmed, with an e-mail that says so',
  },
  {
    name: 'a payment after its deadline is taken',
    file: PAY,
    edits: [
      {
        find: '(paymentDeadline === null || paymentDeadline > now)',
        put: '(paymentDeadline === null || paymentDeadline !== now)',
      },
    ],
    testFile: 'tests/gateway/payments-desk.test.ts',
    test: 'is not paid any more after its deadline',
  },
  {
    name: "a payment's id pays with another card",
    file: PAY,
    edits: [
      {
        find: 'if (standing && standing.payloadHash !== hash)',
        put: "if (standing && standing.payloadHash === '')",
      },
    ],
    testFile: 'tests/gateway/payments-desk.test.ts',
    test: 'the same id with another card, or other instalments, is rejected',
  },
  {
    name: 'any last name imports a booking',
    file: IMPORT,
    edits: [{ find: 'const view = found && fits ?', put: 'const view = found ?' }],
    testFile: 'tests/gateway/booking-import.test.ts',
    test: 'an unknown code and a wrong last name get the same response',
  },
  {
    name: 'an id alone imports a booking',
    file: IMPORT,
    edits: [{ find: 'if (!(await wasFound(tx, guestId, bookingId, now))) throw notFound();', put: '' }],
    testFile: 'tests/gateway/booking-import.test.ts',
    test: 'needs the code and the name: an id alone brings nothing',
  },
  {
    name: 'another device fetches the token of a link',
    file: LINK,
    edits: [
      {
        find: 'if (link.deviceId !== device.id || link.profile !== device.profile) return expired;',
        put: '',
      },
    ],
    testFile: 'tests/gateway/phone-link.test.ts',
    test: 'another device with the secret gets nothing',
  },
  {
    name: 'a guest without a verified e-mail approves a link',
    file: LINK,
    edits: [{ find: '!guest || !(await app.auth.isEmailVerified(guest))', put: '!guest' }],
    testFile: 'tests/gateway/phone-link.test.ts',
    test: 'a guest without a verified e-mail cannot approve',
  },
  {
    name: 'an approved link can be fetched for ever',
    file: LINK,
    edits: [
      {
        find: 'decidedAt.getTime() + PICK_UP_MS <= now.getTime()',
        put: 'decidedAt.getTime() > now.getTime()',
      },
    ],
    testFile: 'tests/gateway/phone-link.test.ts',
    test: 'approved in its last second can still be fetched for a minute, and no longer',
  },
  {
    name: 'every code of a reservation is right',
    file: RESERVATION,
    edits: [
      {
        find: 'if (!challenge || !timingSafeEqual(given, Buffer.from(challenge.codeHash))) return null;',
        put: 'if (!challenge || given.length === 0) return null;',
      },
    ],
    testFile: 'tests/gateway/reservation-sign-in.test.ts',
    test: 'a wrong code, a right one of another challenge',
  },
  {
    name: 'a reservation code works on another device',
    file: RESERVATION,
    edits: [{ find: ' || challenge.deviceId !== device.id', put: '' }],
    testFile: 'tests/gateway/reservation-sign-in.test.ts',
    test: 'requested on one device is worthless on another',
  },
  {
    name: 'a reservation code can be tried for ever',
    file: 'src-gateway/store/challenge-store.ts',
    edits: [{ find: 'lt(reservationChallenges.tries, tries),', put: '' }],
    testFile: 'tests/gateway/reservation-sign-in.test.ts',
    test: 'is worthless after five wrong tries',
  },
  {
    name: 'a wrong password signs in',
    file: AUTH,
    edits: [{ find: 'if (!guest || !fits) return null;', put: 'if (!guest) return null;' }],
    testFile: 'tests/gateway/auth.test.ts',
    test: 'SES-08',
  },
  {
    name: 'a reset leaves the old sessions open',
    file: 'src-gateway/auth/own-sessions.ts',
    edits: [
      {
        find: 'session.endedAt !== null || read.issuedAt < guest.tokensValidSince',
        put: 'read.issuedAt.getTime() === 0',
      },
    ],
    testFile: 'tests/gateway/auth.test.ts',
    test: 'a reset changes the password and ends every session',
  },
  {
    name: 'two devices overwrite each other',
    file: PERSONAL,
    edits: [
      {
        find: 'change.version !== undefined && change.version !== stored.personalInfoVersion',
        put: 'change.version === -1',
      },
    ],
    testFile: 'tests/gateway/personal-info.test.ts',
    test: 'gives the later of two devices a version conflict',
  },
  {
    name: 'another name stays validated',
    file: PERSONAL,
    edits: [
      { find: 'if (isAnotherPerson(stored, data)) await', put: 'if (isAnotherPerson(stored, stored)) await' },
    ],
    testFile: 'tests/gateway/personal-info.test.ts',
    test: 'is taken back by a check-in’s change of the name too',
  },
  {
    name: 'expired credits can be used',
    file: CREDITS,
    edits: [{ find: 'gt(creditEntries.dueDate, now),', put: '' }],
    testFile: 'tests/gateway/credits.test.ts',
    test: 'the balance is what is left of deposits that have not expired',
  },
  {
    name: "a stranger's card can be used",
    file: 'src-gateway/store/card-store.ts',
    edits: [{ find: 'and(eq(cards.id, cardId), eq(cards.guestId, guestId))', put: 'eq(cards.id, cardId)' }],
    testFile: 'tests/gateway/wallet.test.ts',
    test: 'of another guest are neither seen, renamed, made the main one, checked nor deleted',
  },
];
