import { describe, expect, test } from 'vitest';
import { toCallScreen } from '#renderer/guest/features/device/kiosk/call-screen.ts';
import {
  type CallPorts,
  followStaffCall,
  type StaffCall,
} from '#renderer/guest/features/device/kiosk/staff-call.ts';
import type { CallState, KioskCall } from '#shared/contract/guest/lobby.ts';

const response = (state: CallState, staffName: string | null = null): KioskCall => ({
  id: 'call-1',
  state,
  staffName,
});

/** Steps that the kiosk shows for these responses, then for one that ends the call; null is a lost one. */
async function stepsFor(responses: (KioskCall | null)[], change: Partial<CallPorts> = {}) {
  const shown: StaffCall[] = [];
  const queue = [...responses, response('ENDED')];
  const next = async () => {
    const one = queue.shift();
    if (!one) throw new Error('lost');
    return one;
  };
  await followStaffCall(
    { call: next, find: next, now: () => 0, wait: async () => undefined, ...change },
    call => shown.push(call),
    new AbortController().signal,
  );
  return shown.map(call =>
    'staffName' in call && call.staffName ? `${call.step} ${call.staffName}` : call.step,
  );
}

describe('a guest’s call at the kiosk', () => {
  test('waits, says who comes, shows what the desk offers and ends with the opened step (FRD-12, FRD-13)', async () => {
    const marina = (state: CallState) => response(state, 'Marina');
    expect(
      await stepsFor([
        response('WAITING'),
        marina('TAKEN'),
        marina('OFFERED'),
        marina('ACCEPTED'),
        marina('OPENED'),
      ]),
    ).toEqual(['waiting', 'coming Marina', 'offered Marina', 'accepted Marina', 'opened']);
  });

  test('shows the telephone where nobody came, and somebody who comes after all (FRD-12)', async () => {
    expect(await stepsFor([response('WAITING'), response('UNANSWERED'), response('TAKEN', 'Bia')])).toEqual([
      'waiting',
      'phone',
      'coming Bia',
      'none',
    ]);
  });

  test('that does not get through shows the telephone at once (FRD-12)', async () => {
    expect(await stepsFor([null])).toEqual(['phone']);
  });

  test('outlasts lost responses, and shows the telephone after two minutes of them (FRD-12)', async () => {
    expect(await stepsFor([response('WAITING'), null, null, response('TAKEN', 'Bia')])).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'coming Bia',
      'none',
    ]);
    const clock = [0, 60_000, 120_000];
    expect(
      await stepsFor([response('WAITING'), null, null], { now: () => clock.shift() ?? 120_000 }),
    ).toEqual(['waiting', 'waiting', 'phone', 'none']);
  });

  test('stops with the kiosk’s page (FRD-12)', async () => {
    const leave = new AbortController();
    let polls = 0;
    await followStaffCall(
      {
        call: async () => response('WAITING'),
        find: async () => {
          polls += 1;
          return response('WAITING');
        },
        now: () => 0,
        wait: async () => leave.abort(),
      },
      () => undefined,
      leave.signal,
    );
    expect(polls).toBe(0);
  });
});

test.each([
  ['/kiosk', 'START'],
  ['/login', 'SIGN_IN'],
  ['/booking/step-2', 'SEARCH'],
  ['/booking/step-4', 'PAYMENT'],
  ['/booking/confirmation', 'BOOKING'],
  ['/guest/pix/7', 'PAYMENT'],
  ['/guest/checkin/7/trip', 'CHECK_IN'],
  ['/guest/personal-information/identity', 'IDENTITY'],
  ['/guest/booking/details/7', 'BOOKING'],
  ['/guest/checkout/7', 'CHECK_OUT'],
  ['/guest/settings', 'ACCOUNT'],
  ['/', 'OTHER'],
])('the desk reads the part of the app at %s as %s (FRD-12)', (pathname, screen) => {
  expect(toCallScreen(pathname)).toBe(screen);
});
