import * as z from 'zod/mini';
import { roomAccess } from '#renderer/guest/features/shared/guest-booking/room-access.ts';
import { type BookingDetails, hotelFacts } from '#shared/contract/guest/booking-details.ts';
import { id, isoInstant } from '#shared/contract/schemas.ts';
import { hasStayCard } from './has-stay-card.ts';

const MINUTE_MS = 60_000;

/** A device's clock may be corrected by a little; one that was set back further makes the expiry unknown. */
const CLOCK_CORRECTION_MS = 5 * MINUTE_MS;

const cardRoom = z.object({
  type: z.string(),
  /** Null before check-in, and for other guests' rooms. */
  suiteNumber: z.nullable(z.string()),
  /** Only while its door opens for the guest (BKG-14), and never after `checkoutDate`. */
  doorCode: z.nullable(z.string()),
  /** The reason why there is no code; null with one, and for a room without access. */
  door: z.nullable(z.enum(['before', 'after', 'ownCheckIn', 'notReady', 'overstaying', 'left', 'unknown'])),
  checkinDate: isoInstant,
  checkoutDate: isoInstant,
});
export type CardRoom = z.infer<typeof cardRoom>;

export const stayCard = z.object({
  version: z.literal(2),
  guest: z.string(),
  /** By the gateway's clock, and its offset to this device's; milliseconds. */
  savedAt: z.int(),
  clockAheadMs: z.int(),
  bookingId: id,
  locator: z.string(),
  isHere: z.boolean(),
  isOta: z.boolean(),
  checkinDate: isoInstant,
  checkoutDate: isoInstant,
  building: z.object({
    name: z.string(),
    city: z.string(),
    address: z.array(z.string()),
    timezone: z.string(),
  }),
  rooms: z.array(cardRoom),
  /** Wi-Fi and the hotel's other facts; null until the guest has checked in, and after they have left (HLP-07). */
  hotelFacts: z.nullable(hotelFacts),
});
export type StayCard = z.infer<typeof stayCard>;

type Saving = { guest: string; now: Date; clockAheadMs: number };

export function toStayCard(booking: BookingDetails, { guest, now, clockAheadMs }: Saving): StayCard | null {
  if (!hasStayCard(booking, now)) return null;
  const { bookingId, locator, status, isOta, checkinDate, checkoutDate, building, accommodations } = booking;
  return {
    version: 2,
    guest,
    savedAt: now.getTime(),
    clockAheadMs: Math.round(clockAheadMs),
    bookingId,
    locator,
    isHere: status === 'IN_PROGRESS',
    isOta,
    checkinDate,
    checkoutDate,
    building: {
      name: building.name,
      city: building.city,
      address: building.address,
      timezone: building.timezone,
    },
    hotelFacts: booking.hotelFacts ?? null,
    rooms: accommodations.map(room => {
      const access = room.viewMode === 'FULL' ? roomAccess(room, now) : null;
      return {
        type: room.type,
        suiteNumber: room.room?.suiteNumber ?? null,
        doorCode: access?.is === 'open' ? access.code : null,
        door: access === null || access.is === 'open' ? null : access.is,
        checkinDate: room.checkinDate,
        checkoutDate: room.checkoutDate,
      };
    }),
  };
}

/** The gateway's current time, from this device's clock and the offset stored with the card. */
export const cardNow = ({ clockAheadMs }: Pick<StayCard, 'clockAheadMs'>, deviceNow: number): Date =>
  new Date(deviceNow + clockAheadMs);

/**
 * Null once the stay has ended; no number or code of a room after its departure, and no Wi-Fi after that of the guest's last
 * own room. The same object if unchanged.
 */
export function cardAt(card: StayCard, now: Date): StayCard | null {
  if (now.getTime() < card.savedAt - CLOCK_CORRECTION_MS) return null;
  const hasLeft = (room: Pick<CardRoom, 'checkoutDate'>) => now >= new Date(room.checkoutDate);
  if (hasLeft(card) || card.rooms.every(hasLeft)) return null;
  if (!card.rooms.some(room => hasLeft(room) && (room.doorCode ?? room.suiteNumber) !== null)) return card;
  const rooms = card.rooms.map(room =>
    hasLeft(room) ? { ...room, suiteNumber: null, doorCode: null, door: 'left' as const } : room,
  );
  // Only rooms of the guest have a number: others of the booking may stay longer.
  const isStaying = rooms.some(({ suiteNumber }) => suiteNumber !== null);
  return { ...card, rooms, hotelFacts: isStaying ? card.hotelFacts : null };
}

export type Age = { value: number; unit: 'minute' | 'hour' | 'day' };

/** The age of a card; null for less than a minute. */
export function ageOf(card: Pick<StayCard, 'savedAt'>, now: Date): Age | null {
  const minutes = Math.floor((now.getTime() - card.savedAt) / MINUTE_MS);
  if (minutes < 1) return null;
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' };
}
