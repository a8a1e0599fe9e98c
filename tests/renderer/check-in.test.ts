import { describe, expect, test } from 'vitest';
import {
  barSteps,
  cardPartFor,
  furthestStep,
  missingIn,
  partAfter,
  personalPartFor,
  progressAt,
  stepAfter,
  stepBefore,
  stepFor,
  waitingReason,
} from '#renderer/guest/features/booking/check-in/check-in-flow.ts';
import {
  checkInPath,
  parseCheckInAddress,
} from '#renderer/guest/features/booking/check-in/check-in-paths.ts';
import {
  type Confirming,
  resultOfWaiting,
  reviewing,
  runConfirm,
} from '#renderer/guest/features/booking/check-in/run-confirm.ts';
import { tripSchema } from '#renderer/platform/guest-forms/trip-schema.ts';
import {
  needsRegistration,
  placeIn,
  placeInState,
  type TripValues,
  toRegistration,
  toTrip,
  toTripValues,
} from '#renderer/platform/guest-forms/trip-values.ts';
import type {
  CheckedIn,
  CheckInState,
  CheckInStep,
  TripMotivation,
} from '#shared/contract/guest/check-in.ts';
import { tripMotivation } from '#shared/contract/guest/check-in.ts';
import { AppError, type KnownErrorCode } from '#shared/errors.ts';

const TRIP: TripMotivation = {
  travelReasonId: 'BUSINESS',
  transportationModeId: 'AIRPLANE',
  lastOrigin: { country: 'BR', state: 'SP', ibgeCityCode: '3550308' },
  nextDestination: { country: 'PT' },
};
const CARD = { brand: 'visa', display_number: 'XXXX XXXX XXXX 1111' } as const;

const full: CheckInState = {
  bookingId: 'b1',
  version: 3,
  flow: 'FULL',
  accommodationIds: [7],
  step: 'instruction',
  draft: null,
  tripMotivation: null,
  identityStatus: 'APPROVED',
  guaranteeCard: null,
  isRegistrationAsked: false,
  isRegistrationGiven: false,
  registration: null,
  checkedInAt: null,
};
const simple: CheckInState = { ...full, flow: 'SIMPLE' };
const done = { tripMotivation: TRIP, guaranteeCard: CARD, step: 'confirm' } as const;

describe('the steps of a check-in', () => {
  test('the full one has instructions, three steps in its bar and a summary; the simple one no card (CHK-02, CHK-04, CHK-06, CHK-07, PD-25)', () => {
    expect(barSteps('FULL')).toEqual(['personalInfo', 'tripMotivation', 'paymentCard']);
    expect(barSteps('SIMPLE')).toEqual(['personalInfo', 'tripMotivation']);
    const walk = (state: CheckInState) => {
      const steps: CheckInStep[] = [stepFor(state, true, null)];
      for (let facts = state; steps.at(-1) !== 'confirm'; ) {
        const step = stepAfter({ ...facts, ...done, step: facts.step }, steps.at(-1) ?? 'confirm');
        facts = { ...facts, step };
        steps.push(step);
      }
      return steps;
    };
    expect(walk(full)).toEqual(['instruction', 'personalInfo', 'tripMotivation', 'paymentCard', 'confirm']);
    expect(walk(simple)).toEqual(['personalInfo', 'tripMotivation', 'confirm']);
  });

  test('instructions are for the main guest alone (CHK-14)', () => {
    expect(stepFor(full, true, 'instruction')).toBe('instruction');
    expect(stepFor(full, false, 'instruction')).toBe('personalInfo');
    expect(stepBefore(full, false, 'personalInfo')).toBeNull();
    expect(stepBefore(full, true, 'personalInfo')).toBe('instruction');
  });

  test.each<[Partial<CheckInState>, CheckInStep]>([
    [{}, 'instruction'],
    [{ step: 'personalInfo' }, 'personalInfo'],
    [{ step: 'confirm' }, 'tripMotivation'],
    [{ step: 'confirm', tripMotivation: TRIP }, 'paymentCard'],
    [{ step: 'confirm', tripMotivation: TRIP, flow: 'SIMPLE' }, 'confirm'],
    [{ ...done }, 'confirm'],
    [{ ...done, isRegistrationAsked: true }, 'tripMotivation'],
    [{ ...done, isRegistrationAsked: true, isRegistrationGiven: true }, 'confirm'],
    [{ step: 'paymentCard', flow: 'SIMPLE' }, 'tripMotivation'],
    [{ step: 'paymentCard', tripMotivation: TRIP, flow: 'SIMPLE' }, 'confirm'],
    [{ step: 'instruction', flow: 'SIMPLE' }, 'personalInfo'],
  ])(
    'a check-in goes on where it was left, but not behind what is missing: %o (CHK-01, CHK-12)',
    (facts, step) => {
      expect(furthestStep({ ...full, ...facts }, true)).toBe(step);
      expect(stepFor({ ...full, ...facts }, true, 'confirm'), 'an address that is too far').toBe(step);
    },
  );

  test('a step that is opened again takes no progress back, and leads back to the summary (CHK-12)', () => {
    const state = { ...full, ...done };
    expect(stepFor(state, true, 'personalInfo')).toBe('personalInfo');
    expect(progressAt(state, 'personalInfo')).toBe('confirm');
    expect(stepAfter(state, 'personalInfo')).toBe('confirm');
    expect(stepAfter({ ...state, step: 'paymentCard' }, 'personalInfo')).toBe('tripMotivation');
  });

  test('the address names the variant and the step, whatever is behind it (CHK-01, CHK-02, CHK-04, CHK-08)', () => {
    expect(parseCheckInAddress('/guest/checkin/b1/start')).toEqual({
      bookingId: 'b1',
      flow: null,
      step: null,
    });
    for (const state of [full, simple])
      expect(parseCheckInAddress(checkInPath(state, 'tripMotivation'))).toEqual({
        bookingId: 'b1',
        flow: state.flow,
        step: 'tripMotivation',
      });
    expect(checkInPath(simple, 'confirm')).toBe('/guest/checkin/simple/b1/confirm');
    expect(parseCheckInAddress('/guest/booking/active')).toBeNull();
  });
});

