import { expect, test } from 'vitest';
import { citedIds, namedIds, parseRequirements } from '../../build/requirements.ts';

test('a list is read line by line, and prose between the lines is not', () => {
  const list =
    '# Title\nSee FUN-01.\n- FUN-01 A step guide.\n  - not a line\n- PD-09 Prices are recomputed.\n';
  expect(parseRequirements(list)).toEqual([
    { id: 'FUN-01', text: 'A step guide.' },
    { id: 'PD-09', text: 'Prices are recomputed.' },
  ]);
});

const text = "test('rooms (SRC-06 to SRC-08, FUN-33)'); // PD-09, UTF-8, ISO-8601";

test('cited are single IDs, product decisions and every ID of a range', () => {
  expect([...citedIds(text)].sort()).toEqual(['FUN-33', 'PD-09', 'SRC-06', 'SRC-07', 'SRC-08']);
});

test('a range names none of its requirements: whoever counts them does not find them', () => {
  expect([...namedIds(text)].sort()).toEqual(['FUN-33', 'PD-09']);
});
