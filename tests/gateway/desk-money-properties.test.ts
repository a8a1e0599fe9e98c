import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actAtDesk,
  type Books,
  compareBooks,
  deskAct,
  everyAct,
  everyKind,
  openDesks,
} from './desk-clerk.ts';
import { newDrawerDesk, newManager } from './drawer-desk.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { STORY_RUNS } from './runs.ts';

const hotel = openOwnHotel();

test('whatever two desks take, charge, return, give, waive and close, drawers, provider and credits are the ledger (DRW-01, DRW-02, DRW-03)', async () => {
  const { gateway } = hotel;
  const manager = await newManager(gateway);
  const books: Books = {};
  await fc.assert(
    fc.asyncProperty(fc.array(deskAct, { minLength: 6, maxLength: 14 }), async acts => {
      const desks = [await newDrawerDesk(gateway), await newDrawerDesk(gateway)] as const;
      const world = await openDesks({ gateways: [gateway, gateway], desks, manager, books });
      for (const act of acts) await actAtDesk(world, act);
      await compareBooks(world);
    }),
    { examples: [[everyAct]], numRuns: 1 + STORY_RUNS, endOnFailure: true },
  );
  expect(Object.keys(books).sort()).toEqual(everyKind);
}, 600_000);
