import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import type { Account } from '../booking/guest-calls.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import type { TestApi } from '../test-api.ts';
import { openStaffSession, send } from './staff-api.ts';

export type Housekeeper = {
  rooms: () => Promise<HotelRoom[]>;
  touch: (room: HotelRoom, condition: RoomCondition) => Promise<HotelRoom>;
  /** All rooms of a type, by its English name. */
  touchType: (roomType: string, condition: RoomCondition) => Promise<void>;
};

/** The seed's housekeeper of a hotel, by the calls alone. */
export async function openHousekeeper(
  { staffAddress: address }: Pick<GatewayProcess, 'staffAddress'>,
  hotelId: string,
): Promise<Housekeeper> {
  if (address === null) throw new Error('this gateway has no address for staff');
  const cookie = await openStaffSession(address, `housekeeping.${hotelId.toLowerCase()}@pernoite.test`);
  const path = `/hotels/${hotelId}/rooms`;
  const rooms = async () => {
    const list = (await (await send(address, path, { cookie })).json()) as { rooms: HotelRoom[] };
    return list.rooms;
  };
  const touch = async ({ roomId, conditionVersion }: HotelRoom, condition: RoomCondition) => {
    const body = { key: `desk_${randomUUID()}`, condition, version: conditionVersion };
    const response = await send(address, `${path}/${roomId}/condition`, { cookie, method: 'PUT', body });
    return (await response.json()) as HotelRoom;
  };
  return {
    rooms,
    touch,
    async touchType(roomType, condition) {
      const ofType = (await rooms()).filter(room => room.roomType === roomType);
      expect(ofType, `rooms of ${roomType}`).not.toEqual([]);
      for (const room of ofType) await touch(room, condition);
    },
  };
}

type OwnRooms = { request: APIRequestContext; guest: Account; bookingId: string };

/**
 * The rooms of a booking are ready, as housekeeping makes them. A clock that moved by weeks leaves those that others lived
 * in dirty, and the few clean ones go to whoever arrives first.
 */
export async function cleanRooms(testApi: TestApi, { request, guest, bookingId }: OwnRooms): Promise<void> {
  const found = async () => {
    const { building, accommodations } = await detailsOf(request, guest, bookingId);
    const unready = accommodations.filter(({ isRoomReady }) => !isRoomReady);
    return { hotelId: building.hotelId, types: new Set(unready.map(({ type }) => type)) };
  };
  const { hotelId, types: dirty } = await found();
  if (dirty.size === 0) return;
  const housekeeper = await openHousekeeper({ staffAddress: await testApi.staffAddress() }, hotelId);
  // Guests whose stay ends meanwhile leave theirs dirty once more.
  await expect(async () => {
    const { types } = await found();
    for (const type of types) await housekeeper.touchType(type, 'CLEAN');
    expect(types).toEqual(new Set());
  }).toPass({ timeout: 20_000 });
}
