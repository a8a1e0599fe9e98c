import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { guests } from '#gateway/store/schema/guests.ts';
import { authError } from '#shared/auth/auth-protocol.ts';
import { newGuest as newGuestSchema } from '#shared/contract/guest/guest-user.ts';
import { normalizeName } from '#shared/rules/person-name.ts';
import { hostileText } from '../hostile-text.ts';
import type { TestGateway } from './harness.ts';
import { newGuest } from './new-guest.ts';
import { authCall } from './session-client.ts';
import { sharedGateway } from './shared-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedGateway();
});

const anything = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  // Half a pair of surrogates, which no database stores.
  { weight: 1, arbitrary: fc.constantFrom('\ud83e', 'Zoé\udd9c') },
);
const errorBody = { code: expect.any(String), message: expect.any(String) };

describe('signing up with whatever can be sent', () => {
  const keys = ['socialName', ...Object.keys(newGuest())];
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const names = ['Zoé', "Sant'Anna", 'Ana-Lúcia', 'de Souza', 'José  Luís', 'Zoe\u0301', 'Prado Jr.'];
  const named = (of: fc.Arbitrary<string>) =>
    fc.record({ firstName: of, lastName: of, socialName: of, subscribe: fc.boolean() });
  const bodies = fc.oneof(
    fc.dictionary(fc.constantFrom(...keys), anything, { minKeys: 1, maxKeys: 3 }),
    named(name),
    named(fc.constantFrom(...names)),
  );

  test('is rejected as the client’s mistake, and then nothing is stored; or stored as the schema reads it (API-35, SGN-18)', async () => {
    let created = 0;
    await fc.assert(
      fc.asyncProperty(bodies, async changes => {
        const sent = { ...newGuest(), ...changes };
        const before = await gateway.app.store.db.$count(guests);
        const response = await gateway.raw('POST', '/api/guestUser/create', { body: sent });
        if (response.status !== 201) {
          expect([400, 409, 413]).toContain(response.status);
          expect(response.body).toMatchObject(errorBody);
          expect(await gateway.app.store.db.$count(guests)).toBe(before);
          return;
        }
        created += 1;
        const read = newGuestSchema.parse(sent);
        const [row] = await gateway.app.store.db.select().from(guests).where(eq(guests.email, read.email));
        expect(row).toMatchObject({
          firstName: normalizeName(read.firstName),
          lastName: normalizeName(read.lastName),
          socialName: read.socialName === undefined ? null : normalizeName(read.socialName),
          dateOfBirth: read.dateOfBirth,
          phone: read.phone,
          subscribe: read.subscribe,
        });
      }),
      { numRuns: 120 },
    );
    expect(created).toBeGreaterThan(3);
  });
});

test('a reset requested with whatever can be sent is done or rejected, never broken by it (API-42, SGN-33)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, fc.emailAddress()), async email => {
      const path = '/api/guestUser/sendPasswordResetEmail';
      const response = await gateway.raw('POST', path, { body: { email } });
      expect([200, 400, 413]).toContain(response.status);
      if (response.status !== 200) expect(response.body).toMatchObject(errorBody);
    }),
    { numRuns: 30 },
  );
});

test('the identity provider rejects whatever can be sent in its own words (API-53, SES-08)', async () => {
  const names = 'signInWithPassword signInWithCustomToken lookup update resetPassword'.split(' ');
  const verbs = fc.constantFrom(...names);
  const fields = fc.constantFrom('email', 'password', 'token', 'idToken', 'oobCode', 'newPassword');
  await fc.assert(
    fc.asyncProperty(verbs, fc.dictionary(fields, anything), async (verb, body) => {
      const response = await authCall(gateway, verb, body);
      expect([400, 413]).toContain(response.status);
      if (response.status === 400) expect(authError.safeParse(response.body).success).toBe(true);
    }),
    { numRuns: 150 },
  );
});
