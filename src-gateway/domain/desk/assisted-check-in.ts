import type { AppContext } from '#gateway/context.ts';
import {
  checkInNotAvailable,
  isCorrectable,
  saveTrip,
} from '#gateway/domain/booking/check-in/check-in-progress.ts';
import {
  checkInState,
  checkInStateIn,
  findCheckingIn,
} from '#gateway/domain/booking/check-in/check-in-state.ts';
import { confirmCheckIn } from '#gateway/domain/booking/check-in/confirm-check-in.ts';
import { inviteGuests } from '#gateway/domain/booking/room-guests/change-guests.ts';
import type { RoomDraft } from '#gateway/domain/booking/room-guests/plan-draft.ts';
import { ownGuestRow } from '#gateway/domain/booking/view/check-in-rooms.ts';
import { toAccommodationGuests } from '#gateway/domain/booking/view/guest-view.ts';
import { paxClassifications } from '#gateway/domain/booking/view/room-state.ts';
import {
  findPersonalInfo,
  savePersonalInfo,
} from '#gateway/domain/guest/personal-info/save-personal-info.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { limitKey } from '#gateway/platform/devices.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { findDeposits } from '#gateway/store/desk-payment-store.ts';
import { roomsWithConfirmedCode } from '#gateway/store/door-store.ts';
import type { RoomGuests } from '#shared/contract/guest/accommodation-guests.ts';
import type { CheckInState, RegistrationAnswers, TripMotivation } from '#shared/contract/guest/check-in.ts';
import type { PersonalInfo, PersonalInfoChange } from '#shared/contract/guest/personal-info.ts';
import type { Assisted, AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import { AppError } from '#shared/errors.ts';
import { roomCapacity } from '#shared/rules/room-guests.ts';
import { toDeskDevice } from './desk-device.ts';
import { accountOf, type DeskGuest, findDeskStay, type GuestWanted } from './desk-stay.ts';
import { inRecordedAct, recordingStep } from './recorded-act.ts';

type Step = 'personalInfo' | 'trip' | 'guests' | 'confirm';

/** A guest's check-in with the data that it needs. Throws NOT_FOUND. */
export async function openAssisted(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  wanted: GuestWanted,
): Promise<AssistedState> {
  const { guestId } = await findAssisted(app, { hotelId, ...wanted });
  const { bookingId } = wanted;
  await inRecordedAct(app, actor, async () => ({
    result: null,
    entry: { act: 'CHECK_IN_OPENED', hotelId, bookingId, details: { roomGuestId: wanted.roomGuestId } },
  }));
  // The rooms and the version that a step sends back are of one reading of the booking.
  const { view, viewer } = await findCheckingIn(app, guestId, bookingId);
  const [checkIn, personalInfo, deposits] = await Promise.all([
    checkInStateIn(app, guestId, { view, viewer }),
    findPersonalInfo(app, guestId),
    findDeposits(app.store.db, bookingId),
  ]);
  const now = app.clock.now();
  const rooms = view.rooms.filter(({ room }) => checkIn.accommodationIds.includes(room.id));
  return {
    checkIn,
    personalInfo,
    rooms: rooms.map(({ room, number }) => {
      const { maxAdults, maxMinors } = roomCapacity(paxClassifications(room));
      const guests = toAccommodationGuests(view, room, viewer, now);
      return { accommodationId: room.id, number, maxAdults, maxMinors, guests };
    }),
    deposits: deposits.map(({ accommodationId, amountCents }) => ({ accommodationId, amountCents })),
    cardPage: app.config.web.cardPage,
  };
}

/** Throws NOT_FOUND, BAD_REQUEST, CHECKIN_NOT_AVAILABLE, PERSONAL_INFO_CHANGED. */
export async function assistPersonalInfo(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { personalInfo, ...wanted }: GuestWanted & { personalInfo: PersonalInfoChange },
): Promise<PersonalInfo> {
  const { guestId } = await findAssisted(app, { hotelId, ...wanted });
  const checkingIn = await findCheckingIn(app, guestId, wanted.bookingId);
  const { accommodationIds, registration } = await checkInStateIn(app, guestId, checkingIn);
  // The account is the guest's own: a desk changes it for a check-in that is open, for a registration that the ministry
  // refused, and for nothing else.
  if (accommodationIds.length === 0 && !isCorrectable(checkingIn, registration)) throw checkInNotAvailable();
  return savePersonalInfo(
    app,
    guestId,
    personalInfo,
    step(app, actor, { hotelId, ...wanted }, 'personalInfo'),
  );
}

/** Throws NOT_FOUND, BAD_REQUEST, CHECKIN_NOT_AVAILABLE, CHECKIN_INCOMPLETE. */
export async function assistTrip(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  {
    trip,
    registration,
    ...wanted
  }: GuestWanted & { trip: TripMotivation; registration?: RegistrationAnswers | undefined },
): Promise<CheckInState> {
  const { guestId } = await findAssisted(app, { hotelId, ...wanted });
  const { bookingId } = wanted;
  const record = step(app, actor, { hotelId, ...wanted }, 'trip');
  await saveTrip(app, { guestId, bookingId }, { trip, registration }, record);
  return checkInState(app, guestId, bookingId);
}

/** Throws NOT_FOUND, and every code of the guest's own call. */
export async function assistGuests(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { version, accommodations, ...wanted }: GuestWanted & { version: number; accommodations: RoomDraft[] },
): Promise<{ accommodations: RoomGuests[] }> {
  const { guestId } = await findAssisted(app, { hotelId, ...wanted });
  const { bookingId } = wanted;
  const record = step(app, actor, { hotelId, ...wanted }, 'guests');
  const clientKey = limitKey(toDeskDevice(hotelId, actor), '');
  return inviteGuests(app, { guestId, clientKey }, { bookingId, version, accommodations }, record);
}

/** Checks the guest in, or stores the finished form until identity or reception let them in. Throws the contract's codes. */
export async function assistConfirmation(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { version, accommodationIds, ...wanted }: GuestWanted & { version: number; accommodationIds: number[] },
): Promise<Assisted> {
  const { view, guestId } = await findAssisted(app, { hotelId, ...wanted });
  const { bookingId } = wanted;
  if (view.booking.version !== version)
    throw new AppError('BOOKING_CHANGED', 'the booking was changed meanwhile', {
      details: { version: view.booking.version },
    });
  const accommodations = accommodationIds.map(accommodationId => ({
    accommodationId,
    guests: namedGuests(view, accommodationId),
  }));
  const record = step(app, actor, { hotelId, ...wanted }, 'confirm');
  const checkedIn = await confirmCheckIn(app, { guestId, bookingId, accommodations }, record);
  const codes = await codeStates(app, { guestId, bookingId });
  return {
    bookingId,
    rooms: checkedIn.accommodations.map(room => ({ ...room, code: codes(room.accommodationId) })),
    waitsFor: checkedIn.waitsFor ?? null,
  };
}

/** As the desk has seen them: the check-in compares them with those of its own transaction. */
const namedGuests = (view: BookingView, accommodationId: number) =>
  view.guests
    .filter(guest => guest.accommodationId === accommodationId && guest.name !== '')
    .map(({ name, email, isMinor, isMain }) => ({ name, email, isMinor, isRoomMainGuest: isMain }));

async function codeStates(
  app: AppContext,
  { guestId, bookingId }: { guestId: string; bookingId: string },
): Promise<(accommodationId: number) => Assisted['rooms'][number]['code']> {
  const { db } = app.store;
  const view = await viewBooking(db, bookingId);
  const confirmed = await roomsWithConfirmedCode(db, bookingId);
  const viewer = { guestId, email: null };
  return accommodationId => {
    const room = view?.rooms.find(one => one.room.id === accommodationId)?.room;
    if (!view || !room?.doorCode) return 'NONE';
    const own = ownGuestRow({ view, viewer, now: app.clock.now() }, room);
    if (own && (own.checkedInAt === null || own.accessSuspendedAt !== null)) return 'NONE';
    return confirmed.has(accommodationId) ? 'ACTIVE' : 'SET';
  };
}

/** A guest of a booking of the hotel that is not over. Throws NOT_FOUND. */
async function findAssisted(
  app: AppContext,
  { roomGuestId, ...booking }: DeskGuest,
): Promise<{ view: BookingView; guestId: string }> {
  const view = await findDeskStay(app.store.db, booking);
  return { view, guestId: accountOf(view, roomGuestId, app.clock.now()) };
}

const step = (app: AppContext, actor: Actor, { hotelId, bookingId, roomGuestId }: DeskGuest, name: Step) =>
  recordingStep(app, actor, {
    act: 'CHECK_IN_ASSISTED',
    hotelId,
    bookingId,
    details: { roomGuestId, step: name },
  });
