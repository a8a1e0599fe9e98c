import type { PixPayment } from '#shared/contract/pix.ts';
import { useCodeRequest } from '../use-code-request.ts';
import { CodeRequestForm } from './code-request-form.tsx';

type RequestCodeProps = { bookingId: string; label: string; onCode: (payment: PixPayment) => void };

export function RequestCode({ bookingId, label, onCode }: RequestCodeProps) {
  const request = useCodeRequest({ bookingId, shownId: null, onCode });
  return <CodeRequestForm request={request} label={label} />;
}
