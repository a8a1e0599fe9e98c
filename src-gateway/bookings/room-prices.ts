import { type LocalDate, nightsOf } from '#shared/hotel-time.ts';
import { CRADLE_FEE, PET_FEE } from '#shared/policies.ts';
import { hasThirdPerson } from '#shared/rules/party.ts';
import { type NightPrice, nightPrices, type PriceLine, taxedLine } from '#shared/rules/stay-price.ts';
import type { Catalogue, CatalogueType } from '../store/catalogue-store.ts';

type Sleepers = { adults: number; ages: readonly number[] };

/** The nights of a stay in a room of this type, for this party (LIM-10). */
export function roomNights(
  catalogue: Catalogue,
  type: CatalogueType,
  stay: { checkin: LocalDate; checkout: LocalDate },
  party: Sleepers,
): NightPrice[] {
  return nightPrices({
    dates: nightsOf(stay.checkin, stay.checkout),
    weekdayTariff: type.weekdayTariff,
    seasons: catalogue.seasons,
    thirdPersonInTopSuite: type.isTopSuite && hasThirdPerson(party),
    taxBasisPoints: catalogue.hotel.taxBasisPoints,
  });
}

/** What arriving at an hour adds (D33). */
export function arrivalLine(catalogue: Catalogue, type: CatalogueType, hour: number): PriceLine {
  return taxedLine(type.checkinHours.get(hour) ?? 0, catalogue.hotel.taxBasisPoints);
}

/** What leaving at an hour adds (D33). */
export function departureLine(catalogue: Catalogue, type: CatalogueType, hour: number): PriceLine {
  return taxedLine(type.checkoutHours.get(hour) ?? 0, catalogue.hotel.taxBasisPoints);
}

/** What a pet adds to a room's stay (LIM-12). */
export function petLine(catalogue: Catalogue): PriceLine {
  return taxedLine(PET_FEE, catalogue.hotel.taxBasisPoints);
}

/** What a cradle adds: nothing (D30). */
export function cradleLine(catalogue: Catalogue): PriceLine {
  return taxedLine(CRADLE_FEE, catalogue.hotel.taxBasisPoints);
}
