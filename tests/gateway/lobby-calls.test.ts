import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { lobbyCalls } from '#gateway/store/schema/lobby.ts';
import { staffSessions } from '#gateway/store/schema/staff.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { deviceClient } from './hotel-devices.ts';
import { kioskOf } from './lobby.ts';
import { codeOf, HOTEL } from './small-hotel.ts';
import { newStaff } from './staff-fixture.ts';

const hotel = openFreshHotel();
let desk: Desk;
beforeEach(async () => {
  await hotel.db.delete(lobbyCalls);
  await hotel.db.delete(staffSessions);
  desk = await newDesk(hotel.gateway);
  await desk.board();
});

const call = (changes: object = {}, client = deviceClient(hotel.gateway)) =>
  client.devices.callStaff({ key: randomUUID(), screen: 'PAYMENT', language: 'pt', ...changes });
const stateOf = async (callId: string, client = deviceClient(hotel.gateway)) =>
  client.devices.findCall({ callId });
const listed = async (from = desk) => (await from.calls.lobby.calls({ hotelId: HOTEL })).calls;
const take = (id: string, by = desk) => by.calls.lobby.take({ hotelId: HOTEL, id });
const close = (id: string, word: string, by = desk) => by.calls.lobby.close({ hotelId: HOTEL, id, word });
const acts = async () =>
  (await recordOf(hotel.db)).filter(({ staffId }) => staffId === desk.staffId).map(({ act }) => act);

