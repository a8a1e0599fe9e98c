import { useState } from 'react';
import {
  type Conflict,
  changedParts,
  findConflict,
  type PersonalInfoValues,
  toValues,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import type { PersonalInfo } from '#shared/contract/guest/personal-info.ts';
import { fetchPersonalInfo } from './queries.ts';
import { notifyFailure } from './saving.ts';
import type { useStoredForm } from './use-stored-form.ts';

export const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'PERSONAL_INFO_CHANGED';

export function useConflict({ base, replace }: Pick<ReturnType<typeof useStoredForm>, 'base' | 'replace'>) {
  const [found, setFound] = useState<{ conflict: Conflict; info: PersonalInfo } | null>(null);
  return {
    found: found?.conflict ?? null,
    /** Returns true if everything is stored as it was typed: only the response was lost. */
    async compare(mine: PersonalInfoValues): Promise<boolean> {
      try {
        const info = await fetchPersonalInfo();
        const conflict = findConflict(toValues(base.current), mine, toValues(info));
        if (conflict.differing.length === 0) replace(info);
        else setFound({ conflict, info });
        return changedParts(mine, toValues(info)).length === 0;
      } catch (error) {
        await notifyFailure(error);
        return false;
      }
    },
    /** Fills the form with the guest's choice and returns it; null if there is nothing to choose. */
    choose(choice: 'keepMine' | 'takeTheirs'): PersonalInfoValues | null {
      if (!found) return null;
      setFound(null);
      replace(found.info, found.conflict[choice]);
      return found.conflict[choice];
    },
    close: () => setFound(null),
  };
}
