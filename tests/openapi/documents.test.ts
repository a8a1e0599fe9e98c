import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../build/steps.ts';
import { staffUrlOf } from '../gateway/staff-fixture.ts';
import { type GetRequest, getOperations, requestsOf } from './get-operations.ts';
import { guestSituations } from './guest-situations.ts';
import { exchangeSituations, staffSituations } from './hotel-situations.ts';
import { startPrism } from './prism-proxy.ts';
import { busyHotel, demonstrationHotels, type World } from './worlds.ts';

const worlds: World[] = [];
beforeAll(async () => {
  worlds.push(await demonstrationHotels(), await busyHotel());
});
afterAll(async () => {
  for (const { gateway } of worlds) await gateway.close();
});

type Outcome = GetRequest & {
  status: number;
  /** What Prism found, or responded in the place of the gateway; null if nothing differs. */
  violations: string | null;
};

async function outcomesOf(
  file: string,
  upstream: string,
  requests: readonly GetRequest[],
): Promise<Outcome[]> {
  const prism = await startPrism(file, upstream);
  const outcomes: Outcome[] = [];
  try {
    for (const request of requests) outcomes.push(await outcomeOf(prism.address, request));
  } finally {
    await prism.stop();
  }
  return outcomes;
}

async function outcomeOf(prism: string, request: GetRequest): Promise<Outcome> {
  // Prism passes the header of a compressed body on with the body decompressed.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const response = await fetch(prism + request.path, { headers });
  const body = await response.text();
  const isOfPrism = response.headers.get('content-type') === 'application/problem+json';
  const violations = response.headers.get('sl-violations') ?? (isOfPrism ? body : null);
  return { ...request, status: response.status, violations };
}

const documents = [
  ['openapi.json', ({ gateway }: World) => `${gateway.url}/api`, guestSituations],
  ['staff-openapi.json', ({ gateway }: World) => `${staffUrlOf(gateway)}/api`, staffSituations],
  ['exchange-openapi.json', ({ gateway }: World) => `${gateway.url}/hotel/v1`, exchangeSituations],
] as const;

describe.each(documents)('docs/%s', (name, upstreamOf, situationsOf) => {
  const file = join(root, 'docs', name);

  test('describes each response of each GET operation, which succeeds at least once (API-01, CHN-01)', async () => {
    const operations = await getOperations(file);
    const outcomes: Outcome[] = [];
    for (const world of worlds) {
      const requests = requestsOf(operations, await situationsOf(world));
      outcomes.push(...(await outcomesOf(file, upstreamOf(world), requests)));
    }
    const wrong = outcomes.filter(({ status, violations }) => status >= 500 || violations !== null);
    expect(wrong.map(one => `${one.path} ${one.status} ${one.violations}`)).toEqual([]);
    const succeeded = new Set(outcomes.flatMap(one => (one.status < 300 ? [one.operationId] : [])));
    expect(operations.map(({ id }) => id).filter(id => !succeeded.has(id))).toEqual([]);
  });

  test('would not describe another body: Prism finds it in each GET operation', async () => {
    // A schema that Prism cannot compile describes everything.
    const upstream = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end('"another"');
    });
    const port = await getPort();
    upstream.listen(port, '127.0.0.1');
    const operations = await getOperations(file);
    const situations = (await Promise.all(worlds.map(situationsOf))).flat();
    const first = new Map(
      requestsOf(operations, situations)
        .toReversed()
        .map(request => [request.operationId, request]),
    );
    const outcomes = await outcomesOf(file, `http://127.0.0.1:${port}`, [...first.values()]);
    upstream.close();
    const found = outcomes.flatMap(({ operationId, violations }) =>
      violations?.includes('"location":["response","body"]') ? [operationId] : [],
    );
    expect(found.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });
});
