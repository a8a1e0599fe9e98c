import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { markRead } from './read-notes.ts';

type NoteAct = { name: 'finish' | 'reopen'; id: string };

/** Done or open again: each takes the other one back, so that neither asks before. */
export function useNoteAct(hotelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, id }: NoteAct) => staffGateway.notes[name]({ hotelId, id }),
    onSuccess: (_, { name, id }) => {
      if (name === 'finish') markRead([{ id }], hotelId);
      toast.notify({ intent: 'success', textKey: `staff/notes:${name}.done` });
    },
    onError: (error, { id }) => {
      // A colleague has done it: the strip kept it in its place.
      if (error instanceof AppError && error.code === 'NOTE_CHANGED') markRead([{ id }], hotelId);
      toast.notify({ intent: 'error', error });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.notes(hotelId) }),
  });
}
