import { ChargeOutcomeUnknown, type RefundOutcome } from '#gateway/domain/payment/payment-provider.ts';
import { type IuguClient, isFinalRejection } from './iugu-client.ts';
import { type IuguInvoices, idPart, isReturned } from './iugu-invoices.ts';
import { anything } from './iugu-schemas.ts';

/** Iugu returns a part only of a card's charge; there is no key, and the invoice's state shows the result. */
export async function refundInvoice(
  { send, invoices }: { send: IuguClient; invoices: IuguInvoices },
  reference: string,
): Promise<RefundOutcome> {
  // A charge that a bank has taken back must not be returned a second time.
  const isDone = async () => isReturned(await invoices.read(reference));
  if (await isDone()) return 'DONE';
  try {
    await send({ method: 'POST', path: `/invoices/${idPart(reference)}/refund` }, anything);
  } catch (error) {
    // A limit or an expired token is no final rejection by Iugu.
    if (!isFinalRejection(error)) throw error;
    return (await isDone()) ? 'DONE' : 'REFUSED';
  }
  // A status of 200 alone, without a body, says nothing about money.
  if (await isDone()) return 'DONE';
  throw new ChargeOutcomeUnknown('Iugu accepted a refund and does not show it');
}
