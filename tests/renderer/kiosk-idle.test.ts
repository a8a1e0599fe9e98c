import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  endAfterIdle,
  hasFinished,
  type KioskUser,
  kioskIdle,
} from '#renderer/guest/features/device/kiosk/kiosk-idle.ts';
import { afterActivity, afterStay, idlePhase } from '#renderer/guest/features/shared/session/idle.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { webProfile } from '#renderer/platform/host/profile.ts';
import { guestEnd } from '#shared/bridge.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';

const { idle } = deviceProfile({ ...defaultDeviceSettings, hotelId: 'JARDINS' });
const stranger: KioskUser = {
  signedIn: false,
  isUntouched: false,
  isFinished: false,
  isAtPix: false,
  moreTime: false,
};
/** Quiet seconds until the prompt, seconds of its countdown, and why it comes. */
const timesOf = (user: Partial<KioskUser>, times = idle) => {
  const found = kioskIdle({ ...stranger, ...user }, times);
  return found && [found.rule.warningMs / 1000, found.rule.countdownMs / 1000, found.reason];
};

test.each<[string, Partial<KioskUser>, ReturnType<typeof timesOf>]>([
  [
    'a guest who is not signed in is prompted after 90 s and has 30 s more (PD-38, KSK-11)',
    {},
    [90, 30, 'idle'],
  ],
  ['a signed-in guest has 90 s and 90 s (PD-38, SES-10)', { signedIn: true }, [90, 90, 'idle']],
  [
    'a finished booking resets the screen sooner, and says so (KSK-08)',
    { isFinished: true },
    [60, 30, 'finished'],
  ],
  ['so does that of a signed-in guest (KSK-08)', { isFinished: true, signedIn: true }, [60, 30, 'finished']],
  [
    'a signed-in guest at a Pix payment gets the short countdown of a screen that others wait for (PAY-33, KSK-08)',
    { signedIn: true, isAtPix: true },
    [90, 30, 'idle'],
  ],
  ['an untouched start screen waits for nobody (KSK-11)', { isUntouched: true }, null],
  ['more time makes every time-out ten times as long (BEY-10)', { moreTime: true }, [900, 300, 'idle']],
  ['more time for a signed-in guest (BEY-10)', { moreTime: true, signedIn: true }, [900, 900, 'idle']],
  ['more time after a booking (BEY-10)', { moreTime: true, isFinished: true }, [600, 300, 'finished']],
])('at a kiosk %s', (_, user, times) => expect(timesOf(user)).toEqual(times));

test('a booking, a check-in and a check-out are finished where their outcome is shown, and nowhere before (KSK-08)', () => {
  const confirm = '/guest/checkin/1f0/confirm';
  expect(hasFinished(confirm, true), 'the room and its code are on the screen').toBe(true);
  expect(hasFinished('/booking/confirmation', false)).toBe(true);
  expect(hasFinished('/guest/checkout/1f0/confirm', false)).toBe(true);
  for (const path of [confirm, '/guest/checkout/1f0/instruction', '/guest/booking/details/1f0', '/kiosk']) {
    expect(hasFinished(path, false), path).toBe(false);
  }
});

test('the log tells a guest who left a lost connection from one who is idle, started over or has finished (KSK-19)', () => {
  expect(endAfterIdle('idle', true)).toBe('outage');
  expect(endAfterIdle('idle', false)).toBe('idle');
  expect(endAfterIdle('finished', true)).toBe('finished');
  expect(guestEnd.safeParse('outage').success).toBe(true);
});

test('a device that watches nobody but the signed-in leaves an anonymous guest alone', () => {
  expect(timesOf({}, webProfile('guest.pernoite.test').idle)).toBeNull();
});

const paying = { isBusy: true, codeEnd: Number.NEGATIVE_INFINITY };
test('nobody is prompted in the middle of a payment, which delays the end for 60 s at most (PD-38)', () => {
  const start = { lastActivity: 0 };
  const at = (now: number) => idlePhase(start, now, idle, paying);
  expect(at(100_000)).toEqual({ kind: 'active', until: 240_000 });
  expect(at(239_999).kind).toBe('active');
  expect(at(240_000).kind).toBe('expired');
});

test('a touch in the middle of a payment counts, though the warning would be due (PD-38)', () => {
  expect(afterActivity({ lastActivity: 0 }, 100_000, idle, paying)).toEqual({ lastActivity: 100_000 });
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
