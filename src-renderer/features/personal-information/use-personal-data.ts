import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useGuestForm } from '#renderer/forms/form.tsx';
import { errorTextKey } from '#renderer/gateway/error-text.ts';
import { queryKeys } from '#renderer/gateway/query-keys.ts';
import { hasText, loadTexts } from '#renderer/i18n/i18n.ts';
import { toast } from '#renderer/ui/toast.ts';
import type { PersonalInfo } from '#shared/contract/personal-info.ts';
import { activeBooking, fetchPersonalInfo, sendPersonalInfo } from './queries.ts';
import { callOf, type Mode } from './saving.ts';
import {
  type Conflict,
  changedParts,
  changeOf,
  conflictOf,
  isAnotherPerson,
  type PersonalInfoValues,
  valuesOf,
} from './values.ts';

const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'PERSONAL_INFO_CHANGED';

/** The server's text where it has one for the guest, else that it could not be saved (PER-23, ERR-01, ERR-02). */
async function notifyFailure(error: unknown): Promise<void> {
  await loadTexts('errors').catch(() => undefined);
  const key = errorTextKey(error);
  if (key !== 'general:genericError' && hasText(key)) toast.notify({ intent: 'error', error });
  else toast.notify({ intent: 'error', textKey: 'personal-information:personalInfoForm.reqError' });
}

export type PersonalData = {
  form: UseFormReturn<PersonalInfoValues>;
  /** The stored data; its validation is what the page shows. */
  kept: PersonalInfo;
  /** Grows whenever the form is filled again: parts with a state of their own are mounted again too. */
  round: number;
  isUnsaved: () => boolean;
  submit: (values: PersonalInfoValues) => Promise<void>;
  /** The prompt before a save that revokes the validation (PER-18). */
  anotherPerson: { open: boolean; confirm: () => void; close: () => void };
  conflict: { found: Conflict | null; keepMine: () => void; takeTheirs: () => void; close: () => void };
};

/** The form of the guest's own data and everything that can become of a save. */
export function usePersonalData(first: PersonalInfo, mode: Mode, onSaved?: () => void): PersonalData {
  const client = useQueryClient();
  const [kept, setKept] = useState(first);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<PersonalInfoValues | null>(null);
  const [found, setFound] = useState<{ conflict: Conflict; info: PersonalInfo } | null>(null);
  // What the form is compared with: read by guards that outlive a render.
  const base = useRef(first);
  const form = useGuestForm<PersonalInfoValues>({
    schema: async () => (await import('./schema.ts')).personalInfoSchema(),
    defaultValues: valuesOf(first),
  });

  const keep = (info: PersonalInfo, values: PersonalInfoValues) => {
    base.current = info;
    setKept(info);
    client.setQueryData(queryKeys.personalInfo(), info);
    form.reset(values);
    setRound(before => before + 1);
  };

  const send = async (values: PersonalInfoValues) => {
    const call = callOf(mode, valuesOf(base.current), values);
    if (call === null) return onSaved?.();
    try {
      const info = await sendPersonalInfo(call, changeOf(values, base.current.version));
      keep(info, valuesOf(info));
      // A name or a validation that changed shows elsewhere too.
      void client.invalidateQueries({ queryKey: queryKeys.identityStatus() });
      toast.notify({ intent: 'success', textKey: 'personal-information:personalInfoForm.saveSuccess' });
      onSaved?.();
    } catch (error) {
      if (isConflict(error)) await look(values);
      else await notifyFailure(error);
    }
  };

  /** Another device saved in between: the stored data are shown beside what was typed. */
  const look = async (mine: PersonalInfoValues) => {
    try {
      const info = await fetchPersonalInfo();
      const conflict = conflictOf(valuesOf(base.current), mine, valuesOf(info));
      if (conflict.differing.length === 0) keep(info, valuesOf(info));
      else setFound({ conflict, info });
    } catch (error) {
      await notifyFailure(error);
    }
  };

  const hasBooking = () =>
    // Where this is not known, one prompt too many does no harm.
    client.fetchQuery({ ...activeBooking, staleTime: 0 }).catch(() => true);

  const submit = async (values: PersonalInfoValues) => {
    const { isValidated } = base.current.identityValidation;
    if (isValidated && isAnotherPerson(valuesOf(base.current), values) && (await hasBooking())) {
      return setAsked(values);
    }
    await send(values);
  };

  return {
    form,
    kept,
    round,
    isUnsaved: useCallback(() => changedParts(valuesOf(base.current), form.getValues()).length > 0, [form]),
    submit,
    anotherPerson: {
      open: asked !== null,
      confirm() {
        setAsked(null);
        if (asked) void send(asked);
      },
      close: () => setAsked(null),
    },
    conflict: {
      found: found?.conflict ?? null,
      keepMine() {
        if (!found) return;
        setFound(null);
        keep(found.info, found.conflict.keepMine);
        void submit(found.conflict.keepMine);
      },
      takeTheirs() {
        if (!found) return;
        setFound(null);
        keep(found.info, found.conflict.takeTheirs);
      },
      close: () => setFound(null),
    },
  };
}
