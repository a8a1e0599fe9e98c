import { ChargeOutcomeUnknown, type RefundOutcome } from '#gateway/domain/payment/payment-provider.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import {
  findProviderInvoice,
  insertProviderInvoice,
  invoicesOfPayment,
  noteInvoiceCard,
  type ProviderInvoice,
} from '#gateway/store/provider-store.ts';
import type { Store } from '#gateway/store/store.ts';
import type { Cents } from '#shared/money.ts';
import { type IuguClient, IuguRejection, isFinalRejection } from './iugu-client.ts';
import { anything, type Invoice, invoice, invoicePage } from './iugu-schemas.ts';

export const IUGU = 'iugu';
/** A key is used up if its response was lost; its invoice is never paid, for nobody knows its name. */
const KEYS = 5;

/** Invoices in one list of Iugu, and lists read in one run. */
const PAGE = 100;
const PAGES = 10;

export const idPart = (id: string) => encodeURIComponent(id);

export function iuguInvoices({ send, store, clock }: { send: IuguClient; store: Store; clock: Clock }) {
  const read = (id: string) => send({ method: 'GET', path: `/invoices/${idPart(id)}` }, invoice);

  /** As `read`; null for an invoice that this account does not have. */
  async function readKnown(id: string): Promise<Invoice | null> {
    try {
      return await read(id);
    } catch (error) {
      if (!isFinalRejection(error)) throw error;
      return null;
    }
  }

  async function make(paymentId: string, kind: 'CARD' | 'PIX', body: object): Promise<Invoice> {
    for (let tried = 1; ; tried += 1) {
      try {
        const made = await send(
          { method: 'POST', path: '/invoices', body, key: `${paymentId}-${tried}` },
          invoice,
        );
        await write(made.id, paymentId, kind);
        return made;
      } catch (error) {
        if (!(error instanceof IuguRejection && error.status === 409) || tried >= KEYS) throw error;
      }
    }
  }

  const write = (reference: string, paymentId: string, kind: ProviderInvoice['kind']) =>
    insertProviderInvoice(store.db, {
      provider: IUGU,
      reference,
      paymentId,
      kind,
      methodReference: null,
      createdAt: clock.now(),
    });

  return {
    noteCard: (reference: string, methodReference: string) =>
      noteInvoiceCard(store.db, { provider: IUGU, reference, methodReference }),
    read,
    readKnown,
    make,
    write,
    of: (paymentId: string) => invoicesOfPayment(store.db, IUGU, paymentId),
    find: (reference: string) => findProviderInvoice(store.db, IUGU, reference),
    /** Invoices that were paid and changed since a moment, and are not stored here. */
    async unknownSince(since: Date): Promise<Invoice[]> {
      const found: Invoice[] = [];
      for (let page = 0; page < PAGES; page += 1) {
        const query = new URLSearchParams({
          updated_since: since.toISOString(),
          limit: String(PAGE),
          start: String(page * PAGE),
        });
        const { items } = await send({ method: 'GET', path: `/invoices?${query.toString()}` }, invoicePage);
        for (const item of items.filter(isTaken))
          if (!(await findProviderInvoice(store.db, IUGU, item.id))) found.push(item);
        if (items.length < PAGE) break;
      }
      return found;
    },
    /** Throws if Iugu has not considered it: the invoice may still be paid. */
    async cancel(id: string): Promise<void> {
      try {
        await send({ method: 'PUT', path: `/invoices/${idPart(id)}/cancel` }, anything);
      } catch (error) {
        if (!isFinalRejection(error)) throw error;
      }
    },
  };
}
export type IuguInvoices = ReturnType<typeof iuguInvoices>;

/** Money was taken with it, whatever became of it later. */
const TAKEN = new Set([
  'paid',
  'externally_paid',
  'refunded',
  'partially_refunded',
  'chargeback',
  'in_protest',
]);
/** The whole money was returned: by the hotel, or by a bank for its customer. */
const RETURNED = new Set(['refunded', 'chargeback']);
const ENDED = new Set(['canceled', 'expired']);

export const isTaken = ({ status }: Pick<Invoice, 'status'>): boolean => TAKEN.has(status);
export const isReturned = ({ status }: Pick<Invoice, 'status'>): boolean => RETURNED.has(status);
export const isReturnedInPart = ({
  status,
  refunded_cents,
}: Pick<Invoice, 'status' | 'refunded_cents'>): boolean =>
  RETURNED.has(status) || status === 'partially_refunded' || (refunded_cents ?? 0) > 0;
/** One that was returned whole may have a paid amount of zero: its total is the amount then. */
export const amountTaken = ({
  paid_cents,
  total_cents,
}: Pick<Invoice, 'paid_cents' | 'total_cents'>): Cents => paid_cents || total_cents || 0;
export const hasEnded = ({ status }: Pick<Invoice, 'status'>): boolean => ENDED.has(status);

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
