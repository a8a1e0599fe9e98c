import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { examineLocks } from '#gateway/doctor/examine-services.ts';
import { compareLocks } from '#gateway/domain/booking/doors/compare-locks.ts';
import { type DoorLock, LockError } from '#gateway/domain/booking/doors/door-lock.ts';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import { PASSCODE_NAME, ttlockDoorLock } from '#gateway/providers/ttlock/ttlock-door-lock.ts';
import { findLockNumber } from '#gateway/store/lock-store.ts';
import { lockCommands } from '#gateway/store/schema/check-ins.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { checkInAt, clientAt } from './checking-in.ts';
import { boardOf, emptyDesk, newDesk, OTHER_HOTEL } from './desk.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { inOperation } from './in-operation.ts';
import { EVENING, scenario } from './scenario.ts';
import { storedRoom } from './stored-booking.ts';
import { ACCOUNT, SECRETS, startTtlockServer, type TtlockServer, ttlockOf } from './ttlock-server.ts';

const hotel = openOwnHotel();
const ROOM = '201';
const LOCK = 3_827_194;
const wanted = {
  roomId: ROOM,
  code: '481516',
  validFrom: new Date('2026-12-03T18:00:00Z'),
  validUntil: new Date('2026-12-04T15:00:00Z'),
};
const dates = { startDate: wanted.validFrom.getTime(), endDate: wanted.validUntil.getTime() };

let cloud: TtlockServer;
beforeAll(async () => {
  cloud = await startTtlockServer(() => hotel.gateway.clock.now());
});
afterAll(() => cloud.close());
beforeEach(async () => {
  Object.assign(cloud, { fault: null, lost: 0, signIns: 0 });
  cloud.requests.length = 0;
  cloud.locks.clear();
  cloud.addLock(LOCK);
  await emptyDesk(hotel.db);
  await hotel.db.update(rooms).set({ lockNumber: null, lockComparedAt: null });
  await hotel.db.update(rooms).set({ lockNumber: LOCK }).where(eq(rooms.id, ROOM));
  await hotel.db
    .update(lockCommands)
    .set({ doneAt: new Date(), failure: null, failingSince: null })
    .where(isNull(lockCommands.doneAt));
});

const parts = () => ({
  config: ttlockOf(cloud),
  clock: hotel.gateway.clock,
  lockNumberOf: (roomId: string) => findLockNumber(hotel.db, roomId),
});
const locks = () => ttlockDoorLock(parts());
const lock = () => cloud.locks.get(LOCK) ?? cloud.addLock(LOCK);
const codes = () => [...lock().codes.values()];
const failureOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: unknown) => error,
  );

/** The hotel's own locks are those of the cloud until the test ends. */
function useLocks(own: DoorLock = locks()): void {
  const { app } = hotel.gateway;
  const before = app.locks;
  app.locks = own;
  onTestFinished(() => {
    app.locks = before;
  });
}

async function workAt(time: string): Promise<void> {
  hotel.gateway.clock.moveTo(new Date(time));
  await programDueLocks(hotel.gateway.app);
}

/** A guest with a code, whose lock has not been told yet. */
async function livedIn() {
  const stay = await scenario(hotel).paidStay();
  const client = await checkInAt(hotel, hotel.guest, { bookingId: stay.bookingId, time: EVENING });
  const { doorCode } = await storedRoom(hotel, stay.accommodationId);
  return { ...stay, client, code: doorCode ?? '' };
}
type Lived = Awaited<ReturnType<typeof livedIn>>;

const isActive = async ({ bookingId }: Lived) => {
  const client = await clientAt(hotel, hotel.guest, hotel.gateway.clock.now());
  return (await client.bookings.details({ bookingId })).accommodations[0]?.isDoorCodeActive;
};
const locksOnBoard = async () =>
  (await boardOf(hotel.gateway)).attention.filter(({ kind }) => kind.startsWith('LOCK_'));

