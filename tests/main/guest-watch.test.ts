import { describe, expect, test } from 'vitest';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { dueEnd, isNobodyThere, mayEndNow } from '../../src-main/kiosk/guest-watch.ts';
import { watchSleep } from '../../src-main/kiosk/sleep-watch.ts';
import type { Heard } from '../../src-main/windows/guest-windows.ts';

const { idle } = defaultDeviceSettings;
const HOUR = 3_600_000;

function heard(report: Partial<Heard['report']> = {}): Heard {
  return {
    report: { quietMs: 0, signedIn: false, busy: null, moreTime: false, ...report },
    at: HOUR,
    firstAt: 0,
  };
}
const due = (page: Heard | null, { now = HOUR, awakeSince = 0, openedAt = 0 } = {}) =>
  dueEnd({ openedAt, heard: page }, idle, { now, awakeSince });

describe('the net below the idle countdown', () => {
  test('a signed-in guest is ended ten seconds after the countdown should have (KSK-08)', () => {
    expect(due(heard({ signedIn: true, quietMs: 190_000 }))).toBeNull();
    expect(due(heard({ signedIn: true, quietMs: 190_001 }))).toBe('idle');
  });

  test('so is a guest without a session, whose time is shorter (KSK-11)', () => {
    expect(due(heard({ quietMs: 130_000 }))).toBeNull();
    expect(due(heard({ quietMs: 130_001 }))).toBe('idle');
  });

  test('quiet time goes on between two reports', () => {
    expect(due(heard({ quietMs: 125_000 }), { now: HOUR + 6_000 })).toBe('idle');
  });

  test('a start screen that nobody has touched is left alone, though two clocks never quite agree', () => {
    expect(due(heard({ quietMs: HOUR }))).toBeNull();
    expect(due(heard({ quietMs: HOUR - 900 }))).toBeNull();
    expect(due(heard({ quietMs: HOUR - 1_100 }))).toBe('idle');
  });

  test('a guest who requested more time has ten times as much (BEY-10)', () => {
    expect(due(heard({ signedIn: true, moreTime: true, quietMs: 1_800_000 }))).toBeNull();
    expect(due(heard({ signedIn: true, moreTime: true, quietMs: 1_810_001 }))).toBe('idle');
  });

  test('a payment delays it, but no longer than the limit (KSK-08)', () => {
    expect(due(heard({ signedIn: true, busy: 'payment', quietMs: 250_000 }))).toBeNull();
    expect(due(heard({ signedIn: true, busy: 'payment', quietMs: 250_001 }))).toBe('idle');
  });
});

describe('a page that says nothing', () => {
  test('hangs after fifteen seconds (BEY-07)', () => {
    expect(due(heard(), { now: HOUR + 15_000 })).toBeNull();
    expect(due(heard(), { now: HOUR + 15_001 })).toBe('hang');
  });

  test('has a minute to come up (BEY-07)', () => {
    expect(due(null, { now: 60_000 })).toBeNull();
    expect(due(null, { now: 60_001 })).toBe('hang');
  });

  test('is not blamed for what the machine slept through (BEY-07)', () => {
    const woken = HOUR + 60_000;
    expect(due(heard(), { now: woken, awakeSince: woken - 15_000 })).toBeNull();
    expect(due(heard(), { now: woken, awakeSince: woken - 15_001 })).toBe('hang');
    expect(due(null, { now: 2 * HOUR, awakeSince: 2 * HOUR - 1 })).toBeNull();
  });
});

test('a machine has slept when it says so, and when seconds were missing', () => {
  const sleep = watchSleep(0);
  for (let second = 1; second <= 60; second += 1) sleep.tick(second * 1_000);
  expect(sleep.awakeSince()).toBe(0);
  sleep.tick(65_500);
  expect(sleep.awakeSince()).toBe(65_500);
  sleep.tick(66_500);
  expect(sleep.awakeSince()).toBe(65_500);
  sleep.woke(67_000);
  expect(sleep.awakeSince()).toBe(67_000);
});

test('nobody is there when the start screen was not touched, or when a guest without a session has left it', () => {
  expect(isNobodyThere(heard({ quietMs: HOUR }), idle, HOUR)).toBe(true);
  expect(isNobodyThere(heard({ quietMs: 90_001 }), idle, HOUR)).toBe(true);
  expect(isNobodyThere(heard({ quietMs: 5_000 }), idle, HOUR)).toBe(false);
  expect(isNobodyThere(heard({ quietMs: 100_000, signedIn: true }), idle, HOUR)).toBe(false);
  expect(isNobodyThere(heard({ quietMs: HOUR, busy: 'payment' }), idle, HOUR)).toBe(false);
  expect(isNobodyThere(null, idle, HOUR)).toBe(false);
});

test('a reset that can wait waits for a payment, and for no longer than a minute (KSK-08)', () => {
  expect(mayEndNow(heard(), HOUR, idle, HOUR)).toBe(true);
  expect(mayEndNow(null, HOUR, idle, HOUR)).toBe(true);
  expect(mayEndNow(heard({ busy: 'payment' }), HOUR, idle, HOUR + 59_999)).toBe(false);
  expect(mayEndNow(heard({ busy: 'upload' }), HOUR, idle, HOUR + 60_000)).toBe(true);
});
