import { generatePath, useParams } from 'react-router';
import * as z from 'zod/mini';
import { bookingPages } from '#renderer/platform/paths.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import { hoursType } from '#shared/contract/guest/hours-type.ts';
import { id } from '#shared/contract/schemas.ts';

type Room = { bookingId: string; accommodationId: number };

const ofBooking = (pattern: string) => (bookingId: string) => generatePath(pattern, { bookingId });
const ofRoom = (pattern: string) => (room: Room) =>
  generatePath(pattern, { bookingId: room.bookingId, accommodationId: String(room.accommodationId) });
const ofHours = (pattern: string) => (hours: Room & { type: HoursType }) =>
  generatePath(pattern, { ...hours, accommodationId: String(hours.accommodationId) });

export const bookingPath = {
  details: ofBooking(bookingPages.details),
  management: ofBooking(bookingPages.management),
  guests: ofBooking(bookingPages.guests),
  buyHours: ofBooking(bookingPages.buyHours),
  checkIn: ofBooking(bookingPages.checkInStart),
  bill: ofBooking(bookingPages.bill),
  payWithPix: ofBooking(bookingPages.payWithPix),
  leaveAny: ofBooking(bookingPages.leave),
  left: ofBooking(bookingPages.left),
  earlyDeparture: ofRoom(bookingPages.earlyDeparture),
  leave: ofRoom(bookingPages.leave),
  payHours: ofHours(bookingPages.payHours),
  hoursBought: ofHours(bookingPages.hoursBought),
};

const params = z.object({
  bookingId: id,
  accommodationId: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
  type: z.optional(hoursType),
});

export function useBookingParams(): z.infer<typeof params> | null {
  return params.safeParse(useParams()).data ?? null;
}
