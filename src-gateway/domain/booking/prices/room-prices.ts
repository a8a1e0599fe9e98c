import type { Catalogue, CatalogueType } from '#gateway/store/catalogue-store.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { CRADLE_FEE, PET_FEE } from '#shared/policies.ts';
import { hasThirdPerson } from '#shared/rules/party.ts';
import { type NightPrice, nightPrices, type PriceLine, taxedLine } from '#shared/rules/stay-price.ts';

type Sleepers = { adults: number; ages: readonly number[] };

/** True where this party pays more for the nights than another in a room of this type (LIM-10). */
export function hasThirdPersonInTopSuite(type: CatalogueType, party: Sleepers): boolean {
  return type.isTopSuite && hasThirdPerson(party);
}

/** The price of the nights of these dates in a room of this type (LIM-10). */
export function roomNights(
  catalogue: Catalogue,
  type: CatalogueType,
  dates: readonly LocalDate[],
  thirdPersonInTopSuite: boolean,
): NightPrice[] {
  return nightPrices({
    dates,
    weekdayTariff: type.weekdayTariff,
    seasons: catalogue.seasons,
    thirdPersonInTopSuite,
    taxBasisPoints: catalogue.hotel.taxBasisPoints,
  });
}

/** The surcharge for an arrival hour (PD-33). */
export function arrivalLine(catalogue: Catalogue, type: CatalogueType, hour: number): PriceLine {
  return taxedLine(type.checkinHours.get(hour) ?? 0, catalogue.hotel.taxBasisPoints);
}

/** The surcharge for a departure hour (PD-33). */
export function departureLine(catalogue: Catalogue, type: CatalogueType, hour: number): PriceLine {
  return taxedLine(type.checkoutHours.get(hour) ?? 0, catalogue.hotel.taxBasisPoints);
}

/** The surcharge for a pet (LIM-12). */
export function petLine(catalogue: Catalogue): PriceLine {
  return taxedLine(PET_FEE, catalogue.hotel.taxBasisPoints);
}

/** A cradle is free (PD-30). */
export function cradleLine(catalogue: Catalogue): PriceLine {
  return taxedLine(CRADLE_FEE, catalogue.hotel.taxBasisPoints);
}
