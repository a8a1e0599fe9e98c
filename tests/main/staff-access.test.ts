import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PersistedFile } from '../../src-main/settings/persisted-file.ts';
import { hashPin, pinFits } from '../../src-main/settings/staff-pin.ts';
import type { PinAttempts } from '../../src-main/staff/pin-attempts.ts';
import { staffAccess } from '../../src-main/staff/staff-access.ts';
import { staffPinHash } from '../../src-shared/device-settings.ts';
import { heardLog } from './json-store.ts';

const PIN = '735591';
const WRONG = '000000';
const MINUTE = 60_000;
const hash = await hashPin(PIN, 10);

function device() {
  let now = 1_800_000_000_000;
  let stored: PinAttempts | null = null;
  const { log, heard } = heardLog();
  const attempts: PersistedFile<PinAttempts> = {
    read: () => stored,
    write: value => void (stored = value),
    isLost: false,
  };
  return {
    heard,
    pass: (ms: number) => void (now += ms),
    start: (more: { pinHash?: () => string | null; isSetup?: () => boolean } = {}) =>
      staffAccess<object>({
        pinHash: () => hash,
        isSetup: () => false,
        attempts,
        log,
        now: () => now,
        ...more,
      }),
  };
}
const guest = {};

describe('the staff PIN', () => {
  test('is stored as a salted hash that fits the settings and no other PIN (BEY-11)', async () => {
    const [one, other] = [await hashPin(PIN), await hashPin(PIN)];
    expect(staffPinHash.safeParse(one).success).toBe(true);
    expect(one).not.toBe(other);
    expect(one).not.toContain(PIN);
    expect(await pinFits(PIN, one)).toBe(true);
    expect(await pinFits(WRONG, one)).toBe(false);
  });

  test('fits no hash that needs more memory than a device has (BEY-11)', async () => {
    expect(await pinFits(PIN, hash.replace('ln=10', 'ln=30'))).toBe(false);
  });
});

