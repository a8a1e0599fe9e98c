import { listHotels } from '#gateway/store/catalogue-store.ts';
import type { Database } from '#gateway/store/store.ts';
import { type Hotel, hotel } from '#shared/contract/guest/hotels.ts';
import { pictureAddresses } from './picture-addresses.ts';

/** The hotels as guests see them, by rank (API-33). */
export async function listedHotels(db: Database): Promise<Hotel[]> {
  const stored = await listHotels(db);
  return stored.map(({ id, name, city, timeZone, buildingCode, address, note, picture, map, reception }) =>
    hotel.parse({
      hotelId: id,
      name,
      city,
      timezone: timeZone,
      buildingCode,
      ...(address.length > 0 && { address }),
      ...(note !== null && { note }),
      ...(picture !== null && { picture: pictureAddresses(picture) }),
      ...(map !== null && { map: pictureAddresses(map) }),
      ...(reception !== null && { reception }),
    }),
  );
}
