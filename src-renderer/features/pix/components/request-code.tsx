import { useState } from 'react';
import { SubmitButton } from '#renderer/forms/submit-button.tsx';
import { useErrorText } from '#renderer/i18n/i18n.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import type { PixPayment } from '#shared/contract/pix.ts';
import { useNewCode } from '../queries.ts';
import { usePixEntry } from '../use-pix-entry.ts';
import { TaxIdForm } from './tax-id-form.tsx';

type RequestCodeProps = { bookingId: string; label: string; onCode: (payment: PixPayment) => void };

/**
 * Requests a code for a booking, under one intent however often it is sent. Whose account pays is stored nowhere, and is
 * typed each time.
 */
export function RequestCode({ bookingId, label, onCode }: RequestCodeProps) {
  const errorText = useErrorText();
  const { taxId } = usePixEntry();
  const newCode = useNewCode();
  const [id] = useState(() => `pix_${crypto.randomUUID()}`);
  return (
    <>
      {newCode.error !== null && <Notice intent="error">{errorText(newCode.error)}</Notice>}
      <TaxIdForm
        form={taxId}
        label={label}
        onSubmit={cpfPayment => newCode.mutate({ id, bookingId, cpfPayment }, { onSuccess: onCode })}
      >
        <SubmitButton busy={newCode.isPending}>{label}</SubmitButton>
      </TaxIdForm>
    </>
  );
}
