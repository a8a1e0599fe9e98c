import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { type Endings, endingReason, endings } from '#shared/contract/staff/endings.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import type { EndingValues } from './ending-schema.ts';

type Conclusion = NonNullable<Endings['rooms'][number]['conclude']>;
type OfRoom = { accommodationId: number; number: string };

/** One act of a manager, with the figures that the dialog shows and the gateway compares. */
export type EndingAct =
  | ({ name: 'cancel' } & NonNullable<Endings['cancel']>)
  | ({ name: 'conclude' } & OfRoom & Conclusion)
  | ({ name: 'undoCheckIn' } & OfRoom)
  | { name: 'undoNoShow'; creditCents: number };

type Booking = { hotelId: string; bookingId: string };

export function useEndings({ hotelId, bookingId }: Booking, isManager: boolean) {
  const isUnlocked = useIsUnlocked();
  return useQuery({
    queryKey: staffKeys.endings(hotelId, bookingId),
    queryFn: async ({ signal }) =>
      checked(endings, await staffGateway.endings.find({ hotelId, bookingId }, { signal })),
    staleTime: 0,
    enabled: isManager && isUnlocked,
  });
}

function send(booking: Booking, act: EndingAct, { reason }: EndingValues): Promise<unknown> {
  const given = { ...booking, reason: endingReason.parse(reason) };
  switch (act.name) {
    case 'cancel':
      return staffGateway.endings.cancel({ ...given, creditCents: act.creditCents });
    case 'undoNoShow':
      return staffGateway.endings.undoNoShow(given);
    case 'undoCheckIn':
      return staffGateway.endings.undoCheckIn({ ...given, accommodationId: String(act.accommodationId) });
    case 'conclude': {
      const { creditCents, overstayCents } = act;
      const accommodationId = String(act.accommodationId);
      return staffGateway.endings.conclude({ ...given, accommodationId, creditCents, overstayCents });
    }
  }
}

export function useEnding(booking: Booking, act: EndingAct, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: EndingValues) => send(booking, act, values),
    onSuccess: () => {
      toast.notify({ intent: 'success', textKey: `staff/booking:ending.${act.name}.done` });
      onDone();
    },
    onSettled: () =>
      void queries.invalidateQueries({ queryKey: staffKeys.booking(booking.hotelId, booking.bookingId) }),
  });
}

/** The acts that are possible now, in the order in which they stand on the page. */
export function toActs(found: Endings, rooms: readonly OfRoom[]): EndingAct[] {
  const acts: EndingAct[] = [];
  for (const { accommodationId, conclude, undoCheckInUntil } of found.rooms) {
    const number = rooms.find(room => room.accommodationId === accommodationId)?.number ?? '';
    const room = { accommodationId, number };
    if (conclude !== null) acts.push({ name: 'conclude', ...room, ...conclude });
    if (undoCheckInUntil !== null) acts.push({ name: 'undoCheckIn', ...room });
  }
  if (found.undoNoShow !== null) acts.push({ name: 'undoNoShow', creditCents: found.undoNoShow.creditCents });
  if (found.cancel !== null) acts.push({ name: 'cancel', ...found.cancel });
  return acts;
}
