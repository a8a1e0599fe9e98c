import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type ForcedEnd, watchPower } from '../../src-main/kiosk/watch-power.ts';
import type { Heard } from '../../src-main/windows/guest-windows.ts';
import { defaultDeviceSettings } from '../../src-shared/device-settings.ts';

const { idle } = defaultDeviceSettings;
const SECOND = 1_000;

type Guest = { openedAt: number; heard: Heard | null };

const heard = (at: number, busy: 'payment' | null): Heard => ({
  at,
  firstAt: 0,
  report: { quietMs: 0, signedIn: true, busy, moreTime: false },
});

function machine(...guests: Guest[]) {
  let now = 10 * SECOND;
  const power = new EventEmitter();
  const ended: [Guest, ForcedEnd][] = [];
  const woken: number[] = [];
  const watch = watchPower<Guest>(power, {
    guests: () => guests,
    check,
    woke: at => woken.push(at),
    now: () => now,
  });
  function check() {
    for (const guest of guests.slice()) {
      const reason = watch.dueEnd(guest, idle);
      if (reason === null) continue;
      ended.push([guest, reason]);
      guests.splice(guests.indexOf(guest), 1);
    }
  }
  return {
    power,
    ended,
    woken,
    watch,
    check,
    guests,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test.for(['suspend', 'lock-screen'])('at %s every guest is ended at once (DSK-07)', event => {
  const [ana, bia] = [
    { openedAt: 0, heard: heard(9_000, null) },
    { openedAt: 0, heard: null },
  ];
  const { power, ended } = machine(ana, bia);
  power.emit(event);
  expect(ended).toEqual([
    [ana, 'suspend'],
    [bia, 'suspend'],
  ]);
});

test('a payment delays the end, but no longer than the limit, and the guest beside it does not wait (DSK-07, PD-38)', () => {
  const [ana, bia] = [
    { openedAt: 0, heard: heard(9_000, 'payment') },
    { openedAt: 0, heard: heard(9_000, null) },
  ];
  const { power, ended, check, pass } = machine(ana, bia);
  power.emit('lock-screen');
  expect(ended).toEqual([[bia, 'suspend']]);
  pass(idle.busyMs - 1);
  check();
  expect(ended).toHaveLength(1);
  // A second event does not begin the time again.
  power.emit('suspend');
  pass(1);
  check();
  expect(ended).toEqual([
    [bia, 'suspend'],
    [ana, 'suspend'],
  ]);
});

test('after a wake-up nobody is left from before, also where the system did not report the sleep; who came after it stays (DSK-07)', () => {
  const before = { openedAt: 0, heard: heard(9_000, null) };
  const { power, ended, woken, guests, pass } = machine(before);
  pass(3_600 * SECOND);
  power.emit('resume');
  expect(ended).toEqual([[before, 'suspend']]);
  expect(woken).toEqual([3_610 * SECOND]);

  power.emit('suspend');
  guests.push({ openedAt: 3_611 * SECOND, heard: null });
  pass(5 * SECOND);
  power.emit('resume');
  expect(ended).toHaveLength(1);
});
