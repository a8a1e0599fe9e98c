import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';

type PersonActOptions<Given> = {
  hotelId: string;
  /** The text that says it is done, of the person that `nameOf` returns. */
  done: KeyOf<'staff/accounts'>;
  nameOf: (given: Given) => string;
  onDone: () => void;
};

/** An act on a person: the list is fetched again, also after a failure, which may mean that a colleague was faster. */
export function usePersonAct<Given>(
  act: (given: Given) => Promise<unknown>,
  { hotelId, done, nameOf, onDone }: PersonActOptions<Given>,
): UseMutationResult<unknown, Error, Given> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_, given) => {
      toast.notify({
        intent: 'success',
        textKey: `staff/accounts:${done}`,
        values: { name: nameOf(given) },
      });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.people(hotelId) }),
  });
}
