import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  genders,
  type PersonalInfoChange,
  personalInfo,
  personalInfoChange,
} from '#shared/contract/guest/personal-info.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { FIELD_RUNS } from './runs.ts';

const hotel = openFreshHotel();

const good: PersonalInfoChange = {
  firstName: 'Zoé',
  lastName: 'Lima',
  nationality: 30,
  phone: { code: '55', number: '51998761234' },
  address: {
    country: 'PT',
    state: 'Lisboa',
    city: 'Lisboa',
    street: 'Rua Augusta',
    number: '1',
    postCode: '1100-048',
    neighborhood: 'Baixa',
  },
};

const signs = ['', '   ', '\u0000', 'a\u0000b', '\ud800', '\u202Eolleh\u202C'];
const names = ['مرحبا بالعالم', '👩‍👩‍👧‍👦 Família'];
const scripts = ["Robert'); DROP TABLE guests;--", '<script>alert(1)</script>', '${jndi:ldap://x}'];
const dates = ['1990-02-30', '0000-00-00'];
const wrong = [...dates, 'x'.repeat(10_000), null, undefined, 0, -1, 1e308, true, [], {}];
const anything = fc.oneof<fc.Arbitrary<unknown>[]>(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(...signs, ...names, ...scripts, ...wrong),
);

const texts = ['firstName', 'lastName', 'socialName', 'gender', 'dateOfBirth', 'nationality', 'version'];
const lines = ['country', 'state', 'city', 'street', 'number', 'postCode', 'neighborhood', 'complement'];
const codes = ['ibgeCityCode', 'uf'];

const field = fc.oneof(
  ...[texts, [...lines, ...codes], ['code', 'phone']].map(at =>
    fc.record({ at: fc.constantFrom(...at), value: anything }),
  ),
);

function withField(at: string, value: unknown): unknown {
  if ([...lines, ...codes].includes(at)) return { ...good, address: { ...good.address, [at]: value } };
  if (at === 'code') return { ...good, phone: { ...good.phone, code: value } };
  if (at === 'phone') return { ...good, phone: { ...good.phone, number: value } };
  return { ...good, [at]: value };
}

const errorBody = z.object({ code: z.string(), message: z.string() });

test.each([
  ['POST /api/personalInfo', 'API-47'],
  ['PUT /api/personalInfo/pms', 'API-48'],
])(
  '%s stores what its schema accepts and reads it back as it was stored, and rejects all else (%s, API-46, PER-08, PER-11)',
  async call => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { 'x-guest-access-token': `Bearer ${hotel.guest.token}` };
    const stored = async () => (await hotel.gateway.raw('GET', '/api/personalInfo', { headers })).body;
    await fc.assert(
      fc.asyncProperty(field, async ({ at, value }) => {
        const body = withField(at, value);
        const before = await stored();
        const response = await hotel.gateway.raw(method, path, { headers, body });
        if (response.status === 200) {
          const saved = personalInfo.parse(response.body);
          expect(await stored()).toEqual(saved);
          // What is stored would be accepted again.
          const { email: _e, identityValidation: _i, socialName, ...own } = saved;
          expect(
            personalInfoChange.safeParse({ ...own, ...(socialName !== null && { socialName }) }).success,
          ).toBe(true);
        } else {
          expect([400, 409, 413]).toContain(response.status);
          const { code } = errorBody.parse(response.body);
          expect(['BAD_REQUEST', 'PERSONAL_INFO_CHANGED', 'PAYLOAD_TOO_LARGE']).toContain(code);
          expect(await stored()).toEqual(before);
          // A rejection says where, never which value was there.
          if (typeof value === 'string' && value.trim().length > 8)
            expect(response.text).not.toContain(value);
        }
      }),
      { numRuns: FIELD_RUNS },
    );
  },
  60_000,
);

test.each(genders)('the gender %s is stored as it is (PER-06)', async gender => {
  const { personalInfo: own } = hotel.guest.client;
  expect((await own.save({ ...good, gender })).gender).toBe(gender);
  expect((await own.save({ ...good, gender: null })).gender).toBeNull();
});
