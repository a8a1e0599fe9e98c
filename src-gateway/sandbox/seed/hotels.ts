import type { CheckedRows } from '#gateway/domain/hotel/import/check-rows.ts';
import { problemLine } from '#gateway/domain/hotel/import/problems.ts';
import { demoHotelsFolder } from '#gateway/domain/hotel/import/read-folder.ts';
import { readHotelFolder } from '#gateway/domain/hotel/import/read-hotel-folder.ts';

/** The ids that the demonstration's guests and stays use; the hotels themselves are in the folder `hotels`. */
export const hotelIds = ['JARDINS', 'NILO', 'MARISTA'] as const;
export type HotelId = (typeof hotelIds)[number];
export const roomKinds = ['garden-queen', 'compact-single', 'twin', 'family', 'suite-king'] as const;
export type RoomKind = (typeof roomKinds)[number];

export function roomTypeId(hotelId: HotelId, kind: RoomKind): string {
  return `${hotelId.toLowerCase()}-${kind}`;
}

let demoHotels: Promise<CheckedRows> | undefined;

export function readDemoHotels(): Promise<CheckedRows> {
  return (demoHotels ??= readAndCheck());
}

async function readAndCheck(): Promise<CheckedRows> {
  const { data, lines, problems } = await readHotelFolder(demoHotelsFolder());
  if (problems.length > 0)
    throw new Error(`the demonstration's hotels do not fit: ${problems.map(problemLine).join('; ')}`);
  return { data, lines };
}
