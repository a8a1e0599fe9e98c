import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';

type NoteAct = { name: 'finish' | 'reopen'; id: string };

/** Done or open again: each takes the other one back, so that neither asks before. */
export function useNoteAct(hotelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, id }: NoteAct) => staffGateway.notes[name]({ hotelId, id }),
    onSuccess: (_, { name }) => toast.notify({ intent: 'success', textKey: `staff/notes:${name}.done` }),
    onError: error => toast.notify({ intent: 'error', error }),
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.notes(hotelId) }),
  });
}
