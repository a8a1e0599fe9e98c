import type { AppContext } from '#gateway/context.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  type OccupancyQuestion,
  type RoomOccupancy,
  roomOccupancy,
} from '#gateway/store/availability-store.ts';
import type { Catalogue, CatalogueType } from '#gateway/store/catalogue-store.ts';
import type {
  AvailabilityQuery,
  AvailabilityResponse,
  HourSlot,
  RoomType,
} from '#shared/contract/guest/hotels.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, type LocalDate, nightsOf } from '#shared/hotel-time.ts';
import { sumCents, toReais } from '#shared/money.ts';
import { DEFAULT_CHECKIN_HOUR, DEFAULT_CHECKOUT_HOUR, EARLIEST_HOUR, LATEST_HOUR } from '#shared/policies.ts';
import { parseRooms, type SearchedRoom } from '#shared/rules/availability-query.ts';
import { checkinHours, checkoutHours, isArrivalOpen, searchedHour } from '#shared/rules/hour-slots.ts';
import { checkRooms, fitsRoom } from '#shared/rules/party.ts';
import { checkStayDates } from '#shared/rules/stay-dates.ts';
import type { NightPrice, PriceLine } from '#shared/rules/stay-price.ts';
import { searchCatalogue } from '../prices/hotel-catalogue.ts';
import {
  arrivalLine,
  cradleLine,
  departureLine,
  hasThirdPersonInTopSuite,
  petLine,
  roomNights,
} from '../prices/room-prices.ts';
import { stayInstants } from '../prices/stay-instants.ts';

export type Stay = { checkin: LocalDate; checkout: LocalDate; checkinHour: number; checkoutHour: number };

/** Throws BAD_REQUEST, HOTEL_NOT_FOUND, DATES_NOT_BOOKABLE, PARTY_NOT_ALLOWED. */
export async function searchAvailability(
  app: AppContext,
  query: AvailabilityQuery,
  language: Language,
): Promise<AvailabilityResponse> {
  const rooms = searchedRooms(query);
  const catalogue = await searchCatalogue(app, query.hotelId);
  const now = app.clock.now();
  const stay = searchedStay(query, catalogue.hotel.timeZone, now);
  const taken = await roomOccupancy(app.store.db, occupancyQuestion(catalogue, stay));
  const free = freeByType(catalogue, stay, taken, now);
  const toOffer = offers(catalogue, stay, language);
  return {
    availabilities: rooms.map(room => ({
      search: { adults: room.adults, children: room.children, childrenAges: [...room.ages] },
      rooms: catalogue.types.flatMap(type => {
        const freeRooms = free.get(type.id);
        return freeRooms && freeRooms.shortest > 0 && fitsRoom(room, type.maxGuests)
          ? [toOffer(type, room, freeRooms)]
          : [];
      }),
    })),
    additionalServices: [service('PET', petLine(catalogue)), service('CRADLE', cradleLine(catalogue))],
  };
}

function searchedRooms(query: AvailabilityQuery): SearchedRoom[] {
  const rooms = parseRooms(query);
  if (!rooms)
    throw new AppError('BAD_REQUEST', 'the lists per room do not agree', {
      details: { issues: [{ path: 'quantityRooms', message: 'query.roomsDoNotAgree' }] },
    });
  const problems = checkRooms(rooms);
  if (problems.length > 0)
    throw new AppError('PARTY_NOT_ALLOWED', 'a room cannot take this party', { details: { problems } });
  return rooms;
}

function searchedStay(query: AvailabilityQuery, timeZone: string, now: Date): Stay {
  const arrival = new Date(query.checkinDate);
  const departure = new Date(query.checkoutDate);
  const checkin = dateAt(arrival, timeZone);
  const checkout = dateAt(departure, timeZone);
  const problem = checkStayDates({ checkin, checkout, now, timeZone });
  if (problem)
    throw new AppError('DATES_NOT_BOOKABLE', 'these dates cannot be booked', { details: { problem } });
  return {
    checkin,
    checkout,
    checkinHour: searchedHour(arrival, timeZone, DEFAULT_CHECKIN_HOUR),
    checkoutHour: searchedHour(departure, timeZone, DEFAULT_CHECKOUT_HOUR),
  };
}

/** The database query of a search; exported so that the bench can time the bare statement. */
export function occupancyQuestion(catalogue: Catalogue, stay: Stay): OccupancyQuestion {
  const at = stayInstants(stay.checkin, stay.checkout, catalogue.hotel.timeZone);
  return {
    hotelId: catalogue.hotel.id,
    from: at.arrivalAt(EARLIEST_HOUR),
    until: at.cleanedAt(LATEST_HOUR),
    arrival: at.arrivalAt(stay.checkinHour),
    departed: at.cleanedAt(stay.checkoutHour),
    earliestDeparted: at.cleanedAt(EARLIEST_HOUR),
  };
}

type FreeRooms = { shortest: number; byCheckinHour: number[]; byCheckoutHour: number[] };

/** Taken rooms of one type: for the shortest stay, and by the hour of a list from which on they are taken. */
type TakenRooms = { shortest: number; fromCheckinHour: number[]; fromCheckoutHour: number[] };

