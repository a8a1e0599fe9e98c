import type { AppContext } from '#gateway/context.ts';
import { findViewer, type Viewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { isCheckInOpen } from '#gateway/domain/booking/view/check-in-rooms.ts';
import { listOwnBookings } from '#gateway/store/booking-list-store.ts';
import type { StoredBooking } from '#gateway/store/booking-store.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import { findNearestActive } from '#gateway/store/chat-store.ts';
import { findResidentRooms } from '#gateway/store/resident-store.ts';
import { CHECKIN_OPENS_HOURS } from '#shared/policies.ts';
import type { ChatAudience } from './chat-tree.ts';

const HOUR_MS = 3_600_000;
const MAX_ACTIVE = 20;

export async function findAudience(app: AppContext, guestId: string | null): Promise<ChatAudience> {
  if (guestId === null) return 'anonymous';
  const { db } = app.store;
  if ((await findResidentRooms(db, guestId)).length > 0) return 'staying';
  const now = app.clock.now();
  const viewer = await findViewer(app, guestId);
  const nearest = await findNearestActive(db, viewer, now);
  if (nearest === null) return 'unbooked';
  // Every other one starts later.
  if (!hasOpened(nearest, now)) return 'booked';
  const isArriving = nearest.status === 'CONFIRMED' || (await hasOpenCheckIn(app, viewer, now));
  return isArriving ? 'arriving' : 'booked';
}

/** A current or unpaid booking does not hide the next. */
async function hasOpenCheckIn({ store }: AppContext, viewer: Viewer, now: Date): Promise<boolean> {
  const page = { status: 'active', sort: 'asc', limit: MAX_ACTIVE, after: null } as const;
  const views = await listOwnBookings(store.db, viewer, page, now);
  return views.some(view => isArrivingAt(view, viewer, now));
}

function isArrivingAt(view: BookingView, viewer: Viewer, now: Date): boolean {
  const { booking, rooms } = view;
  // The guest may have left it, or have booked only for others, who stay in it.
  if (booking.status === 'IN_PROGRESS')
    return rooms.some(({ room }) => isCheckInOpen({ view, viewer, now }, room));
  return booking.status === 'CONFIRMED' && hasOpened(booking, now);
}

const hasOpened = ({ startsAt }: Pick<StoredBooking, 'startsAt'>, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - CHECKIN_OPENS_HOURS * HOUR_MS;
