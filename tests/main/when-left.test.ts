import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { whenLeft } from '../../src-main/kiosk/when-left.ts';

test.for([
  ['is locked', ['lock-screen'], 1],
  ['sleeps', ['suspend', 'resume'], 1],
  ['reports only the end of a sleep', ['resume'], 1],
  ['sleeps twice, and reports only the end of the second sleep', ['suspend', 'resume', 'resume'], 2],
  ['is locked, and then reports only the end of a sleep', ['lock-screen', 'resume'], 2],
] as const)('a computer that %s has been left (DSK-07)', ([, events, times]) => {
  const power = new EventEmitter();
  let left = 0;
  whenLeft(power, () => {
    left += 1;
  });
  for (const event of events) power.emit(event);
  expect(left).toBe(times);
});
