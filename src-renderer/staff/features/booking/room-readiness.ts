import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { isStayOpen } from '../shared/stay/is-stay-open.ts';

type Facts = Pick<
  DeskRoom,
  'status' | 'leftAt' | 'checkedInAt' | 'arrival' | 'isRoomReady' | 'roomExpectedAt'
>;

/** What guests of today wait for; null for a room that is ready, and for one whose guests come on a later day or are in it. */
export function waitingRoom(room: Facts, today: LocalDate): { expectedAt: string | null } | null {
  const isAwaited = isStayOpen(room) && room.checkedInAt === null && room.arrival.date <= today;
  return isAwaited && !room.isRoomReady ? { expectedAt: room.roomExpectedAt } : null;
}
