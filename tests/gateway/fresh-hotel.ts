import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { GatewayConfig } from '#gateway/config.ts';
import type { Database } from '#gateway/store/store.ts';
import type { TestGateway } from './harness.ts';
import { freshDay, newGuest, startSmallHotel, type TestGuest } from './small-hotel.ts';

export type FreshHotel = {
  readonly gateway: TestGateway;
  readonly guest: TestGuest;
  readonly db: Database;
};

/**
 * The small hotel for all tests of a file. Each finds it at noon of its first day, every room free, and a guest who has
 * done nothing yet.
 */
export function openFreshHotel(config: Partial<GatewayConfig> = {}): FreshHotel {
  let gateway: TestGateway | undefined;
  let guest: TestGuest | undefined;
  const inHotel = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('the hotel opens with the first test');
    return part;
  };
  beforeAll(async () => {
    gateway = await startSmallHotel(config);
  });
  beforeEach(async () => {
    await freshDay(inHotel(gateway));
    guest = await newGuest(inHotel(gateway));
  });
  afterAll(() => gateway?.close());
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