describe('TTLock', () => {
  test('has one code of a guest in each lock, with its hours, whatever was there before and however often it is sent (LCK-01, PD-46)', async () => {
    lock().codes.set(7, { code: '735190', name: 'Housekeeping', startDate: 0, endDate: 0 });
    lock().codes.set(8, { code: '246802', name: `${PASSCODE_NAME} office`, startDate: 0, endDate: 0 });
    const staff = codes();
    const one = locks();
    for (const _ of [1, 2]) await one.setCode(wanted);
    expect(codes()).toEqual([...staff, { code: wanted.code, name: PASSCODE_NAME, ...dates }]);
    const longer = { ...wanted, validUntil: new Date('2026-12-04T17:00:00Z') };
    await one.setCode(longer);
    expect(codes()).toHaveLength(3);
    expect(codes().at(-1)).toMatchObject({ code: wanted.code, endDate: longer.validUntil.getTime() });
    await one.setCode({ ...longer, code: '903214' });
    expect(codes().map(({ code }) => code)).toEqual(['735190', '246802', '903214']);
    for (const _ of [1, 2]) await one.clearCode(ROOM);
    expect(codes()).toEqual(staff);
  });

  test('that changes no code that was never typed gets the new one in its place (LCK-01)', async () => {
    await locks().setCode(wanted);
    lock().isUnused = true;
    await locks().setCode({ ...wanted, code: '903214' });
    expect(codes()).toEqual([{ code: '903214', name: PASSCODE_NAME, ...dates }]);
  });

  test('whose response is lost has each code once in the end (LCK-01, PD-66)', async () => {
    cloud.lost = 1;
    expect(await failureOf(locks().setCode(wanted))).toMatchObject({ failure: 'NO_RESPONSE' });
    await locks().setCode(wanted);
    expect(codes()).toHaveLength(1);
    cloud.lost = 1;
    expect(await failureOf(locks().clearCode(ROOM))).toMatchObject({ failure: 'NO_RESPONSE' });
    await locks().clearCode(ROOM);
    expect(codes()).toEqual([]);
  });

  test('is signed in to once, again where its token has ended, and never with the password itself (LCK-01)', async () => {
    const one = locks();
    await one.setCode(wanted);
    await one.setCode(wanted);
    expect(cloud.signIns).toBe(1);
    cloud.revokeTokens();
    await one.setCode(wanted);
    expect(cloud.signIns).toBe(2);
    // By the refresh token, an hour before it expires.
    hotel.gateway.clock.moveTo(new Date(hotel.gateway.clock.now().getTime() + 90 * 86_400_000 - 60_000));
    await one.setCode(wanted);
    expect(cloud.signIns).toBe(2);
    expect(cloud.requests.filter(({ path }) => path === '/oauth2/token')).toHaveLength(3);
    expect(JSON.stringify(cloud.requests)).not.toContain(ACCOUNT.password);
  });

  test.each([
    ['a lock that is full', -3_009, 'FULL'],
    ['a lock without a gateway in reach', -2_012, 'OFFLINE'],
    ['a gateway that is offline', -3_002, 'OFFLINE'],
    ['a gateway that is busy', -3_003, 'NO_RESPONSE'],
    ['a lock of somebody else', -2_018, 'UNKNOWN'],
    ['a code that is too simple', -2_032, 'CODE_REJECTED'],
    ['an error that nobody has described', -99_999, 'NO_RESPONSE'],
  ] as const)('tells of %s (LCK-03)', async (_what, errcode, failure) => {
    lock().outOfReach = errcode;
    expect(await failureOf(locks().setCode(wanted))).toMatchObject({ failure });
  });

  test.each(['broken', 'html', 'huge', 'gone'] as const)(
    'that is %s has not confirmed, and no error repeats code, password or secret (LCK-03, PD-46)',
    async fault => {
      await locks().clearCode(ROOM);
      cloud.fault = fault;
      const error = await failureOf(locks().setCode(wanted));
      expect(error).toBeInstanceOf(LockError);
      expect(error).toMatchObject({ failure: 'NO_RESPONSE' });
      const said = `${error instanceof Error ? `${error.message} ${error.stack}` : ''} ${JSON.stringify(error)}`;
      for (const secret of [wanted.code, ...SECRETS]) expect(said).not.toContain(secret);
    },
  );
});

