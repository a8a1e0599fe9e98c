import { mutationsOf } from './source-mutation.ts';

export const gatewayMutations = [
  ...mutationsOf('src-gateway/domain/booking/order/check-order.ts', 'tests/gateway/booking.test.ts', {
    "the client's prices are believed": {
      seenBy: 'that differ are rejected with the right ones, and nothing is booked or charged',
      'if (agrees) return;': 'if (agrees || !agrees) return;',
    },
    'a walk-in may arrive whenever it likes': {
      seenBy: 'is rejected four hours and more before arrival',
      'order.walkIn && !isWalkIn(': 'order.walkIn && isWalkIn(',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/allocate-rooms.ts', 'tests/gateway/booking.test.ts', {
    'two buyers take the same last room': {
      seenBy: 'with hours that differ finds the one combination in which its rooms fit',
      'if (tried.has(roomId)) continue;': 'if (tried.size > 0) continue;',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/create-booking.ts', 'tests/gateway/booking.test.ts', {
    'a key books another order': {
      seenBy: 'with another order is rejected',
      'if (existing && existing.payloadHash !== hash) throw keyReused();': '',
      'if (existing.payloadHash !== hash) throw keyReused();': '',
    },
    'booking cannot be switched off': {
      seenBy: 'booking switched off',
      "if (!(await isEnabled(app, 'IS_BOOKING_ENABLED')))": "if (order.companyCode === '')",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/booking-payable.ts', 'tests/gateway/payments.test.ts', {
    'a declined booking keeps its room': {
      seenBy: 'a declined card cancels the booking and frees its room at once',
      'await releaseRooms(tx, bookingId, now);\n  await returnCredits': 'await returnCredits',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/booking-payable.ts', 'tests/gateway/credits.test.ts', {
    'a declined booking keeps the credits': {
      seenBy: 'a declined card gives the credits back to the deposits they came from',
      'await returnCredits(tx, bookingId, now);': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/booking-payable.ts', 'tests/gateway/settlement.test.ts', {
    'an unpaid walk-in keeps its room': {
      seenBy: 'that is not paid is canceled two hours after its start, with its room free',
      "await releaseRooms(tx, bookingId, now);\n    await queueBookingMail(app, tx, 'BOOKING_CANCELED'":
        "await queueBookingMail(app, tx, 'BOOKING_CANCELED'",
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/order/booking-payable.ts',
    'tests/gateway/payments-desk.test.ts',
    {
      'a booking is confirmed without its e-mail': {
        seenBy: 'is paid by card and confirmed, with an e-mail that says so',
        "await queueBookingMail(app, tx, 'BOOKING_CONFIRMED', booking.id);": '',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/order/pay-booking.ts', 'tests/gateway/payments-desk.test.ts', {
    'a payment after its deadline is taken': {
      seenBy: 'is not paid any more after its deadline',
      '(paymentDeadline === null || paymentDeadline > now)':
        '(paymentDeadline === null || paymentDeadline !== now)',
    },
    "a payment's id pays with another card": {
      seenBy: 'the same id with another card, or other instalments, is rejected',
      'if (existing && existing.payloadHash !== hash)': "if (existing && existing.payloadHash === '')",
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/list/import-booking.ts',
    'tests/gateway/booking-import.test.ts',
    {
      'any last name imports a booking': {
        seenBy: 'an unknown code and a wrong last name get the same response',
        'const view = found && fits ?': 'const view = found ?',
      },
      'an id alone imports a booking': {
        seenBy: 'needs the code and the name: an id alone brings nothing',
        'if (!(await wasFound(tx, guestId, bookingId, now))) throw notFound();': '',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/guest/sign-in/phone-link.ts', 'tests/gateway/phone-link.test.ts', {
    'another device fetches the token of a link': {
      seenBy: 'another device with the secret gets nothing',
      'if (link.deviceId !== device.id || link.profile !== device.profile) return expired;': '',
    },
    'a guest without a verified e-mail approves a link': {
      seenBy: 'a guest without a verified e-mail cannot approve',
      '!guest || !(await app.auth.isEmailVerified(guest))': '!guest',
    },
    'an approved link can be fetched for ever': {
      seenBy: 'approved in its last second can still be fetched for a minute, and no longer',
      'decidedAt.getTime() + PICK_UP_MS <= now.getTime()': 'decidedAt.getTime() > now.getTime()',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/guest/sign-in/reservation-code.ts',
    'tests/gateway/reservation-sign-in.test.ts',
    {
      'every code of a reservation is right': {
        seenBy: 'a wrong code, a right one of another challenge',
        'if (!challenge || !timingSafeEqual(given, Buffer.from(challenge.codeHash))) return null;':
          'if (!challenge || given.length === 0) return null;',
      },
      'a reservation code works on another device': {
        seenBy: 'requested on one device is worthless on another',
        ' || challenge.deviceId !== device.id': '',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/challenge-store.ts', 'tests/gateway/reservation-sign-in.test.ts', {
    'a reservation code can be tried for ever': {
      seenBy: 'is worthless after five wrong tries',
      'lt(reservationChallenges.tries, tries),': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/account/email-code.ts', 'tests/gateway/typed-email-code.test.ts', {
    'every typed code verifies an e-mail': {
      seenBy: 'of another guest, or a wrong one, verifies nobody',
      'if (timingSafeEqual(given, Buffer.from(stored.codeHash))) return null;':
        'if (given.length > 0) return null;',
    },
    'a typed code can be tried for ever': {
      seenBy: 'is worthless after five wrong tries',
      "if (stored.tries >= TRIES) return { result: 'spent' };": '',
    },
    'a typed code never runs out': {
      seenBy: 'runs out after 15 minutes',
      ' || stored.expiresAt <= app.clock.now()': '',
    },
    "a typed code is good for the account's next address": {
      seenBy: 'for the address that it was sent to',
      '\\n${email}\\n${code}': '\\n${code}',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/guest/account/typed-email-code.ts',
    'tests/gateway/typed-email-code.test.ts',
    {
      'typed codes are limited only per e-mail': {
        seenBy: 'wrong codes of one guest are counted over all e-mails',
        'await app.rateLimits.emailCode(typed.guestId, limitKey);': 'async () => {};',
      },
    },
  ),
  ...mutationsOf('src-gateway/platform/rate-limits.ts', 'tests/gateway/typed-email-code.test.ts', {
    'typed codes are not limited per network': {
      seenBy: 'a network or a device has so many wrong codes',
      'await single.emailCodesPerClient(clientKey);': '',
    },
  }),
  ...mutationsOf('src-gateway/store/typed-email-code-store.ts', 'tests/gateway/typed-email-code.test.ts', {
    'a new e-mail leaves the code before in force': {
      seenBy: 'sent again has another code, and the one before is worthless',
      '.onConflictDoUpdate({ target: typedEmailCodes.guestId, set: row })': '.onConflictDoNothing()',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/auth/auth.ts', 'tests/gateway/auth.test.ts', {
    'a wrong password signs in': {
      seenBy: 'SES-08',
      'if (!guest || !fits) return null;': 'if (!guest) return null;',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/auth/own-sessions.ts', 'tests/gateway/auth.test.ts', {
    'a reset leaves the old sessions open': {
      seenBy: 'a reset changes the password and ends every session',
      'session.endedAt !== null || read.issuedAt < guest.tokensValidSince': 'read.issuedAt.getTime() === 0',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/guest/personal-info/save-personal-info.ts',
    'tests/gateway/personal-info.test.ts',
    {
      'two devices overwrite each other': {
        seenBy: 'gives the later of two devices a version conflict',
        'change.version !== undefined && change.version !== stored.personalInfoVersion':
          'change.version === -1',
      },
      'another name stays validated': {
        seenBy: 'is taken back by a check-in’s change of the name too',
        'if (!isSamePerson(stored, data)) {': 'if (!isSamePerson(stored, stored)) {',
      },
    },
  ),
  ...mutationsOf('src-gateway/store/credit-store.ts', 'tests/gateway/credits.test.ts', {
    'expired credits can be used': {
      seenBy: 'the balance is what is left of deposits that have not expired',
      'gt(creditEntries.dueDate, now),': '',
    },
  }),
  ...mutationsOf('src-gateway/store/card-store.ts', 'tests/gateway/wallet.test.ts', {
    "a stranger's card can be used": {
      seenBy: 'of another guest are neither seen, renamed, made the main one, checked nor deleted',
      'and(eq(cards.id, cardId), eq(cards.guestId, guestId))': 'eq(cards.id, cardId)',
    },
  }),
];
