import { useMutation } from '@tanstack/react-query';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { deskPix } from '#shared/contract/staff/desk-payments.ts';
import { formatCpfOrCnpj, taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import { useActKey } from '../shared/money/act-key.ts';
import { MeansForm } from './means-form.tsx';
import type { Paying } from './paying.ts';
import type { PixValues } from './payment-schema.ts';

const loadSchema = () => import('./payment-schema.ts').then(module => module.pixSchema);

type PixFormProps = Pick<Paying, 'hotelId' | 'bookingId'> & NonNullable<Paying['pix']>;

/** The bank asks for the payer's CPF or CNPJ before there is a code. */
export function PixForm({ hotelId, bookingId, due, onMade }: PixFormProps) {
  const t = useText('staff/payment');
  const { key, renewAfter } = useActKey();
  const form = useAppForm<PixValues>({ schema: loadSchema, defaultValues: { taxId: '' } });
  const make = useMutation({
    mutationFn: async (taxId: string) =>
      checked(deskPix, await staffGateway.deskPayments.createPix({ hotelId, bookingId, key, ...due, taxId })),
    onSuccess: onMade,
    onError: error => renewAfter(error),
  });
  return (
    <MeansForm
      means="pix"
      form={form}
      act={t('pix.make', { amount: formatMoney(due.amountCents) })}
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
