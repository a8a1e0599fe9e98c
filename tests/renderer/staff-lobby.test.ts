import { expect, test } from 'vitest';
import { closeSchema } from '#renderer/staff/features/lobby/close-schema.ts';
import { CALLS_MS } from '#renderer/staff/features/lobby/queries.ts';
import { secondsLeft, stepOf, toClock, toOwnCalls } from '#renderer/staff/features/lobby/shown-call.ts';
import type { LobbyCall } from '#shared/contract/staff/lobby.ts';

const call = (id: string, changes: Partial<LobbyCall> = {}): LobbyCall => ({
  id,
  deviceId: 'lobby-1',
  screen: 'PAYMENT',
  language: 'pt',
  guest: null,
  state: 'WAITING',
  staffId: null,
  staffName: null,
  calledAt: '2026-12-01T12:00:00.000Z',
  respondBy: '2026-12-01T12:02:00.000Z',
  acceptedAt: null,
  ...changes,
});
const own = { staffId: 'bia', staffName: 'Bia' };

test('an open desk asks for calls often enough to show each within two seconds (FRD-12)', () => {
  expect(CALLS_MS).toBeLessThanOrEqual(1_000);
});

test('a guest’s touch comes first, then who waits, then the own calls; those of colleagues are theirs (FRD-12, FRD-13)', () => {
  const calls = [
    call('taken', { ...own, state: 'TAKEN' }),
    call('theirs', { staffId: 'leo', state: 'TAKEN' }),
    call('waits'),
    call('late', { state: 'UNANSWERED' }),
    call('touched', { ...own, state: 'ACCEPTED' }),
  ];
  expect(toOwnCalls(calls, 'bia').map(({ id }) => id)).toEqual(['touched', 'waits', 'late', 'taken']);
});

test('the first button goes to the guest, asks, and opens after the touch; without guest windows nothing is taken over (FRD-13)', () => {
  const steps = (['WAITING', 'UNANSWERED', 'TAKEN', 'OFFERED', 'ACCEPTED', 'OPENED'] as const).map(state => [
    stepOf(call('one', { ...own, state }), true),
    stepOf(call('one', { ...own, state }), false),
  ]);
  expect(steps).toEqual([
    ['take', 'take'],
    ['take', 'take'],
    ['offer', null],
    [null, null],
    ['open', null],
    [null, null],
  ]);
});

test('the time until the kiosk shows the telephone counts down to nothing (FRD-12)', () => {
  const at = (second: number) =>
    secondsLeft(call('one'), new Date(Date.parse('2026-12-01T12:00:00Z') + second * 1_000));
  expect([at(8), at(119.5), at(130)]).toEqual([112, 1, 0]);
  expect([toClock(112), toClock(9)]).toEqual(['1:52', '0:09']);
});

test('a word that closes a call is there, short, and no card number (FRD-12, FRD-06)', () => {
  const problem = (word: string) => closeSchema.safeParse({ word }).error?.issues[0]?.message ?? null;
  expect(problem(' machine explained ')).toBeNull();
  expect(problem('  ')).toBe('required');
  expect(problem('x'.repeat(201))).toBe('tooLong');
  expect(problem('4111 1111 1111 1111')).toBe('payment.cardNumber');
});
