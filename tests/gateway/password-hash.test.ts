import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashPassword, passwordParameters, verifyPassword } from '#gateway/platform/password-hash.ts';

test('many passwords at once are all hashed, and files are read meanwhile (SES-03)', async () => {
  // Node has four threads for hashes and files together: with all of them taken, a file waits for every hash before it.
  const parameters = passwordParameters(13);
  let hashed = 0;
  const hashes = Array.from({ length: 30 }, async () => {
    const hash = await hashPassword('Pernoite#2026', parameters);
    hashed += 1;
    return hash;
  });
  await readFile(import.meta.filename);
  expect(hashed).toBeLessThan(15);
  const [first = ''] = await Promise.all(hashes);
  expect(hashed).toBe(30);
  expect(await verifyPassword('Pernoite#2026', first, parameters)).toBe(true);
});
