import { mutationsOf } from './source-mutation.ts';

const ACCESS = 'tests/gateway/change-access.test.ts';
const FACTS = 'tests/gateway/hotel-facts.test.ts';
const PAYMENTS = 'tests/gateway/made-payments.test.ts';

/** Guards of what follows a booking: the Wi-Fi, changes of access, payments. */
export const afterBookingMutations = [
  ...mutationsOf('src-gateway/domain/booking/view/hotel-facts.ts', FACTS, {
    'the Wi-Fi is for every guest of the booking': {
      seenBy: 'is shown to nobody before check-in, nor after the check-out',
      'if (!isStayingGuest(context)) return null;': '',
    },
    'a companion without a check-in of their own reads the Wi-Fi': {
      seenBy: 'is not shown to who shares the room and has not checked in',
      'hasCheckedIn(context, room) &&': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/account/own-password.ts', ACCESS, {
    'an open screen is enough to take the account': {
      seenBy: 'needs the current password',
      'if (!(await app.auth.hasPassword(guest, password)))': 'if (password.length > 10_000)',
    },
    'passwords are guessed there without a limit': {
      seenBy: 'is tried as often as a sign-in may be',
      'await app.rateLimits.signIn(attempt);': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/account/change-email.ts', ACCESS, {
    'a code proves any address': {
      seenBy: 'has a code that is good five tries and 15 minutes, and for the latest address alone',
      'if (wrong) return wrong;': '',
    },
    'the old address is not notified': {
      seenBy: 'counts once its code is typed',
      "await app.mailer.queue(tx, { kind: 'EMAIL_CHANGED', ...toRecipient(guest) });": '',
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/auth/auth.ts', ACCESS, {
    'a new password leaves other sessions open': {
      seenBy: 'ends the other sessions and what could open one, and its guest is notified',
      'await setPassword(tx, guest.id, hash, guest.tokensValidSince);\n        await endOtherAccess(tx, guest.id, sessionId);':
        'await setPassword(tx, guest.id, hash, guest.tokensValidSince);',
    },
  }),
  ...mutationsOf('src-gateway/store/made-payment-store.ts', PAYMENTS, {
    'receipts are for everybody who knows their id': {
      seenBy: 'a receipt is a PDF in the guest’s language, for who paid alone',
      'and(isNull(payments.hourPurchaseId), eq(bookings.guestId, guestId)),':
        'isNull(payments.hourPurchaseId),',
    },
  }),
];
