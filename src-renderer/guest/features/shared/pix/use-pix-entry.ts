import type { UseFormReturn } from 'react-hook-form';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { formatCpfOrCnpj } from '#shared/rules/cpf-cnpj.ts';
import type { TaxIdValues } from './tax-id-schema.ts';

export type PixEntry = {
  taxId: UseFormReturn<TaxIdValues>;
  /** Fills in the number typed elsewhere on this page, unless something is typed already. */
  suggest: (taxId: string) => void;
};

export function usePixEntry(): PixEntry {
  const taxId = useAppForm<TaxIdValues>({
    schema: () => import('./tax-id-schema.ts').then(module => module.taxIdSchema),
    defaultValues: { taxId: '' },
    mode: 'onTouched',
  });
  return {
    taxId,
    suggest: typed => {
      if (typed !== '' && taxId.getValues('taxId') === '')
        taxId.setValue('taxId', formatCpfOrCnpj(typed), { shouldValidate: true, shouldDirty: true });
    },
  };
}
