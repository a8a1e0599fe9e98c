import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import {
  type Conflict,
  changedParts,
  isAnotherPerson,
  type PersonalInfoValues,
  toChange,
  toValues,
} from '#renderer/platform/guest-forms/personal-info-values.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { PersonalInfo } from '#shared/contract/guest/personal-info.ts';
import { activeBooking, sendPersonalInfo } from './queries.ts';
import { chooseCall, type Mode, notifyFailure } from './saving.ts';
import { isConflict, useConflict } from './use-conflict.ts';
import { useStoredForm } from './use-stored-form.ts';

export type PersonalData = {
  form: UseFormReturn<PersonalInfoValues>;
  stored: PersonalInfo;
  /** Increases whenever the form is filled again, so that parts with their own state are mounted again. */
  round: number;
  isUnsaved: () => boolean;
  submit: (values: PersonalInfoValues) => Promise<void>;
  anotherPerson: { open: boolean; confirm: () => void; close: () => void };
  conflict: { found: Conflict | null; keepMine: () => void; takeTheirs: () => void; close: () => void };
};

export type SaveEnds = { onSaved?: () => Promise<void>; onLost?: (again: () => Promise<void>) => void };

export function usePersonalData(
  first: PersonalInfo,
  mode: Mode,
  { onSaved, onLost }: SaveEnds = {},
): PersonalData {
  const client = useQueryClient();
  const { form, stored, round, base, replace } = useStoredForm(first);
  const conflict = useConflict({ base, replace });
  const [toConfirm, setToConfirm] = useState<PersonalInfoValues | null>(null);

  const send = async (values: PersonalInfoValues): Promise<void> => {
    const call = chooseCall(mode, toValues(base.current), values);
    if (call === null) return onSaved?.();
    try {
      replace(await sendPersonalInfo(call, toChange(values, base.current.version)));
      // A change of name or validation is also shown on other pages.
      void client.invalidateQueries({ queryKey: queryKeys.identityStatus() });
      toast.notify({ intent: 'success', textKey: 'personal-information:personalInfoForm.saveSuccess' });
      await onSaved?.();
    } catch (error) {
      if (onLost && isResponseLost(toAppError(error))) return onLost(() => send(values));
      if (!isConflict(error)) await notifyFailure(error);
      else if (await conflict.compare(values)) await onSaved?.();
    }
  };

  const hasBooking = () =>
    // If this is unknown, an unnecessary prompt does no harm.
    client.fetchQuery({ ...activeBooking, staleTime: 0 }).catch(() => true);

  const submit = async (values: PersonalInfoValues) => {
    const { isValidated } = base.current.identityValidation;
    if (isValidated && isAnotherPerson(toValues(base.current), values) && (await hasBooking())) {
      return setToConfirm(values);
    }
    await send(values);
  };

  return {
    form,
    stored,
    round,
    isUnsaved: useCallback(
      () => changedParts(toValues(base.current), form.getValues()).length > 0,
      [base, form],
    ),
    submit,
    anotherPerson: {
      open: toConfirm !== null,
      confirm() {
        setToConfirm(null);
        if (toConfirm) void send(toConfirm);
      },
      close: () => setToConfirm(null),
    },
    conflict: {
      found: conflict.found,
      keepMine() {
        const mine = conflict.choose('keepMine');
        if (mine) void submit(mine);
      },
      takeTheirs: () => void conflict.choose('takeTheirs'),
      close: conflict.close,
    },
  };
}