function freeByType(
  catalogue: Catalogue,
  stay: Stay,
  occupancy: RoomOccupancy[],
  now: Date,
): Map<string, FreeRooms> {
  const { timeZone } = catalogue.hotel;
  const at = stayInstants(stay.checkin, stay.checkout, timeZone);
  const latestArrival = at.arrivalAt(LATEST_HOUR).getTime() / 1000;
  const earliestDeparture = at.cleanedAt(EARLIEST_HOUR).getTime() / 1000;

  const takenByType = new Map<string, TakenRooms>();
  for (const { id } of catalogue.types)
    takenByType.set(id, {
      shortest: 0,
      fromCheckinHour: checkinHours.map(() => 0),
      fromCheckoutHour: checkoutHours.map(() => 0),
    });
  for (const { roomTypeId, takenUntil, takenUntilShortest, takenFrom } of occupancy) {
    const taken = takenByType.get(roomTypeId);
    if (!taken) continue;
    if (takenUntilShortest !== null && takenUntilShortest > latestArrival) taken.shortest += 1;
    // Arrivals are listed latest first, departures earliest first: taken at one is taken at all that follow.
    if (takenUntil !== null) countFrom(taken.fromCheckinHour, latestArrival - takenUntil);
    if (takenFrom !== null) countFrom(taken.fromCheckoutHour, takenFrom - earliestDeparture);
  }

  const isOpen = checkinHours.map(hour => isArrivalOpen({ date: stay.checkin, hour, now, timeZone }));
  const free = new Map<string, FreeRooms>();
  for (const { id, amountOfRooms } of catalogue.types) {
    const taken = takenByType.get(id);
    if (!taken) continue;
    free.set(id, {
      shortest: amountOfRooms - taken.shortest,
      byCheckinHour: freeByHour(amountOfRooms, taken.fromCheckinHour).map((amount, index) =>
        isOpen[index] ? amount : 0,
      ),
      byCheckoutHour: freeByHour(amountOfRooms, taken.fromCheckoutHour),
    });
  }
  return free;
}

const HOUR_SECONDS = 3_600;

/** Counts a room as taken from the first hour of the list that lies more than `seconds` after the list's first. */
function countFrom(taken: number[], seconds: number): void {
  const first = Math.max(0, Math.floor(seconds / HOUR_SECONDS) + 1);
  if (first < taken.length) taken[first] = (taken[first] ?? 0) + 1;
}

function freeByHour(amountOfRooms: number, takenFrom: readonly number[]): number[] {
  let free = amountOfRooms;
  return takenFrom.map(taken => {
    free -= taken;
    return Math.max(0, free);
  });
}

/** One offer for all searched rooms that pay the same for a type: a search of six rooms need not price it six times. */
function offers(catalogue: Catalogue, stay: Stay, language: Language) {
  const dates = nightsOf(stay.checkin, stay.checkout);
  const made = new Map<string, RoomType>();
  return (type: CatalogueType, party: SearchedRoom, free: FreeRooms): RoomType => {
    const thirdPerson = hasThirdPersonInTopSuite(type, party);
    const key = `${type.id} ${thirdPerson}`;
    const known = made.get(key);
    if (known) return known;
    const nights = roomNights(catalogue, type, dates, thirdPerson);
    const offer = roomType(catalogue, type, nights, free, language);
    made.set(key, offer);
    return offer;
  };
}

function roomType(
  catalogue: Catalogue,
  type: CatalogueType,
  nights: readonly NightPrice[],
  free: FreeRooms,
  language: Language,
): RoomType {
  const { details, arrivals, departures } = fixedOffer(catalogue, type, language);
  return {
    typeId: type.id,
    nights: nights.length,
    amountAvailable: free.shortest,
    price: {
      total: toReais(sumCents(nights.map(night => night.price))),
      taxValue: toReais(sumCents(nights.map(night => night.taxValue))),
      dates: nights.map(({ date, price, taxValue }) => ({
        date,
        price: toReais(price),
        taxValue: toReais(taxValue),
      })),
      checkinHours: withAmounts(arrivals, free.byCheckinHour),
      checkoutHours: withAmounts(departures, free.byCheckoutHour),
    },
    details,
  };
}

type PricedHour = Omit<HourSlot, 'amountAvailable'>;
/** The part of an offer that is the same in every search of a type, whatever its dates. */
type FixedOffer = { details: RoomType['details']; arrivals: PricedHour[]; departures: PricedHour[] };

const fixedOffers = new WeakMap<CatalogueType, Partial<Record<Language, FixedOffer>>>();

function fixedOffer(catalogue: Catalogue, type: CatalogueType, language: Language): FixedOffer {
  const known = fixedOffers.get(type) ?? {};
  fixedOffers.set(type, known);
  known[language] ??= {
    details: roomDetails(type, language),
    arrivals: checkinHours.map(hour => pricedHour(hour, arrivalLine(catalogue, type, hour))),
    departures: checkoutHours.map(hour => pricedHour(hour, departureLine(catalogue, type, hour))),
  };
  return known[language];
}

function pricedHour(hour: number, { price, taxValue }: PriceLine): PricedHour {
  return { hour, price: toReais(price), taxValue: toReais(taxValue) };
}

function withAmounts(hours: readonly PricedHour[], amounts: readonly number[]): HourSlot[] {
  return hours.map(({ hour, price, taxValue }, index) => ({
    hour,
    price,
    amountAvailable: amounts[index] ?? 0,
    taxValue,
  }));
}

function roomDetails(type: CatalogueType, language: Language): RoomType['details'] {
  return {
    name: type.name[language],
    description: type.description[language],
    characteristics: type.characteristics[language],
    maxGuests: type.maxGuests,
    amenities: type.amenities as RoomType['details']['amenities'],
    images: type.pictures.map(pictureAddresses),
    beds: type.beds as RoomType['details']['beds'],
    occupancy: type.occupancy,
    size: type.size,
    bedChoice: type.bedChoice,
  };
}

function service(
  name: 'PET' | 'CRADLE',
  line: PriceLine,
): AvailabilityResponse['additionalServices'][number] {
  return { name, value: toReais(line.price), taxValue: toReais(line.taxValue) };
}
