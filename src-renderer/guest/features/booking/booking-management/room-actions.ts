import type { BookedAccommodation, Booking } from '#shared/contract/guest/booking-view.ts';
import { addDays, dateAt, instantAt } from '#shared/hotel-time.ts';
import { HOURS_ON_SALE_DAYS } from '#shared/policies.ts';

/** The actions on a room: `giveUp` removes a room from the booking before anybody has arrived (PD-56). */
export type RoomAct = 'arriveEarlier' | 'leaveLater' | 'leaveEarly' | 'giveUp' | 'checkOut';

export type WhyNot =
  | 'partner'
  | 'notMainGuest'
  | 'checkedIn'
  | 'passed'
  | 'noNightLeft'
  | 'notBegun'
  | 'notCheckedIn'
  | 'onlyRoom'
  | 'unavailable';

export type RoomAction = { act: RoomAct } & (
  | { isAllowed: true }
  | { isAllowed: false; why: WhyNot }
  | { isAllowed: false; why: 'notOnSale'; from: Date }
);

type Circumstances = {
  booking: Pick<Booking, 'isOta' | 'isLoggedUserHolder' | 'checkinDate'> & {
    building: Pick<Booking['building'], 'timezone'>;
  };
  room: Pick<
    BookedAccommodation,
    | 'status'
    | 'isMainGuestLogged'
    | 'isCheckinDone'
    | 'canPurchaseEarlyCheckin'
    | 'canPurchaseLateCheckout'
    | 'isEarlyDepartureAllowed'
    | 'isCheckoutAvailable'
    | 'checkinDate'
    | 'checkoutDate'
  >;
  now: Date;
};

export function roomActions(circumstances: Circumstances): RoomAction[] {
  const { room } = circumstances;
  if (room.status !== 'CONFIRMED' && room.status !== 'IN_PROGRESS') return [];
  return [arriveEarlier(circumstances), leaveLater(circumstances), leaveEarly(circumstances)];
}

/** Start of sale of additional hours: midnight of the fifth day before the stay, at the hotel (PD-61). */
export function hoursOnSaleFrom({ checkinDate, building }: Circumstances['booking']): Date {
  const arrival = dateAt(new Date(checkinDate), building.timezone);
  return instantAt(addDays(arrival, -HOURS_ON_SALE_DAYS), 0, building.timezone);
}

const denied = (act: RoomAct, why: WhyNot): RoomAction => ({ act, isAllowed: false, why });

function hoursBar(act: RoomAct, { booking, room, now }: Circumstances): RoomAction | null {
  if (booking.isOta) return denied(act, 'partner');
  if (!booking.isLoggedUserHolder && !room.isMainGuestLogged) return denied(act, 'notMainGuest');
  const from = hoursOnSaleFrom(booking);
  return now < from ? { act, isAllowed: false, why: 'notOnSale', from } : null;
}

function arriveEarlier(circumstances: Circumstances): RoomAction {
  const act = 'arriveEarlier';
  const { room, now } = circumstances;
  if (room.canPurchaseEarlyCheckin) return { act, isAllowed: true };
  // Checked first: a guest who is in the room no longer needs an earlier arrival.
  if (room.isCheckinDone) return denied(act, 'checkedIn');
  const bar = hoursBar(act, circumstances);
  if (bar) return bar;
  return denied(act, now >= new Date(room.checkinDate) ? 'passed' : 'unavailable');
}

function leaveLater(circumstances: Circumstances): RoomAction {
  const act = 'leaveLater';
  const { room, now } = circumstances;
  if (room.canPurchaseLateCheckout) return { act, isAllowed: true };
  const bar = hoursBar(act, circumstances);
  if (bar) return bar;
  return denied(act, now >= new Date(room.checkoutDate) ? 'passed' : 'unavailable');
}

function leaveEarly({ booking, room, now }: Circumstances): RoomAction {
  // Once the last night has begun, the check-out replaces it.
  if (room.isCheckoutAvailable) return { act: 'checkOut', isAllowed: true };
  const act = room.isCheckinDone ? 'leaveEarly' : 'giveUp';
  if (room.isEarlyDepartureAllowed) return { act, isAllowed: true };
  if (room.isCheckinDone) {
    const mayDecide = booking.isLoggedUserHolder || room.isMainGuestLogged;
    if (!mayDecide) return denied(act, 'notMainGuest');
    // Checked in from home: the check-out opens with the stay.
    return denied(act, now < new Date(room.checkinDate) ? 'notBegun' : 'noNightLeft');
  }
  // A single room is canceled with its booking; a guest who did not book it can leave it after check-in.
  if (booking.isLoggedUserHolder && !booking.isOta) return denied('leaveEarly', 'onlyRoom');
  return denied('leaveEarly', 'notCheckedIn');
}
