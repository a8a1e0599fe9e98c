import { expect, test } from 'vitest';
import { openInBrowser, outsideCode, showOutsideCode } from '../../src-renderer/platform/ui/outside-link.ts';
import { AppError } from '../../src-shared/errors.ts';

const ADDRESS = 'https://tickets.example/';

test('a link at a desk shows its code where the gateway does not name its host, and opens in the browser where it does (DSK-06, DSK-08)', async () => {
  const opened: string[] = [];
  await openInBrowser({ openExternal: async ({ address }) => void opened.push(address) }, ADDRESS);
  expect(opened).toEqual([ADDRESS]);
  expect(outsideCode()).toBeNull();
  const openExternal = () => Promise.reject(new AppError('FORBIDDEN', 'no such host'));
  await openInBrowser({ openExternal }, ADDRESS);
  expect(outsideCode()).toBe(ADDRESS);
  showOutsideCode(null);
});
