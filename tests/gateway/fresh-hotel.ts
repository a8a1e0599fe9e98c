import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#gateway/store/store.ts';
import type { TestGateway, TestOptions } from './harness.ts';
import { freshDay, newGuest, sharedHotel, startSmallHotel, type TestGuest } from './small-hotel.ts';

export type FreshHotel = {
  readonly gateway: TestGateway;
  readonly guest: TestGuest;
  readonly db: Database;
};

/** The worker's gateway: each test finds noon of the first day, every room free, and a guest who has done nothing. */
export const openFreshHotel = (): FreshHotel => openHotel(sharedHotel);

/** A gateway of the file's own. A configuration that needs something that runs is made when the hotel opens. */
export function openOwnHotel(config: TestOptions | (() => TestOptions) = {}): FreshHotel {
  let own: TestGateway | undefined;
  const hotel = openHotel(async () => {
    own = await startSmallHotel(typeof config === 'function' ? config() : config);
    return own;
  });
  afterAll(() => own?.close());
  return hotel;
}

export function openHotel(start: () => Promise<TestGateway>): FreshHotel {
  let gateway: TestGateway | undefined;
  let guest: TestGuest | undefined;
  const inHotel = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the hotel opens with the first test');
    return part;
  };
  beforeAll(async () => {
    gateway = await start();
  });
  beforeEach(async () => {
    await freshDay(inHotel(gateway));
    guest = await newGuest(inHotel(gateway));
  });
  return {
    get gateway() {
      return inHotel(gateway);
    },
    get guest() {
      return inHotel(guest);
    },
    get db() {
      return inHotel(gateway).app.store.db;
    },
  };
}
