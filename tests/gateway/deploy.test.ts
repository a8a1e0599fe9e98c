import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '#gateway/server/metrics.ts';

test('every metric that deploy.md names exists (OPS-03)', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
  const named = new Set(guide.match(/\b(pernoite|nodejs|process)_[a-z0-9_]+\b/g));
  const metrics = createMetrics();
  metrics.request('operation', 'GET', 200, 0.1);
  const none = { INCOMPLETE: 0, READY: 0, SENT: 0, ACCEPTED: 0, REFUSED: 0 };
  metrics.watchRegistrations({ states: async () => none, eventsWaiting: async () => 0 });
  const text = await metrics.text();
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter(name => !new RegExp(`^${name}[ {]`, 'm').test(text))).toEqual([]);
});
