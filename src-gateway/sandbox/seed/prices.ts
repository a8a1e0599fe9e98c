import type { RoomPrice } from '#gateway/domain/booking/prices/stay-lines.ts';
import type { HotelData } from '#gateway/store/hotel-rows.ts';
import { type LocalDate, nightsOf } from '#shared/hotel-time.ts';
import { PET_FEE } from '#shared/policies.ts';
import {
  accommodationPrice,
  nightPrices,
  type PriceLine,
  type StayTotal,
  taxedLine,
} from '#shared/rules/stay-price.ts';
import type { HotelId } from './hotels.ts';

export type PricedStay = {
  hotelId: HotelId;
  roomTypeId: string;
  checkinDate: LocalDate;
  checkoutDate: LocalDate;
  checkinHour: number;
  checkoutHour: number;
  hasPet: boolean;
};

export type SeededPrice = StayTotal & { parts: RoomPrice };

export function stayPricer({ hotels, nightTariffs, hourTariffs, seasons }: HotelData) {
  const taxes = new Map(hotels.map(hotel => [hotel.id, hotel.taxBasisPoints]));
  const bySeasonHotel = Map.groupBy(seasons, season => season.hotelId);
  const byType = Map.groupBy(nightTariffs, tariff => tariff.roomTypeId);
  const hours = new Map(
    hourTariffs.map(({ roomTypeId, direction, hour, cents }) => [
      `${roomTypeId} ${direction} ${hour}`,
      cents,
    ]),
  );

  return (stay: PricedStay): SeededPrice => {
    const taxBasisPoints = taxes.get(stay.hotelId) ?? 0;
    const slot = (direction: 'CHECKIN' | 'CHECKOUT', hour: number): PriceLine | null => {
      const cents = hours.get(`${stay.roomTypeId} ${direction} ${hour}`);
      return cents === undefined ? null : taxedLine(cents, taxBasisPoints);
    };
    const parts = {
      nights: nightPrices({
        dates: nightsOf(stay.checkinDate, stay.checkoutDate),
        weekdayTariff: byType.get(stay.roomTypeId)?.map(tariff => tariff.cents) ?? [],
        seasons: bySeasonHotel.get(stay.hotelId) ?? [],
        thirdPersonInTopSuite: false,
        taxBasisPoints,
      }),
      checkinSlot: slot('CHECKIN', stay.checkinHour),
      checkoutSlot: slot('CHECKOUT', stay.checkoutHour),
      pet: stay.hasPet ? taxedLine(PET_FEE, taxBasisPoints) : null,
    };
    return { ...accommodationPrice(parts), parts };
  };
}