describe('access to the staff panel', () => {
  test('opens for the window that gave the PIN, and for ten minutes (BEY-11)', async () => {
    const { start, pass } = device();
    const staff = start();
    expect(() => staff.mustBeOpen(guest)).toThrow(/only staff/);
    expect(await staff.unlock(PIN, guest)).toEqual({ status: 'open', expiresInSeconds: 600 });
    expect(() => staff.mustBeOpen(guest)).not.toThrow();
    expect(() => staff.mustBeOpen({})).toThrow(/only staff/);
    pass(10 * MINUTE);
    expect(() => staff.mustBeOpen(guest)).toThrow(/only staff/);
  });

  test('closes when staff lock it (BEY-11)', async () => {
    const staff = device().start();
    await staff.unlock(PIN, guest);
    staff.lock(guest);
    expect(() => staff.mustBeOpen(guest)).toThrow(/only staff/);
  });

  test('is open while the device is set up, and denied where there is no PIN (BEY-11)', async () => {
    const { start } = device();
    expect(() => start({ isSetup: () => true }).mustBeOpen(guest)).not.toThrow();
    const staff = start({ pinHash: () => null });
    await expect(staff.unlock(PIN, guest)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('five wrong PINs lock it for 1, 2, 4, 8 and at most 15 minutes, the right one included (BEY-11, SEC-15)', async () => {
    const { start, pass } = device();
    const staff = start();
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      for (const triesLeft of [4, 3, 2, 1]) {
        expect(await staff.unlock(WRONG, guest)).toEqual({ status: 'wrong', triesLeft });
      }
      const locked = { status: 'locked', retryAfterSeconds: minutes * 60 };
      expect(await staff.unlock(WRONG, guest)).toEqual(locked);
      expect(await staff.unlock(PIN, guest)).toEqual(locked);
      pass(minutes * MINUTE);
    }
    expect(await staff.unlock(PIN, guest)).toMatchObject({ status: 'open' });
    expect(await staff.unlock(WRONG, guest)).toEqual({ status: 'wrong', triesLeft: 4 });
  });

  test('the right PIN as the fifth try opens it (BEY-11)', async () => {
    const staff = device().start();
    for (let time = 0; time < 4; time += 1) await staff.unlock(WRONG, guest);
    expect(await staff.unlock(PIN, guest)).toMatchObject({ status: 'open' });
  });

  test('a restart forgives neither tries nor a lockout (BEY-11)', async () => {
    const { start } = device();
    for (let time = 0; time < 3; time += 1) await start().unlock(WRONG, guest);
    expect(await start().unlock(WRONG, guest)).toEqual({ status: 'wrong', triesLeft: 1 });
    await start().unlock(WRONG, guest);
    expect(await start().unlock(PIN, guest)).toEqual({ status: 'locked', retryAfterSeconds: 60 });
  });

  test('a try counts although the app ends while it is checked (BEY-11)', async () => {
    const { start } = device();
    void start().unlock(WRONG, guest);
    await Promise.resolve();
    expect(await start().unlock(WRONG, guest)).toEqual({ status: 'wrong', triesLeft: 3 });
  });

  test('many at once are checked one after the other: no sixth is (BEY-11)', async () => {
    const staff = device().start();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => staff.unlock(index === 19 ? PIN : WRONG, guest)),
    );
    expect(results.filter(({ status }) => status === 'wrong')).toHaveLength(4);
    expect(results.filter(({ status }) => status === 'locked')).toHaveLength(16);
  });

  test('a clock that is set back lengthens no lockout (BEY-11)', async () => {
    const { start, pass } = device();
    const staff = start();
    for (let time = 0; time < 5; time += 1) await staff.unlock(WRONG, guest);
    pass(-30 * 24 * 60 * MINUTE);
    expect(await staff.unlock(PIN, guest)).toEqual({ status: 'locked', retryAfterSeconds: 60 });
    pass(MINUTE);
    expect(await staff.unlock(PIN, guest)).toMatchObject({ status: 'open' });
  });

  test('tries during a lockout do not lengthen it (SEC-15)', async () => {
    const { start, pass } = device();
    const staff = start();
    for (let time = 0; time < 5; time += 1) await staff.unlock(WRONG, guest);
    for (let second = 0; second < 59; second += 1) {
      pass(1_000);
      expect(await staff.unlock(WRONG, guest)).toMatchObject({ status: 'locked' });
    }
    pass(1_000);
    expect(await staff.unlock(PIN, guest)).toMatchObject({ status: 'open' });
  });

  test('a clock that is set back locks nobody out for longer, over restarts too (SEC-15)', async () => {
    const { start, pass } = device();
    for (let time = 0; time < 5; time += 1) await start().unlock(WRONG, guest);
    pass(-30 * 24 * 60 * MINUTE);
    expect(await start().unlock(PIN, guest)).toEqual({ status: 'locked', retryAfterSeconds: 60 });
    pass(MINUTE);
    expect(await start().unlock(PIN, guest)).toMatchObject({ status: 'open' });
  });

  test('15 minutes after whatever passers-by did, the right PIN opens it and everything is forgiven (SEC-15)', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('tries' as const), count: fc.integer({ min: 1, max: 12 }) }),
      // Somebody who comes back after each lockout: the longest ones cannot be reached otherwise.
      fc.record({ kind: fc.constant('lockouts' as const), count: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ kind: fc.constant('time' as const), minutes: fc.integer({ min: -100_000, max: 100_000 }) }),
      fc.record({ kind: fc.constant('restart' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        const { start, pass } = device();
        let staff = start();
        const tryWrongPin = async (count: number) => {
          for (let time = 0; time < count; time += 1) {
            const result = await staff.unlock(WRONG, guest);
            if (result.status === 'locked') expect(result.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
          }
        };
        for (const step of steps) {
          if (step.kind === 'restart') staff = start();
          if (step.kind === 'time') pass(step.minutes * MINUTE);
          if (step.kind === 'tries') await tryWrongPin(step.count);
          for (let lockout = 0; step.kind === 'lockouts' && lockout < step.count; lockout += 1) {
            await tryWrongPin(5);
            pass(15 * MINUTE);
          }
        }
        // Somebody keeps trying while staff wait.
        await staff.unlock(WRONG, guest);
        pass(15 * MINUTE);
        expect(await staff.unlock(PIN, guest)).toMatchObject({ status: 'open' });
        expect(await start().unlock(WRONG, guest)).toEqual({ status: 'wrong', triesLeft: 4 });
      }),
      { numRuns: 25 },
    );
  });

  test('every attempt is logged, and no PIN (BEY-11)', async () => {
    const { start, heard } = device();
    const staff = start();
    for (let time = 0; time < 5; time += 1) await staff.unlock(WRONG, guest);
    const events = [...Array<string>(4).fill('staff.wrongPin'), 'staff.locked'];
    expect(heard.map(({ event }) => event)).toEqual(events);
    expect(JSON.stringify(heard)).not.toContain(WRONG);
  });
});