describe('a guest’s call at a kiosk', () => {
  test('is at the desk at once with kiosk, screen and language, and with the guest who is signed in (FRD-12)', async () => {
    const calledAt = hotel.gateway.clock.now().getTime();
    const { id, state } = await call();
    expect(state).toBe('WAITING');
    const [one] = await listed();
    expect(one).toMatchObject({
      id,
      deviceId: 'lobby-1',
      screen: 'PAYMENT',
      language: 'pt',
      guest: null,
      state: 'WAITING',
      staffName: null,
    });
    const waits = Date.parse(one?.respondBy ?? '') - Date.parse(one?.calledAt ?? '');
    expect(waits).toBe(120_000);
    expect(Date.parse(one?.calledAt ?? '') - calledAt).toBeLessThan(2_000);
    await call({ screen: 'IDENTITY', language: 'en' }, kioskOf(hotel, hotel.guest, 'lobby-2'));
    const named = (await listed()).find(({ deviceId }) => deviceId === 'lobby-2');
    expect(named?.guest).toMatch(/^\p{L}[^@]* \p{L}\.$/u);
  });

  test('is taken by one of two people, and the kiosk says who comes by first name (FRD-12)', async () => {
    const other = await newDesk(hotel.gateway, HOTEL, await newStaff(hotel.gateway, { name: 'Marina Dias' }));
    const { id } = await call();
    const pressed = await Promise.all([codeOf(take(id)), codeOf(take(id, other))]);
    expect(pressed.filter(outcome => outcome === 'CALL_CHANGED')).toHaveLength(1);
    const [taken] = await listed();
    expect(taken?.state).toBe('TAKEN');
    const name = taken?.staffId === other.staffId ? 'Marina' : 'Bia';
    expect(await stateOf(id)).toEqual({ id, state: 'TAKEN', staffName: name });
  });

  test('that its taker presses again stays theirs and is recorded once (FRD-12, AUD-01)', async () => {
    const { id } = await call();
    await take(id);
    expect(await take(id)).toMatchObject({ state: 'TAKEN', staffId: desk.staffId });
    expect((await acts()).filter(act => act === 'CALL_TAKEN')).toHaveLength(1);
  });

  test('that nobody takes in two minutes has the kiosk show the telephone, and can still be taken (FRD-12)', async () => {
    const { id } = await call();
    hotel.gateway.clock.moveBy(119_000);
    await desk.board();
    expect((await stateOf(id)).state).toBe('WAITING');
    hotel.gateway.clock.moveBy(1_000);
    expect((await stateOf(id)).state).toBe('UNANSWERED');
    expect(await listed()).toMatchObject([{ id, state: 'UNANSWERED' }]);
    await take(id);
    expect((await stateOf(id)).state).toBe('TAKEN');
  });

  test('has the kiosk show the telephone at once while nobody is at the desk (FRD-12)', async () => {
    const away = async (change: object) => {
      await hotel.db.update(staffSessions).set(change);
      return (await call()).state;
    };
    const now = hotel.gateway.clock.now();
    expect(await away({ lockedAt: now })).toBe('UNANSWERED');
    expect(await away({ lockedAt: null })).toBe('WAITING');
    expect(await away({ lastActiveAt: new Date(now.getTime() - 16 * 60_000) })).toBe('UNANSWERED');
    await hotel.db.delete(staffSessions);
    await newStaff(hotel.gateway, { role: 'HOUSEKEEPING' });
    await newStaff(hotel.gateway, { role: 'MANAGER', hotelId: OTHER_HOTEL.hotelId });
    expect((await call()).state).toBe('UNANSWERED');
  });

  test('is closed with a word, by anybody of the desk, and leaves it (FRD-12, AUD-01)', async () => {
    const { id } = await call();
    await take(id);
    const other = await newDesk(hotel.gateway);
    expect(await codeOf(close(id, '  '))).toBe('BAD_REQUEST');
    expect(await close(id, 'Card machine explained', other)).toMatchObject({ state: 'ENDED' });
    expect(await listed()).toEqual([]);
    expect((await stateOf(id)).state).toBe('ENDED');
    expect(await codeOf(close(id, 'Again'))).toBe('CALL_CHANGED');
    expect(await codeOf(take(id))).toBe('CALL_CHANGED');
    const [stored] = await hotel.db.select().from(lobbyCalls).where(eq(lobbyCalls.id, id));
    expect(stored).toMatchObject({ word: 'Card machine explained', closedBy: other.staffId });
    expect(JSON.stringify(await recordOf(hotel.db))).not.toContain('Card machine explained');
  });

  test('is made once by a lost response, and ends with the kiosk’s next one or when it is withdrawn (FRD-12)', async () => {
    const key = randomUUID();
    const [first, again] = [await call({ key }), await call({ key })];
    expect(again.id).toBe(first.id);
    const next = await call();
    expect((await listed()).map(({ id }) => id)).toEqual([next.id]);
    expect(await deviceClient(hotel.gateway).devices.withdrawCall({ callId: next.id })).toMatchObject({
      state: 'ENDED',
    });
    expect(await listed()).toEqual([]);
  });

  test('is nothing for another kiosk, another hotel, a desk and a guest’s own device (FRD-12)', async () => {
    const { gateway } = hotel;
    const { id: callId } = await call();
    const other = deviceClient(gateway, { id: 'lobby-2' });
    expect(await codeOf(stateOf(callId, other))).toBe('NOT_FOUND');
    expect(await codeOf(other.devices.withdrawCall({ callId }))).toBe('NOT_FOUND');
    expect(await codeOf(stateOf(randomUUID()))).toBe('NOT_FOUND');
    const away = { hotelId: OTHER_HOTEL.hotelId };
    expect(await desk.calls.lobby.calls(away)).toEqual({ calls: [] });
    expect(await codeOf(desk.calls.lobby.take({ ...away, id: callId }))).toBe('NOT_FOUND');
    expect(await codeOf(desk.calls.lobby.close({ ...away, id: callId, word: 'x' }))).toBe('NOT_FOUND');
    expect(await codeOf(call({}, gateway.client()))).toBe('DEVICE_NOT_ENROLLED');
    expect(await codeOf(call({}, deviceClient(gateway, { profile: 'reception' })))).toBe(
      'DEVICE_NOT_ENROLLED',
    );
    expect(await listed()).toMatchObject([{ id: callId, state: 'WAITING' }]);
  });
});
