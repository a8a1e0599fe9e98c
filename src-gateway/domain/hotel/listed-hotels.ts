import { listHotels, type StoredHotel } from '#gateway/store/catalogue-store.ts';
import type { Database } from '#gateway/store/store.ts';
import { type Hotel, hotel } from '#shared/contract/guest/hotels.ts';
import { pictureAddresses } from './picture-addresses.ts';

/** The hotels as guests see them, by rank (API-33). */
export async function listedHotels(db: Database): Promise<Hotel[]> {
  const stored = await listHotels(db);
  return stored.map(toHotel);
}

/** Field by field: the row also has what only guests who stay may see. */
function toHotel(stored: StoredHotel): Hotel {
  const { address, note, picture, map, reception, breakfast, parking } = stored;
  return hotel.parse({
    hotelId: stored.id,
    name: stored.name,
    city: stored.city,
    timezone: stored.timeZone,
    buildingCode: stored.buildingCode,
    ...(address.length > 0 && { address }),
    ...(note !== null && { note }),
    ...(picture !== null && { picture: pictureAddresses(picture) }),
    ...(map !== null && { map: pictureAddresses(map) }),
    ...(reception !== null && { reception }),
    ...(breakfast !== null && { breakfast }),
    ...(parking !== null && { parking }),
  });
}
