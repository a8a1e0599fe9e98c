import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
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
