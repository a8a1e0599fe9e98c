import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAtDesk, type Books, compareBooks, deskAct, openDesks } from '#tests/gateway/desk-clerk.ts';
import { newDrawerDesk, newManager } from '#tests/gateway/drawer-desk.ts';
import { raceForDrawer } from '#tests/gateway/drawer-race.ts';
import { startTestGateway, type TestGateway } from '#tests/gateway/harness.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { STORY_RUNS } from '#tests/gateway/runs.ts';
import { startSmallHotel } from '#tests/gateway/small-hotel.ts';

const SIGNING_KEY = 'a secret that both gateways of this test share';
const steps: (() => Promise<void>)[] = [];
let gateways: readonly [TestGateway, TestGateway];
beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('These tests need a PostgreSQL: npm run test:postgres starts one.');
  const database = await ownDatabase(server, 'test');
  steps.push(() => database.drop());
  const storage = { dataFolder: null, databaseUrl: database.url, signingKey: SIGNING_KEY };
  const one = await startSmallHotel(storage);
  steps.push(() => one.close());
  const other = await startTestGateway({ seed: false, ...storage });
  steps.push(() => other.close());
  other.clock.moveTo(one.clock.now());
  gateways = [one, other];
});
afterAll(async () => {
  for (const step of steps.splice(0).toReversed()) await step();
});

test('two desks at two gateways keep drawers, credits and the day’s report equal to the ledger, whatever they do (DRW-01, DRW-02, DRW-03)', async () => {
  const manager = await newManager(gateways[0]);
  const books: Books = {};
  await fc.assert(
    fc.asyncProperty(fc.array(deskAct, { minLength: 6, maxLength: 14 }), async acts => {
      const desks = [await newDrawerDesk(gateways[0]), await newDrawerDesk(gateways[1])] as const;
      const world = await openDesks({ gateways, desks, manager, books });
      for (const act of acts) await actAtDesk(world, act);
      await compareBooks(world);
    }),
    { numRuns: STORY_RUNS, endOnFailure: true },
  );
}, 600_000);

test('of a payment and a count of its drawer at two gateways one is first, and the drawer is right either way (DRW-01)', async () => {
  const [one, other] = gateways;
  for (let round = 0; round < 6; round += 1) {
    const desk = await newDrawerDesk(one, `desk-race-${round}`);
    const twin = await newDrawerDesk(other, `desk-race-${round}`);
    expect(await raceForDrawer({ one, desk, twin })).toEqual([]);
  }
}, 300_000);