describe('a room whose lock has not confirmed is under attention and says why on its booking’s page', () => {
  async function failing(errcode: number | null) {
    useLocks();
    lock().outOfReach = errcode;
    const stay = await livedIn();
    await workAt('2026-12-03T20:00:05-03:00');
    return stay;
  }

  test.each([
    [-3_009, 'FULL'],
    [-3_002, 'OFFLINE'],
    [-1_003, 'UNKNOWN'],
  ] as const)('error %i, until the lock has the code (LCK-03)', async (errcode, failure) => {
    const stay = await failing(errcode);
    const since = expect.stringMatching(/^2026-12-03T23:00:0[5-9]/);
    expect(await locksOnBoard()).toMatchObject([
      {
        kind: `LOCK_${failure}`,
        bookingId: stay.bookingId,
        accommodationId: stay.accommodationId,
        number: stay.room,
        since,
        amountCents: null,
      },
    ]);
    const desk = await newDesk(hotel.gateway);
    const page = await desk.open(stay.bookingId);
    expect(page.rooms[0]?.door).toMatchObject({ state: 'PENDING', failure: { kind: failure, since } });
    expect(JSON.stringify([await desk.board(), page])).not.toContain(stay.code);
    // Tried again in vain: nothing new, and no screen fetches anything.
    const before = await desk.version();
    await workAt('2026-12-03T20:00:10-03:00');
    expect(await desk.version()).toBe(before);
    expect(await locksOnBoard()).toMatchObject([{ kind: `LOCK_${failure}`, since }]);
    lock().outOfReach = null;
    await workAt('2026-12-03T20:00:30-03:00');
    expect(await desk.version()).toBeGreaterThan(before);
    expect(await locksOnBoard()).toEqual([]);
    expect((await desk.open(stay.bookingId)).rooms[0]?.door).toMatchObject({
      state: 'ACTIVE',
      failure: null,
    });
    expect(codes()).toMatchObject([{ code: stay.code }]);
  });

  test('a silent one after a minute, one without a lock in the hotel’s files at once, and never at another hotel (LCK-03)', async () => {
    await failing(-3_003);
    expect(await locksOnBoard()).toEqual([]);
    await workAt('2026-12-03T20:00:50-03:00');
    expect(await locksOnBoard()).toEqual([]);
    await workAt('2026-12-03T20:01:30-03:00');
    expect(await locksOnBoard()).toMatchObject([{ kind: 'LOCK_NO_RESPONSE' }]);
    await hotel.db.update(rooms).set({ lockNumber: null }).where(eq(rooms.id, ROOM));
    await workAt('2026-12-03T20:03:00-03:00');
    expect(await locksOnBoard()).toMatchObject([{ kind: 'LOCK_UNKNOWN', number: ROOM }]);
    const elsewhere = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
    expect((await elsewhere.board()).attention).toEqual([]);
  });
});

describe('a code that a lock lost', () => {
  const comparedAt = async (time: string) => {
    hotel.gateway.clock.moveTo(new Date(time));
    await compareLocks(hotel.gateway.app);
  };

  test('is set again within half an hour, and the guest sees meanwhile that it does not work (LCK-02)', async () => {
    useLocks();
    const stay = await livedIn();
    await workAt('2026-12-03T20:00:05-03:00');
    await comparedAt('2026-12-03T20:01:00-03:00');
    const asked = cloud.requests.length;
    lock().codes.clear();
    await comparedAt('2026-12-03T20:30:30-03:00');
    // Twice an hour, and no more: TTLock counts the calls of a month.
    expect(cloud.requests).toHaveLength(asked);
    expect(await isActive(stay)).toBe(true);
    await comparedAt('2026-12-03T20:31:30-03:00');
    expect(await isActive(stay)).toBe(false);
    await workAt('2026-12-03T20:31:40-03:00');
    expect(codes()).toMatchObject([{ code: stay.code }]);
    expect(await isActive(stay)).toBe(true);
  });

  test('to another’s hand, or whose hours were shortened, is set again too (LCK-02)', async () => {
    useLocks();
    const stay = await livedIn();
    await workAt('2026-12-03T20:00:05-03:00');
    for (const [time, change] of [
      ['2026-12-03T20:40:00-03:00', { code: '111222' }],
      ['2026-12-03T21:20:00-03:00', { endDate: Date.parse('2026-12-03T23:00:00-03:00') }],
    ] as const) {
      for (const code of lock().codes.values()) Object.assign(code, change);
      await comparedAt(time);
      await programDueLocks(hotel.gateway.app);
      expect(codes()).toMatchObject([{ code: stay.code, endDate: Date.parse('2026-12-04T12:00:00-03:00') }]);
    }
  });

  test('is not set again after the stay, nor because the lock does not respond (LCK-02)', async () => {
    useLocks();
    const stay = await livedIn();
    await workAt('2026-12-03T20:00:05-03:00');
    cloud.fault = 'broken';
    await comparedAt('2026-12-03T21:00:00-03:00');
    expect(await isActive(stay)).toBe(true);
    cloud.fault = null;
    lock().codes.clear();
    await comparedAt('2026-12-04T12:00:00-03:00');
    await programDueLocks(hotel.gateway.app);
    expect(codes()).toEqual([]);
  });

  test('is looked for by one gateway at a time (LCK-02, OPS-03)', async () => {
    let calls = 0;
    const counting = {
      ...locks(),
      hasCode: async () => {
        calls += 1;
        return false;
      },
    };
    useLocks();
    await livedIn();
    await workAt('2026-12-03T20:00:05-03:00');
    hotel.gateway.clock.moveTo(new Date('2026-12-03T21:00:00-03:00'));
    const { app } = hotel.gateway;
    await Promise.all(Array.from({ length: 4 }, () => compareLocks({ ...app, locks: counting })));
    expect(calls).toBe(1);
    expect(await hotel.db.$count(lockCommands, isNull(lockCommands.doneAt))).toBe(1);
  });
});

