import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#renderer/platform/ui/toast.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';

type PasskeyActOptions<Given> = {
  staffId: string;
  done: 'added' | 'removed';
  nameOf: (given: Given) => string;
  onDone: () => void;
};

/** A change of the own passkeys: the list is fetched again, also after a failure. */
export function usePasskeyAct<Given>(
  act: (given: Given) => Promise<unknown>,
  { staffId, done, nameOf, onDone }: PasskeyActOptions<Given>,
): UseMutationResult<unknown, Error, Given> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_, given) => {
      toast.notify({
        intent: 'success',
        textKey: `staff/own-access:passkeys.${done}`,
        values: { name: nameOf(given) },
      });
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: staffKeys.passkeys(staffId) }),
  });
}
