import { expect, test } from 'vitest';
import { kioskIdle, type Visitor } from '#renderer/features/kiosk/kiosk-idle.ts';
import { afterActivity, idlePhase } from '#renderer/features/session/idle.ts';
import { deviceProfile } from '#renderer/host/device-profile.ts';
import { webProfile } from '#renderer/host/profile.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';

const { idle } = deviceProfile({ ...defaultDeviceSettings, hotelId: 'JARDINS' });
const stranger: Visitor = { signedIn: false, isUntouched: false, isFinished: false, moreTime: false };
const timesOf = (visitor: Partial<Visitor>, times = idle) => {
  const found = kioskIdle({ ...stranger, ...visitor }, times);
  return found && { quiet: found.rule.warningMs, countdown: found.rule.countdownMs, reason: found.reason };
};

test('a kiosk prompts a guest who is not signed in after 90 s and waits 30 s more (PD-38, KSK-11)', () => {
  expect(timesOf({})).toEqual({ quiet: 90_000, countdown: 30_000, reason: 'idle' });
});

test('a signed-in guest gets 90 s and 90 s on a kiosk as well (PD-38, SES-10)', () => {
  expect(timesOf({ signedIn: true })).toEqual({ quiet: 90_000, countdown: 90_000, reason: 'idle' });
});

test('after a finished booking the screen is reset sooner, and says that it was finished (KSK-08)', () => {
  for (const signedIn of [true, false]) {
    expect(timesOf({ isFinished: true, signedIn })).toEqual({
      quiet: 60_000,
      countdown: 30_000,
      reason: 'finished',
    });
  }
});

test('an untouched start screen waits for nobody (KSK-11)', () => {
  expect(timesOf({ isUntouched: true })).toBeNull();
});

test('more time makes every time-out ten times as long (BEY-10)', () => {
  expect(timesOf({ moreTime: true })).toMatchObject({ quiet: 900_000, countdown: 300_000 });
  expect(timesOf({ moreTime: true, signedIn: true })).toMatchObject({ quiet: 900_000, countdown: 900_000 });
  expect(timesOf({ moreTime: true, isFinished: true })).toMatchObject({ quiet: 600_000, countdown: 300_000 });
});

test('a device that watches nobody but the signed-in leaves an anonymous guest alone', () => {
  expect(timesOf({}, webProfile('guest.pernoite.test').idle)).toBeNull();
});

test('nobody is prompted in the middle of a payment, which delays the end for 60 s at most (PD-38)', () => {
  const start = { lastActivity: 0 };
  const at = (now: number) => idlePhase(start, now, idle, true);
  expect(at(100_000)).toEqual({ kind: 'active', until: 240_000 });
  expect(at(239_999).kind).toBe('active');
  expect(at(240_000).kind).toBe('expired');
});

test('a touch in the middle of a payment counts, though the warning would be due (PD-38)', () => {
  expect(afterActivity({ lastActivity: 0 }, 100_000, idle, true)).toEqual({ lastActivity: 100_000 });
});
