import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText } from '#renderer/platform/i18n/i18n.ts';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { type CodeRequest, useCodeRequest } from '../use-code-request.ts';
import { usePixEntry } from '../use-pix-entry.ts';
import { TaxIdForm } from './tax-id-form.tsx';

type CodeRequestFormProps = {
  request: CodeRequest;
  label: string;
  /** It is what the page is for. */
  isMain?: boolean;
};

/** Prompts for the payer's tax number, and requests the code. The number is not stored, and is typed each time. */
export function CodeRequestForm({ request, label, isMain = false }: CodeRequestFormProps) {
  const errorText = useErrorText();
  const { taxId } = usePixEntry();
  return (
    <>
      {request.error !== null && (
        <Notice intent="error" isOutcome>
          {errorText(request.error)}
        </Notice>
      )}
      <TaxIdForm form={taxId} label={label} onSubmit={request.send}>
        <Dock isOff={!isMain}>
          <SubmitButton busy={request.isPending}>{label}</SubmitButton>
        </Dock>
      </TaxIdForm>
    </>
  );
}

type RequestCodeProps = { bookingId: string; label: string; onCode: (payment: PixPayment) => void };

export function RequestCode({ bookingId, label, onCode }: RequestCodeProps) {
  const request = useCodeRequest({ bookingId, shownId: null, onCode });
  return <CodeRequestForm request={request} label={label} isMain />;
}
