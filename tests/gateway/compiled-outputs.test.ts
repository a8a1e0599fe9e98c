import { isProcedure } from '@orpc/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { compiledSchema, withCompiledOutputs } from '#gateway/server/http/compiled-outputs.ts';
import { gatewayRouter } from '#gateway/server/router.ts';
import { type AvailabilityResponse, availabilityResponse } from '#shared/contract/guest/hotels.ts';

const search = withCompiledOutputs(gatewayRouter.hotels.availabilities);
const compiled = isProcedure(search) ? search['~orpc'].outputSchema?.['~standard'] : undefined;
const asItStands = availabilityResponse['~standard'];

const slots = [10, 19].map(hour => ({ hour, price: 80.5, amountAvailable: 3, taxValue: 4.03 }));
const response: AvailabilityResponse = {
  availabilities: [
    {
      search: { adults: 1, children: 1, childrenAges: [7] },
      rooms: [
        {
          typeId: 'jardins-top',
          nights: 1,
          amountAvailable: 3,
          price: {
            total: 480,
            taxValue: 24,
            dates: [{ date: '2028-02-29', price: 480, taxValue: 24 }],
            checkinHours: slots,
            checkoutHours: slots,
          },
          details: {
            name: 'Suíte',
            description: 'Do alto',
            characteristics: ['Varanda'],
            maxGuests: 3,
            amenities: ['WIFI', 'BATHTUB'],
            images: [{ small: '/pictures/a-640.webp', large: '/pictures/a-1600.webp' }],
            beds: [{ kind: 'QUEEN', amount: 1 }],
            occupancy: 3,
            size: 40,
            bedChoice: false,
          },
        },
      ],
    },
  ],
  additionalServices: [{ name: 'PET', value: 350, taxValue: 17.5 }],
};

const odd = [null, undefined, '', 'WIFI', '2027-02-29', -1, 0, 19.5, 0.005, Number.NaN, 1e9, true, [], {}];

function spoilt(turn: number, other: unknown): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(response), (_, value: unknown) => (count++ === turn ? other : value));
}

test('a compiled check accepts, cuts and rejects exactly what the contract’s schema does', () => {
  expect(compiled?.validate({ ...response, guests: ['ana@pernoite.test'] })).toEqual({ value: response });
  fc.assert(
    fc.property(fc.nat(90), fc.constantFrom(...odd), (turn, other) => {
      const given = spoilt(turn, other);
      expect(compiled?.validate(given)).toEqual(asItStands.validate(given));
    }),
    { numRuns: 500 },
  );
});

/** The chat's tree is as deep as a hotel makes it, and zod compiles no schema that contains itself. It is small. */
const RECURSIVE = ['/chat'];

test('every response of the contract but a recursive one has its compiled check', () => {
  const plain = Object.values(gatewayRouter).flatMap(domain => Object.values(domain));
  for (const call of plain) {
    const fast = withCompiledOutputs(call);
    if (!isProcedure(call) || !isProcedure(fast)) throw new Error('a call is no longer one');
    const { outputSchema, route } = call['~orpc'];
    if (!(outputSchema instanceof z.core.$ZodType)) throw new Error(`${route.path} has another schema`);
    const { path = '', method } = route;
    // The call's own check is replaced, by one that compiles what can be compiled.
    expect(fast['~orpc'].outputSchema, path).not.toBe(outputSchema);
    const isCompiled = compiledSchema(outputSchema) !== outputSchema;
    expect(isCompiled, path).toBe(method !== 'GET' || !RECURSIVE.includes(path));
  }
});
