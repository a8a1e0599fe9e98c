import { expect, test } from 'vitest';
import { contract } from '#shared/contract/guest/contract.ts';
import { contractMismatches, operationsAt, operationsOf } from '#shared/contract/operations.ts';

const operations = operationsOf(contract);

test.each([
  ['/bookings/attempt', ['bookings.attempt']],
  ['/bookings/4711', ['bookings.find']],
  ['/postcodes/01310100', ['reference.postcode']],
  ['/nowhere', []],
])('%s is found by its path, and a pattern only where no path is the same (API-01)', (path, names) => {
  expect(operationsAt(operations, path).map(({ name }) => name)).toEqual(names);
});

test('a response is reported by the paths that differ from its call, without its content (API-33)', async () => {
  const [list] = operationsAt(operations, '/hotels');
  const jardins = {
    hotelId: 'JARDINS',
    name: 'Jardins',
    city: 'São Paulo',
    timezone: 'America/Sao_Paulo',
    buildingCode: 'JARDINS',
  };
  expect(list).toBeDefined();
  if (!list) return;
  expect(await contractMismatches(list, [jardins])).toEqual([]);
  expect(await contractMismatches(list, [jardins, { ...jardins, city: 5 }])).toEqual(['1.city']);
  expect(await contractMismatches(list, null)).toEqual(['']);
});
