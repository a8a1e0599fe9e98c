import { mutationsOf } from './source-mutation.ts';

export const rendererMutations = [
  ...mutationsOf(
    'src-renderer/guest/features/account/feature-flags/stored-flags.ts',
    'tests/renderer/stored-flags.test.ts',
    {
      'stored flags count for a day and a moment': {
        seenBy: 'count for a day, to the second',
        'age >= STORED_FLAGS_LIMIT_MS': 'age > STORED_FLAGS_LIMIT_MS',
      },
    },
  ),
  ...mutationsOf('src-renderer/guest/app/guards.ts', 'tests/renderer/guards.test.ts', {
    'a guest without a verified e-mail sees the guest area': {
      seenBy: 'an unverified guest is sent from the guest area to /email-verification',
      'return guest.emailVerified ? letIn : { to: paths.emailVerification, remember: here };':
        'return letIn;',
    },
    'the path of an anonymous user is forgotten': {
      seenBy: 'an anonymous user is sent from the guest area to /login and the path is remembered',
      'if (guest === null) return { to: paths.login, remember: here };':
        'if (guest === null) return { to: paths.login };',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-results/hour-widening.ts',
    'tests/renderer/hour-widening.test.ts',
    {
      'wider hours make a walk-in of a booking that can be paid at home': {
        seenBy: 'makes no walk-in of a booking that can be paid at home',
        '(forced || !isWalkIn({ forced, arrivals: [arrivalAt(hour)], now })) &&': '',
      },
      'wider hours end the free cancellation': {
        seenBy: 'ends no free cancellation that the searched arrival still has',
        '(isFree(hour) || !isFree(searched))': 'true',
      },
      'wider hours are taken from two different rooms': {
        seenBy: 'take no pair of which one room has the arrival and another the departure',
        'arriving + leaving - both': 'Math.min(arriving, leaving)',
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/forms/private-field.tsx', 'tests/renderer/private-field.test.tsx', {
    'the payer’s number can be read on a public screen': {
      seenBy: 'a number is dots on a public screen unless it is being typed',
      'host().profile.capabilities.masks && !isFocused': '!isFocused && false',
    },
  }),
  ...mutationsOf('src-renderer/platform/ui/use-timed-reveal.ts', 'tests/renderer/door-reveal.test.tsx', {
    'room and code stay on a public screen until they are touched again': {
      seenBy: 'hide by themselves',
      'timer = setTimeout(hide, durationMs);': 'timer = setTimeout(() => undefined, durationMs);',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-handoff/booking-receipt.ts',
    'tests/renderer/booking-receipt.test.ts',
    {
      'a receipt has the room’s number though nobody wants it': {
        seenBy: 'if its guest wants it, and not by itself',
        '{ hasRoomNumbers = false } = {}': '{ hasRoomNumbers = true } = {}',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/device/kiosk/kiosk-idle.ts',
    'tests/renderer/kiosk-idle.test.ts',
    {
      'more time has no effect': {
        seenBy: 'more time makes every time-out ten times as long',
        'moreTime ? MORE_TIME_FACTOR : 1': '1',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/device/kiosk/service-watch.ts',
    'tests/renderer/kiosk-service.test.ts',
    {
      'one lost response closes a screen': {
        seenBy: 'one lost response does not close the screen',
        'const FAILURES_TO_CLOSE = 2;': 'const FAILURES_TO_CLOSE = 1;',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/device/kiosk/outage.ts',
    'tests/renderer/kiosk-service.test.ts',
    {
      'an outage closes the screen of a guest at work': {
        seenBy: 'a guest at work stays on the page',
        "if (isUntouched || outage.status === 'closed')": "if (outage.status !== 'lost')",
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/gateway/outage.ts', 'tests/renderer/outage.test.ts', {
    'a lost action is sent again': {
      seenBy: 'an action whose response was lost is never sent again',
      '!isRepeatable || resends === MAX_RESENDS': 'resends === MAX_RESENDS',
    },
    'an action is sent into an outage': {
      seenBy: 'an action of an outage is sent once, when the gateway is back',
      'if (isLost || isProbeDue) await': 'if (isProbeDue) await',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/payment-flow.ts',
    'tests/renderer/booking-payment.test.ts',
    {
      'a second click pays twice': {
        seenBy: 'a second click while something is in progress changes nothing',
        "if (isInProgress(flow) || flow.step === 'unknown'": "if (flow.step === 'unknown'",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/run-payment.ts',
    'tests/renderer/run-payment.test.ts',
    {
      'a booking whose response was lost is sent again': {
        seenBy: 'is followed by polls with growing pauses and never by another send',
        'if (sent && isResponseLost(failure) &&': 'if (sent && failure.code === "" &&',
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/gateway/lost-response.ts', 'tests/renderer/run-payment.test.ts', {
    'an attempt counts as not arrived when it is missed once': {
      seenBy: 'counts as not arrived only when it is not found again and again',
      'notFound >= ATTEMPTS_UNTIL_NOT_ARRIVED': 'notFound >= 1',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/shared/booking-funnel/state/payment-intent.ts',
    'tests/renderer/run-payment.test.ts',
    {
      'every payload has a key of its own': {
        seenBy: 'the same payload is sent again under its key, another under a new one',
        'known.fingerprint === fingerprint': 'known.fingerprint === ""',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/new-booking.ts',
    'tests/renderer/new-booking.test.ts',
    {
      'a walk-in sends its credits along': {
        seenBy: 'a walk-in sends neither payment nor credits',
        'order.credits > 0 && !order.walkIn': 'order.credits > 0',
      },
      'dates travel at midnight of Greenwich': {
        seenBy: 'dates are sent at the hotel time zone with the time zeroed',
        'startDate: toIso(checkinDate, 0, order.timeZone)': "startDate: toIso(checkinDate, 0, 'UTC')",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/card-form/card-payment.ts',
    'tests/renderer/new-booking.test.ts',
    {
      'a foreigner sends an empty tax id': {
        seenBy: 'a foreigner sends no tax id',
        '...(taxId ? { cpfPayment: taxId } : {})': "cpfPayment: taxId ?? ''",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/device/desk-payment/desk-payment.ts',
    'tests/renderer/desk-payment.test.ts',
    {
      'the desk charges again after a lost response': {
        seenBy: 'sends nothing again while a response is lost',
        'if (isResponseLost(failure)) return pollUntilSettled(ports);': '',
      },
      'a rejected card is retained at the desk': {
        seenBy: 'a rejected card is dropped, and the next one begins another payment',
        "new Set(['CARD_DECLINED', 'CARD_TOKEN_INVALID'])": 'new Set([])',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-results/hour-choice.ts',
    'tests/renderer/booking-results.test.ts',
    {
      'rooms chosen for others are counted as free': {
        seenBy: 'a slot whose rooms are all taken by the other searched rooms is disabled',
        'taken.filter(other => other.checkin <= hour).length': '0',
        'taken.filter(other => other.checkout >= hour).length': '0',
      },
      'the wished hours stand without a room for them': {
        seenBy: 'the searched hours stay while a room is left for them, else the nearest are proposed',
        'if (leftFor(offer, hours, question) > 0) best = hours;': 'best = hours;',
      },
    },
  ),
  ...mutationsOf('src-renderer/guest/app/entry.ts', 'tests/renderer/entry.test.ts', {
    'a code stays in the address': {
      seenBy: 'a code is read on its own page without a mode',
      "'oobCode', 'customToken'": "'customToken'",
    },
    'a token counts on every page': {
      seenBy: 'customToken counts on the funnel alone',
      "onFunnel ? url.searchParams.get('customToken') || null : null":
        "url.searchParams.get('customToken') || null",
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/account/identity-verification/verification-messages.ts',
    'tests/renderer/identity-verification.test.ts',
    {
      'a message of any origin finishes an identity verification': {
        seenBy: 'from another origin is nobody’s',
        ' || origin !== from.origin': '',
      },
    },
  ),
  ...mutationsOf('src-renderer/guest/features/stay/home/tiles.ts', 'tests/renderer/home.test.ts', {
    'visitors are offered before the stay': {
      seenBy: 'lead to additional guests and visitors only when the booking is in progress',
      "booking?.status === 'IN_PROGRESS' ? booking : null": 'booking',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/shared/booking-funnel/state/date-range.ts',
    'tests/renderer/booking-search.test.ts',
    {
      'a calendar lets the same day end a stay': {
        seenBy: 'the same day for start and end keeps only the start',
        'day <= start) return': 'day < start) return',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/account/wallet/add-card.ts',
    'tests/renderer/add-card.test.ts',
    {
      'a lost card is handed over again': {
        seenBy: 'that gets no response keeps the token for a retry by the guest',
        "if (before.step === 'unknown') card = before.card;":
          "if (before.step === 'saving') card = before.card;",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/platform/guest-forms/personal-info-values.ts',
    'tests/renderer/personal-information.test.ts',
    {
      'what another device changed is lost': {
        seenBy: 'are shown where they differ, and neither choice loses what only one has changed',
        'withParts(theirs, mine, changedParts(base, mine))': 'mine',
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/gateway/server-clock.ts', 'tests/renderer/server-clock.test.ts', {
    'a gateway clock that cannot be read counts': {
      seenBy: 'a response without a readable date leaves the known time alone',
      'if (!Number.isNaN(time)) ahead': 'ahead',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-payment/recovery.ts',
    'tests/renderer/booking-payment.test.ts',
    {
      'an hour that passed sends the guest to the dates': {
        seenBy: 'an arrival hour that passed meanwhile leads to the rooms',
        "=== 'dates.hourGone'": "=== 'dates.gone'",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/booking-funnel/state/walk-in.ts',
    'tests/renderer/booking-payment.test.ts',
    {
      'a long stay of an unverified guest begins with Pix': {
        seenBy: 'a stay beyond what an unverified guest may reserve unpaid',
        '> limits.maxNights': '> limits.maxNights + 1',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-search/components/hotel-option.tsx',
    'tests/renderer/hotel-option.test.tsx',
    {
      'a hotel of the search says no price': {
        seenBy: 'a hotel of the search has its picture',
        '<FromPrice price={facts.price} />': "' '",
      },
    },
  ),
];