describe('the parts of personal data', () => {
  test('a validated identity is skipped; pictures under review let the guest go on, others do not (IDV-08, PD-24)', () => {
    expect(partAfter(full, 'data')).toBe('guests');
    expect(partAfter({ ...full, identityStatus: 'VERIFIED' }, 'data')).toBe('guests');
    for (const identityStatus of ['PENDING', 'REPROVED', 'PROCESSING'] as const)
      expect(partAfter({ ...full, identityStatus }, 'data')).toBe('identity');
    expect(personalPartFor({ ...full, identityStatus: 'PROCESSING' }, 'guests')).toBe('guests');
    for (const identityStatus of ['PENDING', 'REPROVED', 'WAITING_SENT'] as const)
      expect(personalPartFor({ ...full, identityStatus }, 'guests')).toBe('identity');
  });

  test('the simple check-in changes no guests (CHK-06)', () => {
    expect(partAfter(simple, 'data')).toBeNull();
    expect(partAfter({ ...simple, identityStatus: 'PENDING' }, 'identity')).toBeNull();
    expect(personalPartFor(simple, 'guests')).toBe('data');
  });

  test('the card’s step begins with what it is for, unless a card was given (CHK-13)', () => {
    expect(cardPartFor(full, null)).toBe('instructions');
    expect(cardPartFor(full, 'cards')).toBe('cards');
    expect(cardPartFor({ ...full, guaranteeCard: CARD }, null)).toBe('cards');
  });
});

const failWith = (code: KnownErrorCode, details?: unknown) =>
  Promise.reject(new AppError(code, 'no', details === undefined ? {} : { details }));

