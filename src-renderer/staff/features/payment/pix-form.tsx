import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { deskPix } from '#shared/contract/staff/desk-payments.ts';
import { formatCpfOrCnpj, taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import { staffKeys } from '../shared/gateway/staff-keys.ts';
import { useActKey } from '../shared/money/act-key.ts';
import { MeansForm } from './means-form.tsx';
import type { Paying, PixMaking } from './paying.ts';
import type { PixValues } from './payment-schema.ts';

const loadSchema = () => import('./payment-schema.ts').then(module => module.pixSchema);

type PixFormProps = Pick<Paying, 'hotelId' | 'bookingId' | 'amountCents'> & { pix: PixMaking };

/** The bank asks for the payer's CPF or CNPJ before there is a code. */
export function PixForm({ hotelId, bookingId, amountCents, pix }: PixFormProps) {
  const t = useText('staff/payment');
  const queries = useQueryClient();
  const { key, renewAfter } = useActKey();
  const form = useAppForm<PixValues>({ schema: loadSchema, defaultValues: { taxId: '' } });
  const make = useMutation({
    mutationFn: async (taxId: string) => checked(deskPix, await pix.make({ key, taxId })),
    onSuccess: pix.onMade,
    onError: error => {
      renewAfter(error);
      // Another amount, or hours that somebody else has taken.
      void queries.invalidateQueries({ queryKey: staffKeys.booking(hotelId, bookingId) });
    },
  });
  return (
    <MeansForm
      means="pix"
      form={form}
      act={t('pix.make', { amount: formatMoney(amountCents) })}
      error={make.error}
      onSend={({ taxId }) => make.mutateAsync(taxIdCharacters(taxId))}
    >
      <TextField
        name="taxId"
        label={t('taxId.label')}
        hint={t('taxId.hint')}
        autoComplete="off"
        sanitize={formatCpfOrCnpj}
      />
    </MeansForm>
  );
}
