import type { BedType } from '#shared/contract/guest/bookings.ts';
import { daysBetween } from '#shared/hotel-time.ts';
import { wantsCradle } from '#shared/rules/party.ts';
import {
  type Choosing,
  type HourChoice,
  hasOpenAttempt,
  type RoomOffer,
  type SelectedRoom,
  type ServiceFees,
} from './flow.ts';
import { type StayHours, toPrices } from './prices.ts';

// None changes while the gateway may have booked them: the rooms on the screen must be those paid for (PD-10).

export function roomSelected(
  funnel: Choosing,
  index: number,
  offer: RoomOffer,
  hours: StayHours,
  fees: ServiceFees,
): Choosing {
  const party = funnel.search.rooms[index];
  if (!party || hasOpenAttempt(funnel)) return funnel;
  const room: SelectedRoom = {
    selectId: `${index}_${offer.typeId}`,
    typeId: offer.typeId,
    name: offer.name,
    nameIn: offer.nameIn,
    picture: offer.picture,
    bedChoice: offer.bedChoice,
    adults: party.adults,
    children: party.children,
    childrenAges: party.ages,
    checkinHour: hours.checkin.hour,
    checkoutHour: hours.checkout.hour,
    price: toPrices(offer, hours),
    nights: daysBetween(funnel.search.checkinDate, funnel.search.checkoutDate),
    hasPet: party.pets > 0,
    hasPetConsent: false,
    hasCradle: wantsCradle(party.ages),
    hasCradleConsent: false,
    bedType: offer.bedType,
  };
  return { ...funnel, fees, rooms: funnel.rooms.with(index, room) };
}

export function roomRemoved(funnel: Choosing, index: number): Choosing {
  return index in funnel.rooms && !hasOpenAttempt(funnel)
    ? { ...funnel, rooms: funnel.rooms.with(index, null) }
    : funnel;
}

function changeRoom(funnel: Choosing, index: number, change: (room: SelectedRoom) => SelectedRoom): Choosing {
  const room = funnel.rooms[index];
  return room && !hasOpenAttempt(funnel)
    ? { ...funnel, rooms: funnel.rooms.with(index, change(room)) }
    : funnel;
}

export function hourChanged(
  funnel: Choosing,
  index: number,
  direction: 'CHECKIN' | 'CHECKOUT',
  { hour, price, taxValue }: HourChoice,
): Choosing {
  return changeRoom(funnel, index, room =>
    direction === 'CHECKIN'
      ? { ...room, checkinHour: hour, price: { ...room.price, checkinSlot: { price, taxValue } } }
      : { ...room, checkoutHour: hour, price: { ...room.price, checkoutSlot: { price, taxValue } } },
  );
}

export function petChanged(funnel: Choosing, index: number, hasPet: boolean): Choosing {
  return changeRoom(funnel, index, room => ({
    ...room,
    hasPet,
    hasPetConsent: hasPet && room.hasPetConsent,
  }));
}

export function petConsentChanged(funnel: Choosing, index: number, consent: boolean): Choosing {
  return changeRoom(funnel, index, room => ({ ...room, hasPetConsent: room.hasPet && consent }));
}

export function cradleChanged(funnel: Choosing, index: number, hasCradle: boolean): Choosing {
  return changeRoom(funnel, index, room => {
    const keepsCradle = hasCradle && wantsCradle(room.childrenAges);
    return { ...room, hasCradle: keepsCradle, hasCradleConsent: keepsCradle && room.hasCradleConsent };
  });
}

export function cradleConsentChanged(funnel: Choosing, index: number, consent: boolean): Choosing {
  return changeRoom(funnel, index, room => ({ ...room, hasCradleConsent: room.hasCradle && consent }));
}

export function bedTypeChanged(funnel: Choosing, index: number, bedType: BedType): Choosing {
  return changeRoom(funnel, index, room => (room.bedChoice ? { ...room, bedType } : room));
}
