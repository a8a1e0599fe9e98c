import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minifiedContracts } from '../../build/contract-min.ts';

test.each(minifiedContracts)(
  'the client’s list of calls is the contract’s: $file (API-01)',
  ({ file, text }) => {
    expect(readFileSync(file, 'utf8'), 'run `node build/contract-min.ts`').toBe(text());
  },
);
