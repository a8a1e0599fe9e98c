import { CHECKIN_OPENS_HOURS } from '#shared/policies.ts';
import type { Viewer } from '../bookings/booking-viewer.ts';
import { viewerOf } from '../bookings/find-viewer.ts';
import { isCheckInOpen } from '../check-in/check-in-rooms.ts';
import type { AppContext } from '../context.ts';
import { listOwnBookings } from '../store/booking-list-store.ts';
import type { StoredBooking } from '../store/booking-store.ts';
import type { BookingView } from '../store/booking-view-store.ts';
import { findNearestActive } from '../store/chat-store.ts';
import { findResidentRooms } from '../store/resident-store.ts';
import type { ChatAudience } from './chat-tree.ts';

const HOUR_MS = 3_600_000;
/** More bookings than a guest has whose check-in has opened. */
const LOOKED_THROUGH = 20;

/** Whom the chat talks to, by the guest's bookings (CHT-08). */
export async function findAudience(app: AppContext, guestId: string | null): Promise<ChatAudience> {
  if (guestId === null) return 'anonymous';
  const { db } = app.store;
  if ((await findResidentRooms(db, guestId)).length > 0) return 'staying';
  const now = app.clock.now();
  const viewer = await viewerOf(app, guestId);
  const nearest = await findNearestActive(db, viewer, now);
  if (nearest === null) return 'unbooked';
  // Every other one starts later.
  if (!hasOpened(nearest, now)) return 'booked';
  const isArriving = nearest.status === 'CONFIRMED' || (await hasOpenCheckIn(app, viewer, now));
  return isArriving ? 'arriving' : 'booked';
}

/** Whether one of the guest's bookings can be checked in to: one that is under way or unpaid does not hide the next. */
async function hasOpenCheckIn({ store }: AppContext, viewer: Viewer, now: Date): Promise<boolean> {
  const page = { status: 'active', sort: 'asc', limit: LOOKED_THROUGH, after: null } as const;
  const views = await listOwnBookings(store.db, viewer, page, now);
  return views.some(view => isArrivingAt(view, viewer, now));
}

function isArrivingAt(view: BookingView, viewer: Viewer, now: Date): boolean {
  const { booking, rooms } = view;
  // The guest may have left it, or have booked for others alone, who live in it.
  if (booking.status === 'IN_PROGRESS')
    return rooms.some(({ room }) => isCheckInOpen({ view, viewer, now }, room));
  return booking.status === 'CONFIRMED' && hasOpened(booking, now);
}

const hasOpened = ({ startsAt }: Pick<StoredBooking, 'startsAt'>, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - CHECKIN_OPENS_HOURS * HOUR_MS;
