import type { hotels, rooms } from '../store/schema/hotels.ts';

export const roomKinds = ['garden-queen', 'compact-single', 'twin', 'family', 'suite-king'] as const;
export type RoomKind = (typeof roomKinds)[number];
export type HotelId = 'JARDINS' | 'NILO' | 'MARISTA';

type HotelPlan = typeof hotels.$inferInsert & {
  id: HotelId;
  roomsPerFloor: number;
  /** Rooms of each kind; the house is filled from the ground up in the order of `roomKinds`. */
  roomCounts: Record<RoomKind, number>;
};

/** The three houses (APP-07). */
export const hotelPlans: readonly HotelPlan[] = [
  {
    id: 'JARDINS',
    buildingCode: 'JARDINS',
    name: 'Pernoite Jardins',
    city: 'São Paulo',
    timeZone: 'America/Sao_Paulo',
    taxBasisPoints: 500,
    rank: 1,
    roomsPerFloor: 12,
    roomCounts: { 'garden-queen': 20, 'compact-single': 12, twin: 14, family: 8, 'suite-king': 6 },
  },
  {
    id: 'NILO',
    buildingCode: 'NILO',
    name: 'Pernoite Nilo Square',
    city: 'Porto Alegre',
    timeZone: 'America/Sao_Paulo',
    taxBasisPoints: 400,
    rank: 2,
    roomsPerFloor: 15,
    roomCounts: { 'garden-queen': 20, 'compact-single': 12, twin: 12, family: 8, 'suite-king': 6 },
  },
  {
    id: 'MARISTA',
    buildingCode: 'MARISTA',
    name: 'Pernoite Setor Marista',
    city: 'Goiânia',
    timeZone: 'America/Sao_Paulo',
    taxBasisPoints: 350,
    rank: 3,
    roomsPerFloor: 11,
    roomCounts: { 'garden-queen': 20, 'compact-single': 14, twin: 14, family: 8, 'suite-king': 6 },
  },
];

export function roomTypeId(hotelId: HotelId, kind: RoomKind): string {
  return `${hotelId.toLowerCase()}-${kind}`;
}

/** The rooms of a house, numbered floor by floor: 101, 102, … 201. */
export function roomsOf(hotel: HotelPlan): (typeof rooms.$inferInsert)[] {
  const kinds = roomKinds.flatMap(kind => Array.from({ length: hotel.roomCounts[kind] }, () => kind));
  return kinds.map((kind, index) => {
    const floor = 1 + Math.floor(index / hotel.roomsPerFloor);
    const number = String(floor * 100 + 1 + (index % hotel.roomsPerFloor));
    return {
      id: `${hotel.id.toLowerCase()}-${number}`,
      hotelId: hotel.id,
      roomTypeId: roomTypeId(hotel.id, kind),
      number,
    };
  });
}
