import type { Catalogue, CatalogueType } from '#gateway/store/catalogue-store.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { CRADLE_FEE, PET_FEE } from '#shared/policies.ts';
import { hasThirdPerson } from '#shared/rules/party.ts';
import { type NightPrice, nightPrices, type PriceLine, taxedLine } from '#shared/rules/stay-price.ts';

type Sleepers = { adults: number; ages: readonly number[] };

export function hasThirdPersonInTopSuite(type: CatalogueType, party: Sleepers): boolean {
  return type.isTopSuite && hasThirdPerson(party);
}

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

export function arrivalLine(catalogue: Catalogue, type: CatalogueType, hour: number): PriceLine {
  return taxedLine(type.checkinHours.get(hour) ?? 0, catalogue.hotel.taxBasisPoints);
}

export function departureLine(catalogue: Catalogue, type: CatalogueType, hour: number): PriceLine {
  return taxedLine(type.checkoutHours.get(hour) ?? 0, catalogue.hotel.taxBasisPoints);
}

export function petLine(catalogue: Catalogue): PriceLine {
  return taxedLine(PET_FEE, catalogue.hotel.taxBasisPoints);
}

/** A cradle is free (PD-30). */
export function cradleLine(catalogue: Catalogue): PriceLine {
  return taxedLine(CRADLE_FEE, catalogue.hotel.taxBasisPoints);
}
