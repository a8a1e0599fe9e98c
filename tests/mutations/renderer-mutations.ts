import type { SourceMutation } from './source-mutation.ts';

/** Faults in the guest app's guards, state machines and figures. */

const IDLE = 'src-renderer/features/session/idle.ts';
const GUARDS = 'src-renderer/app/guards.ts';
const RUN_PAYMENT = 'src-renderer/features/booking-payment/run-payment.ts';
const CARD_PAYMENT = 'src-renderer/features/card-form/card-payment.ts';
const NEW_BOOKING = 'src-renderer/features/booking-payment/new-booking.ts';
const DESK_PAYMENT = 'src-renderer/features/desk-payment/desk-payment.ts';
const HOURS = 'src-renderer/features/booking-results/hour-choice.ts';
const ENTRY = 'src-renderer/app/entry.ts';
const ACCOUNT_CHOICE = 'src-renderer/features/session/account-choice.ts';
const ADDRESS_TOKEN = 'src-renderer/features/session/address-token.ts';
const SESSION_ENDING = 'src-renderer/features/session/session-ending.ts';
const TILES = 'src-renderer/features/home/tiles.ts';

export const rendererMutations: SourceMutation[] = [
  {
    name: 'stored flags count for a day and a moment',
    file: 'src-renderer/features/feature-flags/stored-flags.ts',
    edits: [{ find: 'age >= STORED_FLAGS_LIMIT_MS', put: 'age > STORED_FLAGS_LIMIT_MS' }],
    testFile: 'tests/renderer/stored-flags.test.ts',
    test: 'count for a day, to the second',
  },
  {
    name: 'a guest without a verified e-mail sees the guest area',
    file: GUARDS,
    edits: [
      { find: 'return guest.emailVerified ? letIn : { to: paths.emailVerification };', put: 'return letIn;' },
    ],
    testFile: 'tests/renderer/guards.test.ts',
    test: 'an unverified guest is sent from the guest area to /email-verification',
  },
  {
    name: 'the path of an anonymous visitor is forgotten',
    file: GUARDS,
    edits: [
      {
        find: 'if (guest === null) return { to: paths.login, remember: here };',
        put: 'if (guest === null) return { to: paths.login };',
      },
    ],
    testFile: 'tests/renderer/guards.test.ts',
    test: 'an anonymous visitor is sent from the guest area to /login and the path is remembered',
  },
  {
    name: 'the idle warning comes late',
    file: IDLE,
    edits: [{ find: 'quiet < times.warningMs', put: 'quiet <= times.warningMs' }],
    testFile: 'tests/renderer/idle.test.ts',
    test: '90 quiet seconds bring the warning, not one less',
  },
  {
    name: 'activity puts the idle warning away',
    file: IDLE,
    edits: [{ find: "if (idlePhase(state, at, times, delay).kind !== 'active') return state;", put: '' }],
    testFile: 'tests/renderer/idle.test.ts',
    test: 'activity while the warning is shown does not close it',
  },
  {
    name: 'a clock that is set back keeps a session open',
    file: IDLE,
    edits: [{ find: 'Math.max(0, now - since)', put: 'now - since' }],
    testFile: 'tests/renderer/idle.test.ts',
    test: 'a clock that is set back keeps nobody signed in longer',
  },
  {
    name: 'a payment delays the end of a session for ever',
    file: IDLE,
    edits: [
      {
        find: "held > 0 ? { kind: 'active', until: now + held }",
        put: "held !== 0 ? { kind: 'active', until: now + 1000 }",
      },
    ],
    testFile: 'tests/renderer/kiosk-idle.test.ts',
    test: 'nobody is prompted in the middle of a payment, which delays the end for 60 s at most',
  },
  {
    name: 'more time has no effect',
    file: 'src-renderer/features/kiosk/kiosk-idle.ts',
    edits: [{ find: 'moreTime ? MORE_TIME_FACTOR : 1', put: '1' }],
    testFile: 'tests/renderer/kiosk-idle.test.ts',
    test: 'more time makes every time-out ten times as long',
  },
  {
    name: 'one lost response closes a screen',
    file: 'src-renderer/features/kiosk/service-watch.ts',
    edits: [{ find: 'const FAILURES_TO_CLOSE = 2;', put: 'const FAILURES_TO_CLOSE = 1;' }],
    testFile: 'tests/renderer/kiosk-service.test.ts',
    test: 'one lost response does not close the screen',
  },
  {
    name: 'a second click pays twice',
    file: 'src-renderer/features/booking-payment/payment-flow.ts',
    edits: [{ find: "if (isUnderWay(flow) || flow.step === 'unknown'", put: "if (flow.step === 'unknown'" }],
    testFile: 'tests/renderer/booking-payment.test.ts',
    test: 'a second click while something is under way changes nothing',
  },
  {
    name: 'a booking whose response was lost is sent again',
    file: RUN_PAYMENT,
    edits: [{ find: 'if (sent && isResponseLost(failure) &&', put: 'if (sent && failure.code === "" &&' }],
    testFile: 'tests/renderer/run-payment.test.ts',
    test: 'is followed by polls with growing pauses and never by another send',
  },
  {
    name: 'an attempt counts as not arrived when it is missed once',
    file: 'src-renderer/gateway/lost-response.ts',
    edits: [{ find: 'notFound >= ATTEMPTS_UNTIL_NOT_ARRIVED', put: 'notFound >= 1' }],
    testFile: 'tests/renderer/run-payment.test.ts',
    test: 'counts as not arrived only when it is not found again and again',
  },
  {
    name: 'every payload has a key of its own',
    file: 'src-renderer/features/booking-funnel/state/payment-intent.ts',
    edits: [{ find: 'known.fingerprint === fingerprint', put: 'known.fingerprint === ""' }],
    testFile: 'tests/renderer/run-payment.test.ts',
    test: 'the same payload is sent again under its key, another under a new one',
  },
  {
    name: 'a walk-in sends its credits along',
    file: NEW_BOOKING,
    edits: [{ find: 'order.credits > 0 && !order.walkIn', put: 'order.credits > 0' }],
    testFile: 'tests/renderer/new-booking.test.ts',
    test: 'a walk-in sends neither payment nor credits',
  },
  {
    name: 'a foreigner sends an empty tax id',
    file: CARD_PAYMENT,
    edits: [{ find: '...(taxId ? { cpfPayment: taxId } : {})', put: "cpfPayment: taxId ?? ''" }],
    testFile: 'tests/renderer/new-booking.test.ts',
    test: 'a foreigner sends no tax id',
  },
  {
    name: 'dates travel at midnight of Greenwich',
    file: NEW_BOOKING,
    edits: [
      {
        find: 'startDate: toIso(checkinDate, 0, order.timeZone)',
        put: "startDate: toIso(checkinDate, 0, 'UTC')",
      },
    ],
    testFile: 'tests/renderer/new-booking.test.ts',
    test: 'dates are sent at the hotel time zone with the time zeroed',
  },
  {
    name: 'the desk charges again after a lost response',
    file: DESK_PAYMENT,
    edits: [{ find: 'if (isResponseLost(failure)) return pollUntilSettled(ports);', put: '' }],
    testFile: 'tests/renderer/desk-payment.test.ts',
    test: 'sends nothing again while a response is lost',
  },
  {
    name: 'a rejected card is retained at the desk',
    file: DESK_PAYMENT,
    edits: [{ find: "new Set(['CARD_DECLINED', 'CARD_TOKEN_INVALID'])", put: 'new Set([])' }],
    testFile: 'tests/renderer/desk-payment.test.ts',
    test: 'a rejected card is dropped, and the next one begins another payment',
  },
  {
    name: 'rooms chosen for others are counted as free',
    file: HOURS,
    edits: [
      { find: 'taken.filter(other => other.checkin <= hour).length', put: '0' },
      { find: 'taken.filter(other => other.checkout >= hour).length', put: '0' },
    ],
    testFile: 'tests/renderer/booking-results.test.ts',
    test: 'a slot whose rooms are all taken by the other searched rooms is disabled',
  },
  {
    name: 'the wished hours stand without a room for them',
    file: HOURS,
    edits: [{ find: 'if (leftFor(offer, hours, question) > 0) best = hours;', put: 'best = hours;' }],
    testFile: 'tests/renderer/booking-results.test.ts',
    test: 'the searched hours stay while a room is left for them, else the nearest are proposed',
  },
  {
    name: 'a code stays in the address',
    file: ENTRY,
    edits: [{ find: "'oobCode', 'customToken'", put: "'customToken'" }],
    testFile: 'tests/renderer/entry.test.ts',
    test: 'a code is read on its own page without a mode',
  },
  {
    name: 'a token counts on every page',
    file: ENTRY,
    edits: [
      {
        find: "onFunnel ? url.searchParams.get('customToken') || null : null",
        put: "url.searchParams.get('customToken') || null",
      },
    ],
    testFile: 'tests/renderer/entry.test.ts',
    test: 'customToken counts on the funnel alone',
  },
  {
    name: 'a remembered path may lead to another origin',
    file: 'src-renderer/features/session/return-path.ts',
    edits: [
      { find: "url.origin !== origin || url.pathname.startsWith('//') || ", put: '' },
      { find: ' || !/^\\/(?![/\\\\])/.test(value)', put: '' },
    ],
    testFile: 'tests/renderer/return-path.test.ts',
    test: 'PD-04',
  },
  {
    name: 'a message of any origin finishes an identity verification',
    file: 'src-renderer/features/identity-verification/verification-messages.ts',
    edits: [{ find: ' || origin !== from.origin', put: '' }],
    testFile: 'tests/renderer/identity-verification.test.ts',
    test: 'from another origin is nobody’s',
  },
  {
    name: 'visitors are offered before the stay',
    file: TILES,
    edits: [{ find: "booking?.status === 'IN_PROGRESS' ? booking : null", put: 'booking' }],
    testFile: 'tests/renderer/home.test.ts',
    test: 'lead to additional guests and visitors only when the booking is in progress',
  },
  {
    name: 'a calendar lets the same day end a stay',
    file: 'src-renderer/features/booking-search/date-range.ts',
    edits: [{ find: 'day <= start) return', put: 'day < start) return' }],
    testFile: 'tests/renderer/booking-search.test.ts',
    test: 'the same day for start and end keeps only the start',
  },
  {
    name: 'a lost card is handed over again',
    file: 'src-renderer/features/wallet/add-card.ts',
    edits: [
      {
        find: "if (before.step === 'unknown') card = before.card;",
        put: "if (before.step === 'saving') card = before.card;",
      },
    ],
    testFile: 'tests/renderer/add-card.test.ts',
    test: 'that gets no response keeps the token for a retry by the guest',
  },
  {
    name: 'what another device changed is lost',
    file: 'src-renderer/features/personal-information/values.ts',
    edits: [{ find: 'withParts(theirs, mine, changedParts(base, mine))', put: 'mine' }],
    testFile: 'tests/renderer/personal-information.test.ts',
    test: 'are shown where they differ, and neither choice loses what only one has changed',
  },
  {
    name: 'a gateway clock that cannot be read counts',
    file: 'src-renderer/gateway/server-clock.ts',
    edits: [{ find: 'if (!Number.isNaN(time)) ahead', put: 'ahead' }],
    testFile: 'tests/renderer/server-clock.test.ts',
    test: 'a response without a readable date leaves the known time alone',
  },
  {
    name: "a link's token replaces a signed-in guest unasked",
    file: ACCOUNT_CHOICE,
    edits: [{ find: "current.uid === other.uid ? 'discard' : 'ask'", put: "'adopt'" }],
    testFile: 'tests/renderer/account-choice.test.ts',
    test: 'a token in an address signs in whoever has no session, and prompts whoever has another one',
  },
  {
    name: "a link's token replaces a session that could not be restored",
    file: ADDRESS_TOKEN,
    edits: [{ find: '  await settleSession();\n', put: '' }],
    testFile: 'tests/renderer/address-token.test.ts',
    test: 'a stored session that cannot be restored for now is not replaced unasked',
  },
  {
    name: 'a guest who has left is asked which account to use',
    file: ADDRESS_TOKEN,
    edits: [
      {
        find: "if (session.status !== 'signedIn' || session.guest.uid !== choice.current.uid) stay();",
        put: "if (session.status === 'loading') stay();",
      },
    ],
    testFile: 'tests/renderer/address-token.test.ts',
    test: 'a guest who signs out while being prompted is not signed in as another one',
  },
  {
    name: 'a token of a sign-up is taken from an address',
    file: ADDRESS_TOKEN,
    edits: [{ find: 'if (isAddressToken(token)) await', put: 'if (token.length > 0) await' }],
    testFile: 'tests/renderer/address-token.test.ts',
    test: 'a token that was not made for addresses is not exchanged',
  },
  {
    name: 'input that is lost with a session is not reported',
    file: SESSION_ENDING,
    edits: [{ find: 'unsaved: hasUnsaved() ||', put: 'unsaved:' }],
    testFile: 'tests/renderer/session-ending.test.ts',
    test: 'a guest whose session ended is notified, also that typed input is gone where there was some',
  },
];
