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
/** A key is used up where the response to it was lost; what it made is never paid, for nobody has its name. */
const KEYS = 5;

/** How many invoices Iugu lists at once, and how many such lists are read in one turn. */
const PAGE = 100;
const PAGES = 10;

export const idPart = (id: string) => encodeURIComponent(id);

/** Invoices of Iugu, each written down before anything can be paid with it. */
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
    /** Notes which card is charged under it. */
    noteCard: (reference: string, methodReference: string) =>
      noteInvoiceCard(store.db, { provider: IUGU, reference, methodReference }),
    read,
    readKnown,
    make,
    write,
    of: (paymentId: string) => invoicesOfPayment(store.db, IUGU, paymentId),
    find: (reference: string) => findProviderInvoice(store.db, IUGU, reference),
    /** Invoices that were paid and changed since a moment, and are not written down here. */
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
    /**
     * Ends an invoice that is not paid; of one that is, or that has ended, nothing changes. Throws where Iugu has not
     * considered it: the invoice may be paid yet.
     */
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
/** The money went back whole: returned by the hotel, or taken back by a bank for its customer. */
const RETURNED = new Set(['refunded', 'chargeback']);
const ENDED = new Set(['canceled', 'expired']);

export const isTaken = ({ status }: Pick<Invoice, 'status'>): boolean => TAKEN.has(status);
export const isReturned = ({ status }: Pick<Invoice, 'status'>): boolean => RETURNED.has(status);
/** Some of its money went back, by status or by figure. */
export const isReturnedInPart = ({
  status,
  refunded_cents,
}: Pick<Invoice, 'status' | 'refunded_cents'>): boolean =>
  RETURNED.has(status) || status === 'partially_refunded' || (refunded_cents ?? 0) > 0;
/** What was taken with an invoice. One that was returned whole may say that nothing is paid now: its total says what was. */
export const amountTaken = ({
  paid_cents,
  total_cents,
}: Pick<Invoice, 'paid_cents' | 'total_cents'>): Cents => paid_cents || total_cents || 0;
export const hasEnded = ({ status }: Pick<Invoice, 'status'>): boolean => ENDED.has(status);
