import type { Actor } from '#gateway/domain/staff/record.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import type { StoredDeskPayment } from '#gateway/store/desk-payment-store.ts';
import type { DeskMeans } from '#shared/contract/staff/desk-payments.ts';
import type { Cents } from '#shared/money.ts';

/** Less cash than is due, or a machine that took another amount, takes nothing. Throws BAD_REQUEST. */
export function rejectWrongMeans(means: DeskMeans, amountCents: Cents): void {
  const issue =
    means.kind === 'CASH'
      ? means.receivedCents !== undefined && means.receivedCents < amountCents
        ? { path: 'means.receivedCents', message: 'payment.receivedTooLittle' }
        : null
      : means.printedCents !== amountCents
        ? { path: 'means.printedCents', message: 'payment.printedDiffers' }
        : null;
  if (issue) throw badRequest(issue.path, issue.message);
}

/** The row beside a payment: a drawer of cash can be counted by device and person from it. */
export function toDeskPayment(
  { staffId, device }: Actor,
  parts: Pick<StoredDeskPayment, 'paymentId' | 'hotelId' | 'key' | 'payloadHash' | 'createdAt'>,
  { means, note, amountCents }: { means: DeskMeans; note: string | undefined; amountCents: Cents },
): StoredDeskPayment {
  const isCash = means.kind === 'CASH';
  return {
    ...parts,
    staffId,
    device,
    means: means.kind,
    receivedCents: isCash ? (means.receivedCents ?? amountCents) : null,
    network: isCash ? null : means.network,
    cardKind: isCash ? null : means.cardKind,
    lastDigits: isCash ? null : means.lastDigits,
    authorizationCode: isCash ? null : means.authorizationCode,
    note: note ?? null,
  };
}
