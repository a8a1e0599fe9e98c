import type { Hotel } from '#shared/contract/hotels.ts';

type Coordinates = { latitude: number; longitude: number };

const places: Record<Hotel['buildingCode'], Coordinates> = {
  JARDINS: { latitude: -23.5646, longitude: -46.6653 },
  NILO: { latitude: -30.0229, longitude: -51.1626 },
  MARISTA: { latitude: -16.6958, longitude: -49.2632 },
};

/** Where a building stands, for a map (BKG-03). */
export function coordinatesOf(building: Hotel['buildingCode']): Coordinates {
  return places[building];
}
