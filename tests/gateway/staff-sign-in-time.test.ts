import { createHook } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffRecord } from '#gateway/store/schema/staff-record.ts';
import { openFreshHotel, openOwnHotel } from './fresh-hotel.ts';
import { newStaffAccount, STAFF_PASSWORD, staffClient } from './staff-fixture.ts';

const UNKNOWN = 'nobody@pernoite.test';

/** Node's own count: a measured time would depend on what else the machine does. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  await work().catch(() => undefined);
  hook.disable();
  return count;
}

const hotel = openFreshHotel();

test('an unknown e-mail costs one hash of a password, as a wrong password does (STF-03)', async () => {
  const { email } = await newStaffAccount(hotel.gateway);
  const client = staffClient(hotel.gateway);
  const hashesFor = (tried: string) =>
    countHashes(() => client.session.begin({ email: tried, password: 'wrong' }));
  expect(await hashesFor(email)).toBe(1);
  expect(await hashesFor(UNKNOWN)).toBe(1);
});

/** Longer than any test: a response that waits for it does not come. */
const HOUR_MS = 3_600_000;
const slow = openOwnHotel({ responseFloorMs: { own: HOUR_MS, provider: HOUR_MS } });

test('a wrong password and an unknown e-mail are not told apart by when they are rejected (STF-03)', async () => {
  const { email, staffId } = await newStaffAccount(slow.gateway);
  const client = staffClient(slow.gateway);
  const responded: string[] = [];
  const begin = async (tried: string, password: string) => {
    const settled = client.session.begin({ email: tried, password }).then(
      () => undefined,
      () => undefined,
    );
    await settled;
    responded.push(tried === UNKNOWN ? 'unknown' : password);
  };
  void begin(email, 'wrong');
  void begin(UNKNOWN, 'wrong');
  // All that there is to do for a wrong password is done.
  const failures = () => slow.db.$count(staffRecord, eq(staffRecord.staffId, staffId));
  await expect.poll(failures).toBe(1);
  for (let times = 0; times < 3; times += 1) await begin(email, STAFF_PASSWORD);
  expect(responded).toEqual([STAFF_PASSWORD, STAFF_PASSWORD, STAFF_PASSWORD]);
});