describe('confirming', () => {
  const RESULT: CheckedIn = { bookingId: 'b1', accommodations: [] };

  async function press(calls: {
    draft?: (() => Promise<void>)[];
    confirm?: (() => Promise<CheckedIn>)[];
    before?: Confirming;
  }) {
    let state = calls.before ?? reviewing;
    const sent: string[] = [];
    const { draft = [], confirm = [] } = calls;
    await runConfirm({
      read: () => state,
      write: next => {
        state = next;
      },
      sendDraft: () => {
        sent.push('draft');
        return (draft.shift() ?? (() => Promise.resolve()))();
      },
      confirm: () => {
        sent.push('confirm');
        return (confirm.shift() ?? (() => Promise.resolve(RESULT)))();
      },
      refresh: async () => void sent.push('refresh'),
      pause: () => Promise.resolve(),
    });
    return { state, sent };
  }

  test('the drafted guests go first, once, and a lost response sends both again (GST-21, PD-11, CHK-15)', async () => {
    expect((await press({})).sent).toEqual(['draft', 'confirm']);
    const lost = () => failWith('NETWORK_UNREACHABLE');
    const again = await press({ confirm: [lost, lost] });
    expect(again.state).toEqual({ step: 'done', result: RESULT });
    expect(again.sent).toEqual(['draft', 'confirm', 'draft', 'confirm', 'draft', 'confirm']);
  });

  test('without a connection the guest decides, and the same press finds out (CHK-11)', async () => {
    const lost = () => failWith('NETWORK_TIMEOUT');
    const { state } = await press({ confirm: [lost, lost, lost] });
    expect(state).toEqual({ step: 'unknown' });
    expect((await press({ before: state })).state).toEqual({ step: 'done', result: RESULT });
  });

  test('a form that waits for identity or reception is stored, and what it waits for is fetched (SEC-17, SEC-19)', async () => {
    for (const waitsFor of ['IDENTITY', 'RECEPTION'] as const) {
      const { state, sent } = await press({ confirm: [async () => ({ ...RESULT, waitsFor })] });
      expect(state).toEqual(reviewing);
      expect(sent).toEqual(['draft', 'confirm', 'refresh']);
    }
  });

  test('a form that waited is done once its guest is checked in, with the rooms that it had (SEC-19)', () => {
    const checkedInAt = '2026-12-03T15:00:00.000Z';
    const waiting = { bookingId: 'b1', waitsFor: 'IDENTITY', checkedInAt: null } as const;
    expect(resultOfWaiting(waiting, [7])).toBeNull();
    expect(resultOfWaiting({ ...waiting, waitsFor: null }, [7])).toBeNull();
    expect(resultOfWaiting({ bookingId: 'b1', checkedInAt }, [])).toBeNull();
    expect(resultOfWaiting({ bookingId: 'b1', waitsFor: null, checkedInAt }, [7])).toEqual({
      bookingId: 'b1',
      accommodations: [{ accommodationId: 7, suiteNumber: null, checkedInAt }],
    });
  });

  test('a finished form names its reason to wait, and rejected pictures lead to theirs (SEC-17, SEC-19)', () => {
    const reasonOf = (change: Partial<CheckInState>) => waitingReason({ ...full, ...change }, false);
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ waitsFor: 'ROOM' })).toBeNull();
    expect(reasonOf({ waitsFor: 'RECEPTION' })).toBe('reception');
    expect(reasonOf({ waitsFor: 'IDENTITY', identityStatus: 'PROCESSING' })).toBe('review');
    expect(reasonOf({ waitsFor: 'IDENTITY', identityStatus: 'REPROVED' })).toBe('rejected');
    expect(reasonOf({ waitsFor: 'IDENTITY', identityStatus: 'PENDING' })).toBeNull();
  });

  test('a second press sends nothing (CHK-15)', async () => {
    expect((await press({ before: { step: 'sending' } })).sent).toEqual([]);
    expect((await press({ before: { step: 'done', result: RESULT } })).sent).toEqual([]);
  });

  test.each([
    ['ROOM_NOT_READY', undefined, { is: 'roomNotReady', expectedAt: null }],
    ['ROOM_NOT_READY', { expectedAt: 'soon' }, { is: 'roomNotReady', expectedAt: null }],
    [
      'ROOM_NOT_READY',
      { expectedAt: '2026-12-03T18:35:00.000Z' },
      { is: 'roomNotReady', expectedAt: '2026-12-03T18:35:00.000Z' },
    ],
    ['BOOKING_CHANGED', undefined, { is: 'changed' }],
    [
      'CHECKIN_INCOMPLETE',
      { missing: ['tripMotivation', 'identity', 'surprise'] },
      { is: 'missing', parts: ['identity', 'tripMotivation'] },
    ],
    ['CHECKIN_NOT_AVAILABLE', undefined, { is: 'other' }],
    ['ATTEMPT_IN_PROGRESS', undefined, { is: 'other' }],
  ] as const)(
    '%s is shown with its recovery, and what is stored is fetched (CHK-12, PD-24)',
    async (code, details, problem) => {
      const { state, sent } = await press({ confirm: [() => failWith(code, details)] });
      expect(state).toMatchObject({ step: 'reviewing', problem });
      expect(sent).toEqual(['draft', 'confirm', 'refresh']);
    },
  );

  test('guests that a room does not take lead back to the guests (PD-11)', async () => {
    const { state } = await press({ draft: [() => failWith('INVITE_ACCOMMODATION_ADULTS_EXCEEDS')] });
    expect(state).toMatchObject({ step: 'reviewing', problem: { is: 'guests' } });
  });

  test.each([[null], [{}], [{ missing: 'identity' }], [{ missing: [7] }]])(
    'details that name nothing known name nothing: %o (CHK-12)',
    details => expect(missingIn(details)).toEqual([]),
  );
});

