import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFinished, kioskIdle, type Visitor } from '#renderer/features/kiosk/kiosk-idle.ts';
import { afterActivity, afterStay, idlePhase } from '#renderer/features/session/idle.ts';
import { deviceProfile } from '#renderer/host/device-profile.ts';
import { webProfile } from '#renderer/host/profile.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';

const { idle } = deviceProfile({ ...defaultDeviceSettings, hotelId: 'JARDINS' });
const stranger: Visitor = {
  signedIn: false,
  isUntouched: false,
  isFinished: false,
  isAtPix: false,
  moreTime: false,
};
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

test('a booking, a check-in and a check-out are finished where their outcome is shown, and nowhere before (KSK-08)', () => {
  const confirm = '/guest/checkin/1f0/confirm';
  expect(hasFinished(confirm, true), 'the room and its code are on the screen').toBe(true);
  expect(hasFinished('/booking/confirmation', false)).toBe(true);
  expect(hasFinished('/guest/checkout/1f0/confirm', false)).toBe(true);
  for (const path of [confirm, '/guest/checkout/1f0/instruction', '/guest/booking/details/1f0', '/kiosk']) {
    expect(hasFinished(path, false), path).toBe(false);
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
  const at = (now: number) =>
    idlePhase(start, now, idle, { isBusy: true, codeEnd: Number.NEGATIVE_INFINITY });
  expect(at(100_000)).toEqual({ kind: 'active', until: 240_000 });
  expect(at(239_999).kind).toBe('active');
  expect(at(240_000).kind).toBe('expired');
});

test('a touch in the middle of a payment counts, though the warning would be due (PD-38)', () => {
  expect(
    afterActivity({ lastActivity: 0 }, 100_000, idle, { isBusy: true, codeEnd: Number.NEGATIVE_INFINITY }),
  ).toEqual({
    lastActivity: 100_000,
  });
});

test('a signed-in guest at a Pix payment gets the short countdown of a screen that others wait for (PAY-33, KSK-08)', () => {
  expect(timesOf({ signedIn: true, isAtPix: true })).toEqual({
    quiet: 90_000,
    countdown: 30_000,
    reason: 'idle',
  });
});

test('the reset waits for an open Pix code until its end, then counts down and comes (PAY-33, KSK-08)', () => {
  const minutes5 = 300_000;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: minutes5 }),
      fc.integer({ min: 0, max: 2 * minutes5 }),
      fc.boolean(),
      (codeEnd, now, isBusy) => {
        const rule = kioskIdle({ ...stranger, signedIn: true, isAtPix: true }, idle)?.rule;
        if (!rule) throw new Error('nobody is watched');
        const phase = idlePhase({ lastActivity: 0 }, now, rule, { isBusy, codeEnd });
        if (now < codeEnd) expect(phase.kind).toBe('active');
        const end = Math.max(codeEnd, rule.warningMs) + rule.countdownMs;
        if (!isBusy) expect(phase.kind === 'expired').toBe(now >= end);
      },
    ),
  );
});

test('whoever comes back after the end of a code and touches "more time" is let on (PAY-34, KSK-11)', () => {
  const delay = { isBusy: false, codeEnd: 300_000 };
  const start = { lastActivity: 0 };
  expect(idlePhase(start, 300_000, idle, delay)).toMatchObject({ kind: 'warning', secondsLeft: 90 });
  const stayed = afterStay(start, 310_000, idle, delay);
  expect(idlePhase(stayed, 310_000, idle, delay)).toEqual({ kind: 'active', until: 400_000 });
});
