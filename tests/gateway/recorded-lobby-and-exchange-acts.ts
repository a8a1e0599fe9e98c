import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exchangeKeys } from '#gateway/store/schema/exchange.ts';
import { rooms } from '#gateway/store/schema/hotels.ts';
import { roomClosures } from '#gateway/store/schema/room-closures.ts';
import { newDesk } from './desk.ts';
import { newKey, newManager } from './drawer-desk.ts';
import { otherSystem, partnerStay } from './exchange-fixture.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import { kioskOf } from './lobby.ts';
import { HOTEL } from './small-hotel.ts';
import { STAFF_PASSWORD } from './staff-fixture.ts';

type Prepare = () => Promise<() => Promise<unknown>>;

/** What each call on the lobby, on closed rooms and on other systems needs to be done. */
export function recordedLobbyAndExchangeActs(hotel: FreshHotel): Record<string, Prepare> {
  const inRoom = { hotelId: HOTEL, roomId: '201' };
  const called = async () => {
    const desk = await newDesk(hotel.gateway);
    const { devices } = kioskOf(hotel, hotel.guest);
    const { id } = await devices.callStaff({ key: randomUUID(), screen: 'PAYMENT', language: 'en' });
    return { desk, devices, named: { hotelId: HOTEL, id } };
  };
  const taken = async () => {
    const call = await called();
    await call.desk.calls.lobby.take(call.named);
    return call;
  };
  /** On a day on which no test sells the room. */
  const closable = async () => {
    await hotel.db.delete(roomClosures);
    const desk = await newDesk(hotel.gateway);
    const closure = { ...inRoom, key: newKey(), from: '2027-12-01', until: '2027-12-01', reason: 'a reason' };
    return { desk, close: () => desk.calls.rooms.close(closure) };
  };
  /** A touch on the room, which is dirty, then clean. */
  const touched = async () => {
    await hotel.db.update(rooms).set({ condition: 'DIRTY' }).where(eq(rooms.id, inRoom.roomId));
    const { calls } = await newDesk(hotel.gateway);
    const [room] = await hotel.db.select().from(rooms).where(eq(rooms.id, inRoom.roomId));
    const touch = { ...inRoom, key: newKey(), condition: 'CLEAN', version: room?.conditionVersion };
    return { calls: calls.rooms, touch };
  };
  /** A manager of a hotel where no key works, as there is a limit to those that do. */
  const withoutKeys = async () => {
    await hotel.db.update(exchangeKeys).set({ endedAt: hotel.gateway.clock.now() });
    return newManager(hotel.gateway);
  };
  return {
    'lobby.take': async () => {
      const { desk, named } = await called();
      return () => desk.calls.lobby.take(named);
    },
    'lobby.close': async () => {
      const { desk, named } = await called();
      return () => desk.calls.lobby.close({ ...named, word: 'Explained' });
    },
    'lobby.offer': async () => {
      const { desk, named } = await taken();
      return () => desk.calls.lobby.offer(named);
    },
    'lobby.open': async () => {
      const { desk, devices, named } = await taken();
      await desk.calls.lobby.offer(named);
      await devices.acceptTakeOver({ callId: named.id, path: '/booking/step-4' });
      return () => desk.calls.lobby.open(named);
    },
    'rooms.close': async () => (await closable()).close,
    'rooms.reopen': async () => {
      const { desk, close } = await closable();
      const [closure] = (await close()).closures;
      return () => desk.calls.rooms.reopen({ ...inRoom, closureId: closure?.id });
    },
    'rooms.markOutOfService': async () => {
      const desk = await newDesk(hotel.gateway);
      await desk.calls.rooms.markOutOfService({ ...inRoom, note: 'The kettle is missing' });
      return () => desk.calls.rooms.markOutOfService({ ...inRoom, note: null });
    },
    'rooms.setCondition': async () => {
      const { calls, touch } = await touched();
      return () => calls.setCondition(touch);
    },
    'rooms.undoCondition': async () => {
      const { calls, touch } = await touched();
      await calls.setCondition(touch);
      return () => calls.undoCondition({ ...inRoom, key: touch.key });
    },
    'rooms.setExpected': async () => {
      const { calls } = await touched();
      const expectedAt = new Date(hotel.gateway.clock.now().getTime() + 1_800_000).toISOString();
      return () => calls.setExpected({ ...inRoom, expectedAt });
    },
    'rooms.release': async () => {
      const { calls } = await touched();
      return () => calls.release({ ...inRoom, reason: 'a reason' });
    },
    'exchangeKeys.list': async () => {
      const manager = await withoutKeys();
      await otherSystem(hotel.gateway, { manager });
      return () => manager.calls.exchangeKeys.list({ hotelId: HOTEL });
    },
    'exchangeKeys.make': async () => {
      const manager = await withoutKeys();
      const order = { hotelId: HOTEL, name: 'A system', purpose: 'CHANNELS', password: STAFF_PASSWORD };
      return () => manager.calls.exchangeKeys.make(order);
    },
    'exchangeKeys.end': async () => {
      const manager = await withoutKeys();
      const { keyId: id } = await otherSystem(hotel.gateway, { manager });
      return () => manager.calls.exchangeKeys.end({ hotelId: HOTEL, id });
    },
    'partnerBookings.enter': async () => {
      const desk = await newDesk(hotel.gateway);
      const booking = { hotelId: HOTEL, channel: 'expedia', reference: randomUUID(), ...partnerStay() };
      return () => desk.calls.partnerBookings.enter(booking);
    },
  };
}
