import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { type PersonalInfoValues, toValues } from '#renderer/platform/guest-forms/personal-info-values.ts';
import type { PersonalInfo } from '#shared/contract/guest/personal-info.ts';

export function useStoredForm(first: PersonalInfo) {
  const client = useQueryClient();
  const [stored, setStored] = useState(first);
  const [round, setRound] = useState(0);
  // The values that the form is compared with; read by guards that outlive a render.
  const base = useRef(first);
  const form = useAppForm<PersonalInfoValues>({
    schema: async () =>
      (await import('#renderer/platform/guest-forms/personal-info-schema.ts')).personalInfoSchema(),
    defaultValues: toValues(first),
  });

  /** Replaces the base with the gateway's stored data; `values` is then shown in the form. */
  const replace = (info: PersonalInfo, values = toValues(info)) => {
    base.current = info;
    setStored(info);
    client.setQueryData(queryKeys.personalInfo(), info);
    form.reset(values);
    setRound(before => before + 1);
  };

  return { form, stored, round, base, replace };
}
