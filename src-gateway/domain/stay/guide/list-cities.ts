import type { AppContext } from '#gateway/context.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { findGuideHotels } from '#gateway/store/guide-store.ts';
import type { CityBuilding } from '#shared/contract/curation.ts';

const byName = new Intl.Collator('pt');

/** The cities of the guide (APS-12): that of the guest's stay first, then by name. */
export async function listCities(app: AppContext, guestId: string): Promise<CityBuilding[]> {
  const hotels = await findGuideHotels(app.store.db, guestId, app.clock.now());
  return hotels
    .toSorted(
      (one, other) =>
        Number(other.isNextStay) - Number(one.isNextStay) ||
        byName.compare(one.city, other.city) ||
        one.rank - other.rank,
    )
    .map(({ id, city, picture }) => ({
      buildingId: id,
      description: city,
      imageUrl: picture === null ? null : pictureAddresses(picture).small,
    }));
}
