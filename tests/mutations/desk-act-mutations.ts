import { mutationsOf } from './source-mutation.ts';

export const deskActMutations = [
  ...mutationsOf('src-gateway/domain/booking/order/desk-payment.ts', 'tests/gateway/desk-payments.test.ts', {
    'desk: any amount pays a booking': {
      seenBy: 'cents instead of the price take nothing',
      'due?.purpose !== purpose || due.amountCents !== amountCents': 'due?.purpose !== purpose',
    },
    'desk: cash is taken beside an open Pix code': {
      seenBy: 'pays the booking, and until then nothing else does',
      "booking.status === 'PROCESSING' || isForSame": 'false',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/payments/take-payment.ts', 'tests/gateway/desk-payments.test.ts', {
    'desk: a key that was used takes another payment’s receipt': {
      seenBy: 'a key of another booking takes nothing',
      'existing.taken.payloadHash !== hash || existing.payment.bookingId !== view.booking.id': 'false',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/payments/desk-means.ts', 'tests/gateway/desk-payments.test.ts', {
    'desk: a machine was charged with less than is recorded': {
      seenBy: 'too little cash and a machine that took another amount take nothing',
      'means.printedCents !== amountCents': 'means.printedCents > amountCents',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/desk-stay.ts', 'tests/gateway/desk-payments.test.ts', {
    'desk: another hotel’s booking is paid': {
      seenBy: 'another hotel’s booking, and one that does not exist, are not found',
      'if (view?.booking.hotelId !== hotelId) throw notFound();': 'if (view === null) throw notFound();',
    },
  }),
  ...mutationsOf('src-shared/rules/card-number.ts', 'tests/shared/card-number.test.ts', {
    'desk: a card number beside another number is stored': {
      seenBy: 'is found: 12/29 4111111111111111',
      'groups.some((_, from) => {': 'groups.slice(0, 1).some((_, from) => {',
    },
    'desk: a card number between invisible signs is stored': {
      seenBy: 'is found however its digits are grouped, and whatever stands around it',
      'digits.length >= LEAST_DIGITS': 'digits.length > LEAST_DIGITS',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/overstay-payable.ts', 'tests/gateway/desk-hours.test.ts', {
    'desk: an overstay is paid twice, in cash and by a late transfer': {
      seenBy: 'that cash has paid sends a late transfer of its closed code back',
      'booking.overstayCents - booking.overstayPaidCents < amountCents': 'false',
    },
  }),
  ...mutationsOf('src-gateway/store/booking-view-store.ts', 'tests/gateway/desk-hours.test.ts', {
    'desk: a code of the desk is shown to the guest as the booking’s': {
      seenBy: 'is paid by a Pix code that the desk alone shows',
      'eq(payments.isForOverstay, false),': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/documents.ts', 'tests/gateway/desk-documents.test.ts', {
    'desk: a document that differs is approved': {
      seenBy: 'that differs is not approved until the receptionist says that the document holds',
      'different.filter(field => !corrected.includes(field))': 'different.filter(() => false)',
    },
    'desk: an approval outlives a change that the receptionist has not seen': {
      seenBy: 'that the guest has changed meanwhile is not decided',
      'guest.personalInfoVersion !== version': 'guest.personalInfoVersion < version',
    },
    'desk: a guest waits at the desk although the document was approved': {
      seenBy: 'is approved, bound to the name and nationality on it, and the check-in goes on by itself',
      'await completeOwnCheckIn(app, { bookingId: wanted.bookingId, guestId });': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/doors/door-codes.ts', 'tests/gateway/desk-doors.test.ts', {
    'desk: a guest gets a new code for one that the desk has ended': {
      seenBy: 'ends a code for good',
      ' || room.doorCode === null)': ')',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/door-codes.ts', 'tests/gateway/desk-doors.test.ts', {
    'desk: a rejected guest gets the code at the desk': {
      seenBy: 'opens no other hotel’s door, none before check-in, and none of a rejected guest',
      'isSuspended || !roomState': '!roomState',
    },
    'desk: a new code leaves the old one in the lock': {
      seenBy: 'gives a new code, and the old one opens nothing',
      "await queueLockCommand(tx, { accommodationId: room.id, roomId: room.roomId }, 'SET', now);": '',
    },
  }),
  ...mutationsOf('src-gateway/store/parcel-store.ts', 'tests/gateway/desk-parcels.test.ts', {
    'desk: a parcel that was sent back is handed over': {
      seenBy: 'that another desk has just changed is not changed again',
      ', eq(id, parcel.id), inState.WAITING))': ', eq(id, parcel.id)))',
    },
  }),
  ...mutationsOf('src-gateway/store/delivery-store.ts', 'tests/gateway/desk-parcels.test.ts', {
    'desk: a parcel that was sent back goes on waiting for its guest': {
      seenBy: 'is sent back: the guest reads it, and nobody can receive it any more',
      'and(isNull(deliveries.receivedAt), isNull(deliveries.sentBackAt))': 'isNull(deliveries.receivedAt)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/assisted-check-in.ts', 'tests/gateway/desk-check-in.test.ts', {
    'desk: data of a guest are changed long before the check-in': {
      seenBy: 'changes nobody’s data but those of a guest whose check-in is open here',
      'if (accommodationIds.length === 0 && !isCorrectable(checkingIn, registration)) throw checkInNotAvailable();':
        '',
    },
    'desk: a booking that another desk has changed is checked in to': {
      seenBy: 'rejects a booking or guest data that were changed meanwhile',
      'view.booking.version !== version': 'false',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/cash-deposit.ts', 'tests/gateway/desk-check-in.test.ts', {
    'desk: a deposit that is sent twice is taken twice': {
      seenBy: 'guarantees its room, once, and stands on no bill',
      'if (existing) return { result: toTaken(existing), entry: null };': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/guarantee-card.ts', 'tests/gateway/desk-check-in.test.ts', {
    'desk: a card is taken for a room that has a deposit': {
      seenBy: 'is asked for no room that has a deposit',
      'deposits.every(one => one.accommodationId !== id)': 'true',
    },
    'desk: a guarantee card goes into the wallet': {
      seenBy: 'is in no wallet',
      'isSaved: false': 'isSaved: true',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/check-in/guarantee-card.ts',
    'tests/gateway/desk-check-in.test.ts',
    {
      'desk: a guarantee card that is sent twice is recorded twice': {
        seenBy: 'once for one token',
        'if (!ids.every(hasCard)) await': 'await',
      },
    },
  ),
  ...mutationsOf('src-shared/card-frame.ts', 'tests/gateway/desk-check-in.test.ts', {
    'desk: a card number is taken for a token': {
      seenBy: 'is a token, and never a whole number',
      '^(?!\\d+$)[\\w-]{8,200}$': '^[\\w-]{8,200}$',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/payments/hours-pix.ts', 'tests/gateway/desk-hours.test.ts', {
    'desk: a key makes a second Pix code for hours': {
      seenBy: 'are free again once their code',
      'const repeated = await findPurchase(app.store.db, { guestId, key });':
        'const repeated = null as StoredHourPurchase | null;',
    },
    'desk: a Pix code for hours leaves no record': {
      seenBy: 'are reserved by a Pix code',
      'afterwards: (tx, pix) => recordCode(app, tx, { actor, hotelId, order }, pix),': '',
    },
    'desk: one key pays for other hours': {
      seenBy: 'get no code at another price',
      'if (known !== hash) throw keyReused();': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/recorded-act.ts', 'tests/gateway/desk-record.test.ts', {
    'desk: acts leave no record': {
      seenBy: 'is not done, and shows nothing: deskPayments.take',
      'if (entry) await recordDeskAct(tx, app, actor, entry);': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/recorded-act.ts', 'tests/gateway/desk-colleagues.test.ts', {
    'desk: who was deactivated ends the act': {
      seenBy: 'whose sessions end in the middle of an act has not done it',
      'if (!(await lockActingStaff(tx, actor)))': 'if ((await lockActingStaff(tx, actor)) === null)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/short-names.ts', 'tests/gateway/desk-print.test.ts', {
    'desk: a sheet of paper has whole names': {
      seenBy: 'a day is printed by room with short names',
      'return shortName(name.firstName, name.lastName);': 'return `${name.firstName} ${name.lastName}`;',
    },
  }),
];
