import type { Amenity } from '#shared/contract/guest/hotels.ts';
import type { Offer } from './offers.ts';

/** What every listed room has is said once above the list; one room alone says all by itself. */
export function commonAmenities(offers: readonly Offer[]): Amenity[] {
  const [first, ...others] = offers;
  if (!first || others.length === 0) return [];
  return first.details.amenities.filter(amenity =>
    others.every(offer => offer.details.amenities.includes(amenity)),
  );
}

export function specialAmenities(offer: Offer, common: readonly Amenity[]): Amenity[] {
  return offer.details.amenities.filter(amenity => !common.includes(amenity));
}
