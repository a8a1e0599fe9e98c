import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { dateAt, daysBetween } from '#shared/hotel-time.ts';

/** The state of the guest's nearest booking, in nights on the hotel's calendar. */
export type Stay =
  | { phase: 'coming'; nights: number; checkinOpen: boolean }
  | { phase: 'here'; nights: number };

type Facts = Pick<Booking, 'status' | 'checkinDate' | 'checkoutDate' | 'minCheckinDate'> & {
  building: { timezone: string };
};

/** A hotel-local instant's own day: the first part of the text (PD-23). */
export const dayOf = (instant: string): string => instant.slice(0, 10);
export const hourOf = (instant: string): number => Number(instant.slice(11, 13));

type OwnRoom = Pick<Booking['accommodations'][number], 'viewMode' | 'status'>;

/** The guest's own room, while they or others live in it. */
export const isLivedIn = ({ viewMode, status }: OwnRoom): boolean =>
  viewMode === 'FULL' && status === 'IN_PROGRESS';

export function toStay(booking: Facts, now: Date): Stay {
  const today = dateAt(now, booking.building.timezone);
  const until = (instant: string) => Math.max(0, daysBetween(today, dayOf(instant)));
  if (booking.status === 'IN_PROGRESS') return { phase: 'here', nights: until(booking.checkoutDate) };
  const checkinOpen = booking.status === 'CONFIRMED' && now >= new Date(booking.minCheckinDate);
  return { phase: 'coming', nights: until(booking.checkinDate), checkinOpen };
}
