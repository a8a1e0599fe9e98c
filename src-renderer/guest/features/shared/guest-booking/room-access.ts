import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';

type Facts = Pick<
  DetailedAccommodation,
  | 'status'
  | 'isOverstaying'
  | 'isCheckinDone'
  | 'isCheckinAvailable'
  | 'isRoomReady'
  | 'lockDoorCode'
  | 'checkinDate'
> & {
  room: { isDoorOpeningAllowed: boolean } | null;
};

/** The hour at which a room that its guest waits for is expected; null where nobody has said it, and once it has passed. */
export function expectedHour(
  { isRoomReady, roomExpectedAt = null }: Pick<DetailedAccommodation, 'isRoomReady' | 'roomExpectedAt'>,
  now: Date,
): string | null {
  return !isRoomReady && roomExpectedAt !== null && new Date(roomExpectedAt) > now ? roomExpectedAt : null;
}

export type RoomAccess =
  | { is: 'open'; code: string }
  /** `ownCheckIn`: others of the room have checked in, and this guest has not; `notReady`: it is not free yet. */
  | { is: 'before' | 'after' | 'ownCheckIn' | 'notReady' | 'overstaying' | 'left' | 'unknown' };

/** Null for a room without access: not paid, canceled, or a no-show. */
export function roomAccess(room: Facts, now: Date): RoomAccess | null {
  const { status, lockDoorCode } = room;
  if (status === 'CONCLUDED') return { is: 'left' };
  if (status !== 'CONFIRMED' && status !== 'IN_PROGRESS') return null;
  // In a room that others have checked in to, a guest sees its code only after their own check-in.
  if (room.isCheckinDone && room.isCheckinAvailable) return { is: 'ownCheckIn' };
  if (room.room?.isDoorOpeningAllowed)
    return lockDoorCode === null ? { is: 'unknown' } : { is: 'open', code: lockDoorCode };
  if (room.isOverstaying) return { is: 'overstaying' };
  const hasBegun = now >= new Date(room.checkinDate);
  if (hasBegun && !room.isRoomReady) return { is: 'notReady' };
  if (!room.isCheckinDone) return { is: 'before' };
  return { is: hasBegun ? 'unknown' : 'after' };
}
