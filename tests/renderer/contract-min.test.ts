import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACT_FILE, minifiedContract } from '../../build/contract-min.ts';

test('the client’s list of calls is the contract’s (API-01)', () => {
  expect(readFileSync(CONTRACT_FILE, 'utf8'), 'run `node build/contract-min.ts`').toBe(minifiedContract());
});
