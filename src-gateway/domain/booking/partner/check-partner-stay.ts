import { badRequest } from '#gateway/platform/bad-request.ts';
import type { Catalogue, CatalogueType } from '#gateway/store/catalogue-store.ts';
import type { PartnerBookingBody } from '#shared/contract/hotel/booking.ts';
import { AppError } from '#shared/errors.ts';
import { addDays, dateAt, daysBetween } from '#shared/hotel-time.ts';
import { type Cents, fromReais } from '#shared/money.ts';
import {
  PARTNER_DAYS_AHEAD,
  PARTNER_MAX_NIGHTS,
  STANDARD_CHECKIN_HOUR,
  STANDARD_CHECKOUT_HOUR,
} from '#shared/policies.ts';
import { checkRoom, fitsRoom, wantsCradle } from '#shared/rules/party.ts';
import { earliestCheckin, type StayDatesProblem } from '#shared/rules/stay-dates.ts';
import { stayInstants } from '../prices/stay-instants.ts';

/** One room of a partner's booking; its total is divided into price and tax. */
export type PartnerRoom = PartnerBookingBody['rooms'][number] & {
  typeId: string;
  valueCents: Cents;
  taxCents: Cents;
};

export type PartnerStay = Pick<
  PartnerBookingBody,
  'checkinDate' | 'checkoutDate' | 'language' | 'lastName' | 'email'
> & {
  timeZone: string;
  rooms: PartnerRoom[];
};

/** Throws BAD_REQUEST for a room type that the hotel does not have, DATES_NOT_BOOKABLE, PARTY_NOT_ALLOWED. */
export function checkPartnerStay(body: PartnerBookingBody, catalogue: Catalogue, now: Date): PartnerStay {
  const { timeZone, taxBasisPoints } = catalogue.hotel;
  const problem = datesProblem(body, now, timeZone);
  if (problem)
    throw new AppError('DATES_NOT_BOOKABLE', 'these dates cannot be booked', { details: { problem } });
  const rooms = body.rooms.map((room, index) => {
    const type = catalogue.types.find(({ id }) => id === room.roomTypeId);
    if (!type) throw badRequest(`rooms.${index}.roomTypeId`, 'roomType.unknown');
    if (room.bedType === 'SINGLE' && !type.bedChoice)
      throw badRequest(`rooms.${index}.bedType`, 'roomType.noBedChoice');
    checkParty(room, index, type);
    return { ...room, typeId: type.id, ...dividedTotal(fromReais(room.total), taxBasisPoints) };
  });
  return { ...body, timeZone, rooms };
}

/** A partner sells further ahead, and longer stays, than the hotel's own search. */
function datesProblem(
  { checkinDate: checkin, checkoutDate: checkout }: PartnerBookingBody,
  now: Date,
  timeZone: string,
): StayDatesProblem | null {
  if (checkin === checkout) return 'dates.sameDay';
  if (checkout < checkin) return 'dates.endBeforeStart';
  if (checkin < earliestCheckin(now, timeZone)) return 'dates.tooEarly';
  if (daysBetween(checkin, checkout) > PARTNER_MAX_NIGHTS) return 'dates.tooLong';
  return checkout > addDays(dateAt(now, timeZone), PARTNER_DAYS_AHEAD) ? 'dates.tooFarAhead' : null;
}

function checkParty(room: PartnerBookingBody['rooms'][number], index: number, type: CatalogueType): void {
  const { adults, childrenAges: ages, hasPet, hasCrib } = room;
  const rejection = (problem: unknown) =>
    new AppError('PARTY_NOT_ALLOWED', 'the room cannot take this party', {
      details: { room: index, problem },
    });
  const [problem] = checkRoom({ adults, children: ages.length, ages, pets: hasPet ? 1 : 0 });
  if (problem) throw rejection(problem);
  if (!fitsRoom({ adults, ages }, type.maxGuests))
    throw rejection({ field: 'guests', key: 'party.tooManyGuests' });
  if (hasCrib && !wantsCradle(ages)) throw rejection({ field: 'ages', key: 'party.noCradleAge' });
}

/** The hotel's tax is in the total: what is left of it is the price. */
function dividedTotal(total: Cents, taxBasisPoints: number): { valueCents: Cents; taxCents: Cents } {
  const valueCents = Math.round((total * 10_000) / (10_000 + taxBasisPoints));
  return { valueCents, taxCents: total - valueCents };
}

/** The hours of a new room are the standard ones; a room that stays in the booking keeps its own. */
export const STANDARD_HOURS: { checkinHour: number; checkoutHour: number } = {
  checkinHour: STANDARD_CHECKIN_HOUR,
  checkoutHour: STANDARD_CHECKOUT_HOUR,
};

export function partnerInstants(
  { checkinDate, checkoutDate, timeZone }: PartnerStay,
  { checkinHour, checkoutHour }: typeof STANDARD_HOURS,
) {
  const at = stayInstants(checkinDate, checkoutDate, timeZone);
  return {
    arrival: at.arrivalAt(checkinHour),
    departure: at.departureAt(checkoutHour),
    cleaned: at.cleanedAt(checkoutHour),
  };
}
