import type { StoredHotel } from '#gateway/store/catalogue-store.ts';

type Coordinates = { latitude: number; longitude: number };

/** Of the demonstration's hotels, for databases that were seeded before hotels had coordinates of their own. */
const demoCoordinates: Readonly<Record<string, Coordinates>> = {
  JARDINS: { latitude: -23.5646, longitude: -46.6653 },
  NILO: { latitude: -30.0229, longitude: -51.1626 },
  MARISTA: { latitude: -16.6958, longitude: -49.2632 },
};

export function coordinatesOf({ buildingCode, latitude, longitude }: StoredHotel): Coordinates {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return demoCoordinates[buildingCode] ?? { latitude: 0, longitude: 0 };
}