describe('its account', () => {
  const given = {
    TTLOCK_USERNAME: ACCOUNT.username,
    TTLOCK_PASSWORD: ACCOUNT.password,
    TTLOCK_CLIENT_ID: ACCOUNT.clientId,
    TTLOCK_CLIENT_SECRET: ACCOUNT.clientSecret,
  };
  const real = { PERNOITE_SANDBOX: 'off' };

  test('comes from the settings, for no sandbox, and not beside another lock system (LCK-01, SEC-02)', () => {
    expect(readEnvironment({ ...real, ...given }).ttlock).toEqual({
      ...ACCOUNT,
      url: 'https://euapi.ttlock.com',
    });
    expect(readEnvironment(real).ttlock).toBeNull();
    const read = (changes: object) => () => readEnvironment({ ...real, ...given, ...changes });
    for (const name of ['TTLOCK_PASSWORD', 'TTLOCK_CLIENT_ID', 'TTLOCK_CLIENT_SECRET'])
      expect(read({ [name]: '' })).toThrow(new RegExp(`^${name} cannot be used`));
    expect(read({ PERNOITE_SANDBOX: 'on' })).toThrow(/^TTLOCK_USERNAME cannot be used while the sandbox/);
    const webhook = {
      LOCK_WEBHOOK_URL: 'https://locks.hotel-varanda.com.br',
      LOCK_WEBHOOK_SECRET: 'a-secret-between-hotel-and-locks',
    };
    expect(read(webhook)).toThrow(/^TTLOCK_USERNAME cannot be used beside LOCK_WEBHOOK_URL/);
  });

  test('is tried by the doctor, which names the rooms without a lock of it (LCK-04, PRD-01)', async () => {
    const examined = (changes: object = {}) =>
      examineLocks(
        gatewayConfig({ ...inOperation, ttlock: ttlockOf(cloud, changes) }),
        hotel.gateway.clock,
        hotel.gateway.app.store,
      );
    expect(await examined()).toMatchObject({
      state: 'LIMITED',
      configured: 'TTLOCK_USERNAME',
      result: expect.stringMatching(/^TTLock knows the account, but no lock of it is named .*JARDINS 101/),
    });
    const all = await hotel.db.select({ id: rooms.id }).from(rooms).where(eq(rooms.isRetired, false));
    for (const [index, { id }] of all.entries()) {
      cloud.addLock(LOCK + index);
      await hotel.db
        .update(rooms)
        .set({ lockNumber: LOCK + index })
        .where(eq(rooms.id, id));
    }
    expect(await examined()).toMatchObject({
      state: 'READY',
      result: 'TTLock knows the account and the lock of each room',
    });
    const wrong = await examined({ password: 'another' });
    expect(wrong).toMatchObject({ state: 'BROKEN', result: 'TTLock responded with error 10007' });
    for (const secret of SECRETS) expect(JSON.stringify(wrong)).not.toContain(secret);
    cloud.locks.clear();
    expect(await examined()).toMatchObject({ state: 'BROKEN' });
  });
});
