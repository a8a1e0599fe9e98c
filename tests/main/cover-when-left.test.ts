import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { coverWhenLeft } from '../../src-main/staff-app/cover-when-left.ts';

test.for([
  ['is locked', ['lock-screen'], 1],
  ['sleeps', ['suspend', 'resume'], 1],
  ['reports only the end of a sleep', ['resume'], 1],
  ['sleeps twice, and reports only the end of the second sleep', ['suspend', 'resume', 'resume'], 2],
] as const)('a computer that %s covers the staff app (DSK-07)', ([, events, covers]) => {
  const power = new EventEmitter();
  let covered = 0;
  coverWhenLeft(power, () => {
    covered += 1;
  });
  for (const event of events) power.emit(event);
  expect(covered).toBe(covers);
});
