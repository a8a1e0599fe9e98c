import { describe, expect, test } from 'vitest';
import { endingSchema } from '#renderer/staff/features/booking/ending-schema.ts';
import { minorSchema } from '#renderer/staff/features/booking/minor-schema.ts';
import { moveSchema } from '#renderer/staff/features/booking/move-schema.ts';
import { toActs } from '#renderer/staff/features/booking/use-endings.ts';
import { toMinorValues, toRegistration } from '#renderer/staff/features/booking/use-minor.ts';
import { toDay } from '#renderer/staff/features/booking/use-move.ts';
import type { DeskPerson } from '#shared/contract/staff/desk-booking.ts';
import { isMinorOn } from '#shared/rules/birth-date.ts';

const pathsOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a move needs a room and a reason, and is now or from a day on (FRD-10)', () => {
  expect(pathsOf(moveSchema.safeParse({ when: 'now', roomId: '', reason: '' }))).toEqual([
    'roomId',
    'reason',
  ]);
  const move = { when: '2026-12-12', roomId: '103', reason: 'NOISE' };
  expect(moveSchema.safeParse(move).success).toBe(true);
  expect(pathsOf(moveSchema.safeParse({ ...move, when: '2026-02-30' }))).toEqual(['when']);
  expect([toDay('now'), toDay('2026-12-12')]).toEqual([null, '2026-12-12']);
});

describe('the form of a minor', () => {
  const values = {
    documentKind: 'RG',
    documentNumber: ' 48.215.907-3 ',
    birthDate: '05/05/2019',
    responsibleId: 'adult',
    relation: 'PARENT',
    further: { BIRTH_PLACE: 'Goiânia' },
  };

  test('asks for what the hotel’s state wants, and takes no card number (FRD-09)', () => {
    expect(minorSchema(['BIRTH_PLACE']).safeParse(values).success).toBe(true);
    expect(pathsOf(minorSchema(['BIRTH_PLACE', 'PARENTS']).safeParse(values))).toEqual(['further.PARENTS']);
    const wrong = { ...values, documentNumber: '4111 1111 1111 1111', birthDate: '31/31/2019', relation: '' };
    expect(pathsOf(minorSchema([]).safeParse(wrong))).toEqual(['documentNumber', 'birthDate', 'relation']);
  });

  test('becomes the registration that the gateway takes (FRD-09)', () => {
    expect(toRegistration({ ...values, further: { BIRTH_PLACE: 'Goiânia', PARENTS: '' } })).toEqual({
      ...values,
      birthDate: '2019-05-05',
      further: [{ field: 'BIRTH_PLACE', text: 'Goiânia' }],
    });
  });

  test('begins with the registration that is corrected, and with another adult once that one is gone (FRD-09)', () => {
    const stored = toRegistration(values);
    const adults = ['main', 'adult'].map(roomGuestId => ({ roomGuestId }) as DeskPerson);
    const fields = { minorFields: ['BIRTH_PLACE'], adults } as const;
    expect(toRegistration(toMinorValues(stored, fields))).toEqual(stored);
    expect(toMinorValues({ ...stored, responsibleId: null }, fields).responsibleId).toBe('main');
    expect(toMinorValues(null, fields)).toMatchObject({ documentNumber: '', responsibleId: 'main' });
  });

  test('is for guests under age on the day of arrival (FRD-09)', () => {
    expect(isMinorOn('2008-12-11', '2026-12-10')).toBe(true);
    expect(isMinorOn('2008-12-10', '2026-12-10')).toBe(false);
    expect(isMinorOn('2026-12-11', '2026-12-10')).toBe(false);
  });
});

test('a manager sees the acts that are possible now, the cancellation last, and gives a reason (FRD-11)', () => {
  const conclude = { kind: 'EARLY', creditCents: 100, overstayCents: 0 } as const;
  const acts = toActs(
    {
      cancel: { creditCents: 1, keptCents: 2 },
      rooms: [
        { accommodationId: 1, conclude, undoCheckInUntil: '2026-12-10T20:00:00Z' },
        { accommodationId: 2, conclude: null, undoCheckInUntil: null },
      ],
      undoNoShow: { creditCents: 3, until: '2026-12-10T20:00:00Z' },
    },
    [{ accommodationId: 1, number: '411' }],
  );
  expect(acts).toEqual([
    { name: 'conclude', accommodationId: 1, number: '411', ...conclude },
    { name: 'undoCheckIn', accommodationId: 1, number: '411' },
    { name: 'undoNoShow', creditCents: 3 },
    { name: 'cancel', creditCents: 1, keptCents: 2 },
  ]);
  expect(pathsOf(endingSchema.safeParse({ reason: '' }))).toEqual(['reason']);
});