describe('the trip', () => {
  const filled: TripValues = {
    ...toTripValues(null),
    travelReasonId: 'BUSINESS',
    transportationModeId: 'AIRPLANE',
    lastOrigin: { country: 'BR', state: 'SP', ibgeCityCode: '3550308' },
    nextDestination: placeIn('PT'),
  };
  const problems = (values: TripValues, asks = false) =>
    tripSchema(() => asks)
      .safeParse(values)
      .error?.issues.map(issue => issue.path.join('.')) ?? [];

  test('begins in Brazil, where state and city are required; elsewhere there is none (CHK-16, CHK-17, CHK-19)', () => {
    const empty = toTripValues(null);
    expect(empty.lastOrigin.country).toBe('BR');
    expect(empty.nextDestination.country).toBe('BR');
    expect(problems(empty).toSorted(), 'a city is missed once its state is chosen').toEqual([
      'lastOrigin.state',
      'nextDestination.state',
      'transportationModeId',
      'travelReasonId',
    ]);
    expect(problems(filled)).toEqual([]);
    expect(problems({ ...filled, nextDestination: placeInState('BR', 'RJ') })).toEqual([
      'nextDestination.ibgeCityCode',
    ]);
    expect(problems({ ...filled, nextDestination: placeIn('') })).toEqual(['nextDestination.country']);
  });

  test('another country or state takes its dependents away, and what is sent fits the contract (CHK-18, API-10)', () => {
    expect(placeIn('AR')).toEqual({ country: 'AR', state: '', ibgeCityCode: '' });
    expect(placeInState('BR', 'RJ')).toEqual({ country: 'BR', state: 'RJ', ibgeCityCode: '' });
    const trip = toTrip(filled);
    expect(tripMotivation.safeParse(trip).success).toBe(true);
    expect(trip).toEqual(TRIP);
    expect(toTripValues(TRIP)).toMatchObject({ lastOrigin: filled.lastOrigin, travelReasonId: 'BUSINESS' });
  });

  test('the law’s document is required where it is requested, a CPF with its digits checked (BEY-19)', () => {
    const withNumber = (documentType: 'CPF' | 'PASSPORT', documentNumber: string): TripValues => ({
      ...filled,
      registration: { ...filled.registration, documentType, documentNumber },
    });
    const field = 'registration.documentNumber';
    expect(problems(filled)).not.toContain(field);
    expect(problems(filled, true)).toEqual([field]);
    expect(problems(withNumber('CPF', '529.982.247-26'), true)).toEqual([field]);
    expect(problems(withNumber('CPF', '529.982.247-25'), true)).toEqual([]);
    expect(problems(withNumber('PASSPORT', 'AB1'), true)).toEqual([field]);
    expect(toRegistration(withNumber('PASSPORT', 'ab 123456'))).toEqual({
      document: { type: 'PASSPORT', number: 'AB123456' },
    });
  });

  test('"prefer not to say" is preselected and not sent (BEY-19)', () => {
    expect(filled.registration).toMatchObject({ race: 'NAOINFORMAR', disability: 'NAOINFORMAR' });
    const said: TripValues = {
      ...filled,
      registration: {
        ...filled.registration,
        documentNumber: '52998224725',
        race: 'PARDA',
        disability: 'SIM',
      },
    };
    expect(problems(said, true)).toEqual(['registration.disabilityKind']);
    expect(toRegistration(said)).toEqual({
      document: { type: 'CPF', number: '52998224725' },
      race: 'PARDA',
      disability: 'SIM',
    });
  });

  test('OTHER asks for the law’s own term, and for nothing else (PD-47)', () => {
    const other: TripValues = {
      ...filled,
      travelReasonId: 'OTHER',
      transportationModeId: 'OTHER',
      registration: { ...filled.registration, documentNumber: '52998224725' },
    };
    expect(problems(other, true)).toEqual(['registration.lawReason', 'registration.lawTransport']);
    const said: TripValues = {
      ...other,
      registration: { ...other.registration, lawReason: 'SAUDE', lawTransport: 'PE' },
    };
    expect(toRegistration(said)).toMatchObject({ lawReason: 'SAUDE', lawTransport: 'PE' });
    expect(toRegistration({ ...said, travelReasonId: 'BUSINESS' })).not.toHaveProperty('lawReason');
  });

  test('the registration is requested once, to correct it, and where OTHER is new (BEY-19, PD-47)', () => {
    const requested = { ...full, isRegistrationAsked: true, tripMotivation: TRIP };
    const given = { ...requested, isRegistrationGiven: true };
    const other = { travelReasonId: 'OTHER', transportationModeId: 'CAR' } as const;
    expect(needsRegistration(full, filled, true)).toBe(false);
    expect(needsRegistration(requested, filled, false)).toBe(true);
    expect(needsRegistration(given, filled, false)).toBe(false);
    expect(needsRegistration(given, filled, true)).toBe(true);
    expect(needsRegistration(given, other, false)).toBe(true);
  });
});
