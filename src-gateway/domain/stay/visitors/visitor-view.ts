import type { AppContext } from '#gateway/context.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { coordinatesOf } from '#gateway/domain/hotel/reference/buildings.ts';
import type { StoredHotel } from '#gateway/store/catalogue-store.ts';
import { type ResidentRoom, shownNumber } from '#gateway/store/resident-store.ts';
import type { StoredVisitor } from '#gateway/store/visitor-store.ts';
import type { PublicInvitation, Visitor } from '#shared/contract/guest/visitors.ts';
import { minuteAt } from '#shared/hotel-time.ts';
import { timeOfMinutes } from '#shared/rules/time-of-day.ts';
import { maskDocument } from '#shared/rules/visitor-details.ts';

export function toVisitor({ publicUrl, clock }: AppContext, row: StoredVisitor, host: ResidentRoom): Visitor {
  const { code, bookingId, fullName, nickname, documentType, visitorType } = row;
  return {
    invitationCode: code,
    bookingId,
    room: shownNumber(host, clock.now()),
    fullName,
    nickname,
    documentType,
    document: maskDocument(row),
    visitorType,
    ...toVisitTimes(row, host.hotel.timeZone),
    buildingName: host.hotel.name,
    buildingTimezone: host.hotel.timeZone,
    invitationUrl: invitationUrl(publicUrl, code),
    visibility: row.isHidden ? 'HIDDEN' : 'VISIBLE',
  };
}

export function toPublicInvitation(
  { publicUrl }: AppContext,
  { visitor, hotel }: { visitor: StoredVisitor; hotel: StoredHotel },
): PublicInvitation {
  const { latitude, longitude } = coordinatesOf(hotel);
  return {
    invitationCode: visitor.code,
    fullName: visitor.fullName,
    document: maskDocument(visitor),
    ...toVisitTimes(visitor, hotel.timeZone),
    buildingCode: hotel.buildingCode,
    buildingName: hotel.name,
    buildingTimezone: hotel.timeZone,
    address: hotel.address,
    location: latitude === 0 && longitude === 0 ? null : { latitude, longitude },
    mapUrl: hotel.map && pictureAddresses(hotel.map).large,
    invitationUrl: invitationUrl(publicUrl, visitor.code),
  };
}

function toVisitTimes(row: StoredVisitor, timeZone: string) {
  const timeAt = (instant: Date) => timeOfMinutes(minuteAt(instant, timeZone));
  return { visitDate: row.visitDate, startTime: timeAt(row.startsAt), endTime: timeAt(row.endsAt) };
}

const invitationUrl = (publicUrl: string, code: string) => `${publicUrl}/invite/${code}`;
