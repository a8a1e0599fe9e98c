import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffDesk } from '#renderer/platform/host/staff-desk.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { LobbyCall } from '#shared/contract/staff/lobby.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { stepOf } from './shown-call.ts';

/** The next act on a call: go to the guest, ask for the touch, or open the guest's step in a window of its own (FRD-13). */
export function useCallStep(hotelId: string) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(call: LobbyCall) {
      const desk = staffDesk();
      const given = { hotelId, id: call.id };
      const step = stepOf(call, desk !== null);
      if (step === 'take') await staffGateway.lobby.take(given);
      if (step === 'offer') await staffGateway.lobby.offer(given);
      // The code is good for one window of this desk; main hands it to no other.
      if (step === 'open') await desk?.openGuestWindow((await staffGateway.lobby.open(given)).code);
    },
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => queries.invalidateQueries({ queryKey: staffKeys.calls(hotelId) }),
  });
}
