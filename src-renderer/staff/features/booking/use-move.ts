import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type MovedRoom, movedRoom, moveReason } from '#shared/contract/staff/room-moves.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useActKey } from '../shared/money/act-key.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import type { MoveValues } from './move-schema.ts';

export type RoomToMove = { hotelId: string; bookingId: string; accommodationId: number; roomId: string };

const toInput = ({ hotelId, bookingId, accommodationId }: RoomToMove) => ({
  hotelId,
  bookingId,
  accommodationId: String(accommodationId),
});

export const toDay = (when: string): LocalDate | null => (when === 'now' ? null : when);

/** Rooms that are free from a day on; without a day from now on. */
export function useMoveTargets(room: RoomToMove, day: LocalDate | null) {
  const enabled = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.moveTargets(room.hotelId, room.bookingId, room.accommodationId, day),
    queryFn: ({ signal }) =>
      staffGateway.roomMoves.find({ ...toInput(room), ...(day !== null && { day }) }, { signal }),
    staleTime: 0,
    enabled,
  });
}

export function useMove(room: RoomToMove, onDone: (moved: MovedRoom) => void) {
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
  const { hotelId, bookingId } = room;
  return useMutation({
    mutationFn: async ({ when, roomId, reason }: MoveValues) =>
      checked(
        movedRoom,
        await staffGateway.roomMoves.move({
          ...toInput(room),
          key,
          fromRoomId: room.roomId,
          toRoomId: roomId,
          day: toDay(when),
          reason: moveReason.parse(reason),
        }),
      ),
    onSuccess: moved => {
      toast.notify({
        intent: 'success',
        textKey: `staff/booking:move.${moved.startsAt === null ? 'done' : 'planned'}`,
        values: { number: moved.number },
      });
      onDone(moved);
    },
    onError: renewAfter,
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
}

export function useCancelMove(room: RoomToMove, number: string, onDone: () => void) {
  const queries = useQueryClient();
  const { hotelId, bookingId } = room;
  return useMutation({
    mutationFn: () => staffGateway.roomMoves.cancel(toInput(room)),
    onSuccess: () => {
      toast.notify({ intent: 'success', textKey: 'staff/booking:move.cancel.done', values: { number } });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
}
