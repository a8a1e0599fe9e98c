import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import type { DoorCodeReason } from '#shared/contract/door-code-reasons.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { shownCode } from '#shared/contract/staff/door-codes.ts';
import { staffGateway } from '../gateway/staff-client.ts';
import { staffKeys } from '../gateway/staff-keys.ts';
import { useIsUnlocked } from '../session/session-state.ts';

/** As long as somebody needs to read it out and write it down. */
export const SHOWN_MS = 30_000;

export type DoorAct = { name: 'show' | 'renew' | 'end'; room: Pick<DeskRoom, 'accommodationId' | 'number'> };

type Shown = { code: string; isActive: boolean; endsAt: number };
type Outcome = Shown | 'ended';

/** The code is in this mutation alone, and leaves it after a short time, with a lock, and with the dialog. */
export function useDoorAct(
  { hotelId, bookingId }: { hotelId: string; bookingId: string },
  { name, room }: DoorAct,
) {
  const queries = useQueryClient();
  const isUnlocked = useIsUnlocked();
  const [isHidden, setHidden] = useState(false);
  const act = useMutation({
    mutationFn: async (reason: DoorCodeReason): Promise<Outcome> => {
      const input = { hotelId, bookingId, accommodationId: String(room.accommodationId), reason };
      if (name === 'end') {
        await staffGateway.doorCodes.end(input);
        return 'ended';
      }
      const given = checked(shownCode, await staffGateway.doorCodes[name](input));
      return {
        code: given.lockDoorCode,
        isActive: given.isDoorCodeActive,
        endsAt: Date.now() + SHOWN_MS,
      };
    },
    gcTime: 0,
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) }),
  });
  const { data, reset } = act;
  const given = data === undefined || data === 'ended' ? null : data;
  useEffect(() => {
    if (given === null) return;
    const hide = () => {
      reset();
      setHidden(true);
    };
    // Somebody else may open the lock: the code is gone before the page is seen again.
    if (!isUnlocked) return hide();
    const timer = setTimeout(hide, given.endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [given, isUnlocked, reset]);
  return {
    run: (reason: DoorCodeReason) => act.mutate(reason),
    shown: isUnlocked ? given : null,
    isEnded: data === 'ended',
    isHidden,
    isBusy: act.isPending,
    error: act.error,
  };
}
