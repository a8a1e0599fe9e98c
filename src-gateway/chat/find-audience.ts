import { CHECKIN_OPENS_HOURS } from '#shared/policies.ts';
import { viewerOf } from '../bookings/find-viewer.ts';
import type { AppContext } from '../context.ts';
import { findNearestActive } from '../store/chat-store.ts';
import { findResidentRooms } from '../store/resident-store.ts';
import type { ChatAudience } from './chat-tree.ts';

const HOUR_MS = 3_600_000;

/** Whom the chat talks to, by the guest's bookings (CHT-08). */
export async function findAudience(app: AppContext, guestId: string | null): Promise<ChatAudience> {
  if (guestId === null) return 'anonymous';
  const { db } = app.store;
  if ((await findResidentRooms(db, guestId)).length > 0) return 'staying';
  const now = app.clock.now();
  const nearest = await findNearestActive(db, await viewerOf(app, guestId), now);
  if (nearest === null) return 'unbooked';
  const canCheckIn = nearest.status === 'CONFIRMED' || nearest.status === 'IN_PROGRESS';
  const opensAt = nearest.startsAt.getTime() - CHECKIN_OPENS_HOURS * HOUR_MS;
  return canCheckIn && now.getTime() >= opensAt ? 'arriving' : 'booked';
}
