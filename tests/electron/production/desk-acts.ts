import { randomUUID } from 'node:crypto';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import { CPF } from '#tests/personal-data.ts';
import { HOTEL } from './production-hotel.ts';
import type { StaffPerson } from './staff-person.ts';

const newKey = () => `desk_${randomUUID()}`;

/** A booking as its page at the desk shows it. */
export const openBooking = ({ calls }: StaffPerson, bookingId: string): Promise<DeskBooking> =>
  calls.deskBooking.find({ hotelId: HOTEL, bookingId });

/** Opens the drawer of the desk; its own if it is open. */
export async function openDrawer({ calls }: StaffPerson): Promise<void> {
  const { drawer } = await calls.drawers.current({ hotelId: HOTEL });
  if (drawer === null) await calls.drawers.open({ hotelId: HOTEL, key: newKey(), count: [] });
}

/** Finds the booking by its code and takes what it owes, in exact notes. */
export async function takeCash(desk: StaffPerson, locator: string): Promise<DeskReceipt> {
  const { calls } = desk;
  await openDrawer(desk);
  const { hits } = await calls.search.find({ hotelId: HOTEL, text: locator });
  const [{ bookingId } = { bookingId: '' }] = hits;
  const { due } = await calls.deskPayments.due({ hotelId: HOTEL, bookingId });
  if (due === null) throw new Error('nothing is due');
  return calls.deskPayments.take({
    hotelId: HOTEL,
    bookingId,
    key: newKey(),
    ...due,
    means: { kind: 'CASH' },
  });
}

const guestOf = ({ bookingId, people: [guest] }: DeskBooking) => ({
  hotelId: HOTEL,
  bookingId,
  roomGuestId: guest?.roomGuestId ?? '',
});

/** Cash that guarantees the only room of a booking. */
export async function takeDeposit(desk: StaffPerson, bookingId: string, amountCents: number): Promise<void> {
  await openDrawer(desk);
  const booking = await openBooking(desk, bookingId);
  const accommodationId = booking.rooms[0]?.accommodationId ?? 0;
  const order = { ...guestOf(booking), key: newKey(), accommodationId, amountCents };
  await desk.calls.assistedCheckIn.takeDeposit(order);
}

/** Sees the guest and the document, and approves it as the guest's data are. */
export async function approveDocument(desk: StaffPerson, bookingId: string): Promise<void> {
  const guest = guestOf(await openBooking(desk, bookingId));
  const { firstName, lastName, birthDate, nationality, version } = await desk.calls.documents.find(guest);
  if (nationality === null) throw new Error('the guest has named no nationality');
  await desk.calls.documents.approve({
    ...guest,
    version,
    document: { kind: 'CPF', number: CPF, firstName, lastName, birthDate, nationality },
    corrected: [],
    isPersonSeen: true,
  });
}

/** Somebody brings a parcel that nobody announced; returns its id. */
export async function receiveParcel(
  desk: StaffPerson,
  bookingId: string,
  parcel: { description: string; comments: string },
): Promise<string> {
  const { roomGuestId } = guestOf(await openBooking(desk, bookingId));
  const order = { hotelId: HOTEL, key: newKey(), roomGuestId, type: 'POST_OFFICE' as const, ...parcel };
  return (await desk.calls.parcels.register(order)).id;
}
