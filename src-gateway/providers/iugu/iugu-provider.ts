import type { IuguConfig } from '#gateway/config/iugu-config.ts';
import {
  type Charge,
  type ChargeOrder,
  ChargeOutcomeUnknown,
  type PaymentProvider,
  type ProviderCard,
} from '#gateway/domain/payment/payment-provider.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import type { StoredProviderCard } from '#gateway/store/provider-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import type { Cents } from '#shared/money.ts';
import { iuguCards } from './iugu-cards.ts';
import { type IuguClient, isFinalRejection, iuguClient } from './iugu-client.ts';
import {
  amountTaken,
  hasEnded,
  IUGU,
  isReturned,
  isReturnedInPart,
  isTaken,
  iuguInvoices,
  refundInvoice,
} from './iugu-invoices.ts';
import { iuguPix } from './iugu-pix.ts';
import { charge as chargeResponse, type Invoice } from './iugu-schemas.ts';

/** Stored in place of an invoice: a card that was checked without one, and a payment that is never charged any more. */
const CHECKED = 'check-';
const CLOSED = 'closed-';

/** The invoice is stored before the charge, so that a lost response is found by reading it (docs/decisions/0032). */
export function iuguProvider(parts: {
  config: IuguConfig;
  store: Store;
  clock: Clock;
  /** For tests alone. */
  send?: IuguClient;
}): PaymentProvider {
  const { config, store, clock, send = iuguClient(config) } = parts;
  const invoices = iuguInvoices({ send, store, clock });
  const cards = iuguCards({ send, store, clock });

  async function find(paymentId: string): Promise<Charge | null> {
    const rows = (await invoices.of(paymentId)).filter(({ kind }) => kind === 'CARD');
    const [row] = rows;
    if (!row) return null;
    const typed = row.methodReference === null ? null : await cards.known(row.methodReference);
    const card = typed && toCard(typed);
    const decided = (outcome: Charge['outcome']): Charge => ({ outcome, card, decidedAt: row.createdAt });
    if (row.reference.startsWith(CHECKED)) return decided('APPROVED');
    const isClosed = rows.some(({ reference }) => reference.startsWith(CLOSED));
    const charged = rows.filter(({ reference }) => !reference.startsWith(CLOSED));
    if (charged.length === 0) return decided('CLOSED');
    const outcome = toOutcome(await Promise.all(charged.map(({ reference }) => invoices.read(reference))));
    return outcome && decided(outcome === 'DECLINED' && isClosed ? 'CLOSED' : outcome);
  }

  async function check({ paymentId, source, payer }: ChargeOrder): Promise<Charge> {
    const card = await requireCard({ paymentId, source, payer });
    await invoices.write(`${CHECKED}${paymentId}`, paymentId, 'CARD');
    return { outcome: 'APPROVED', card: toCard(card), decidedAt: clock.now() };
  }

  async function requireCard({
    paymentId,
    source,
    payer,
  }: Pick<ChargeOrder, 'paymentId' | 'source' | 'payer'>): Promise<StoredProviderCard> {
    if ('token' in source) return cards.ofToken(paymentId, source.token, payer);
    const card = await cards.known(source.methodReference);
    if (!card) throw new AppError('CARD_TOKEN_INVALID', 'the card is unknown at the provider');
    return card;
  }

  async function ensureInvoice(order: ChargeOrder): Promise<string> {
    const [known] = (await invoices.of(order.paymentId)).filter(({ kind }) => kind === 'CARD');
    if (known) return known.reference;
    const { amount, payer, paymentId } = order;
    const made = await invoices.make(paymentId, 'CARD', {
      email: payer.email,
      due_date: clock.now().toISOString().slice(0, 10),
      items: [{ description: 'Pernoite', quantity: 1, price_cents: amount }],
      payable_with: ['credit_card'],
      payer: { ...(payer.taxId !== null && { cpf_cnpj: payer.taxId }), name: payer.name, email: payer.email },
      external_reference: paymentId,
      ignore_due_email: true,
    });
    return made.id;
  }

  async function chargeInvoice(
    order: ChargeOrder,
    invoiceId: string,
    card: StoredProviderCard,
  ): Promise<Charge> {
    const { paymentId, installments, payer } = order;
    const decided = (outcome: Charge['outcome']) => ({ outcome, card: toCard(card), decidedAt: clock.now() });
    try {
      const { success } = await send(
        {
          method: 'POST',
          path: '/charge',
          key: `${paymentId}-charge`,
          body: {
            invoice_id: invoiceId,
            customer_payment_method_id: card.reference,
            email: payer.email,
            ...(installments > 1 && { months: installments }),
          },
        },
        chargeResponse,
      );
      return decided(success ? 'APPROVED' : 'DECLINED');
    } catch (error) {
      // Lost, or sent before: the invoice shows the result.
      const outcome = toOutcome([await invoices.read(invoiceId)]);
      if (outcome) return decided(outcome);
      if (isFinalRejection(error)) {
        await invoices.cancel(invoiceId);
        return decided(toOutcome([await invoices.read(invoiceId)]) ?? 'DECLINED');
      }
      throw new ChargeOutcomeUnknown('Iugu has not said yet what became of the charge');
    }
  }

  return {
    pix: iuguPix({ send, invoices, clock, receiver: config.receiver }),
    find,
    async charge(order) {
      const known = await find(order.paymentId);
      if (known) return known;
      if (order.amount === 0) return check(order);
      const card = await requireCard(order);
      const invoiceId = await ensureInvoice(order);
      await invoices.noteCard(invoiceId, card.reference);
      // Closed meanwhile by a request that waited for this too long.
      if ((await invoices.of(order.paymentId)).some(({ reference }) => reference.startsWith(CLOSED))) {
        await invoices.cancel(invoiceId);
        return { outcome: 'CLOSED', card: null, decidedAt: clock.now() };
      }
      return chargeInvoice(order, invoiceId, card);
    },
    async close(paymentId) {
      await invoices.write(`${CLOSED}${paymentId}`, paymentId, 'CARD');
      for (const { reference } of await invoices.of(paymentId))
        if (!isOurMark(reference)) await invoices.cancel(reference);
      const found = await find(paymentId);
      if (!found) throw new ChargeOutcomeUnknown('Iugu has not ended the charge yet');
      return found;
    },
    async refund({ paymentId }) {
      const rows = (await invoices.of(paymentId)).filter(
        ({ kind, reference }) => kind === 'CARD' && !isOurMark(reference),
      );
      const read = await Promise.all(rows.map(({ reference }) => invoices.read(reference)));
      const taken = read.filter(isTaken);
      const outcomes = [];
      for (const { id } of taken) outcomes.push(await refundInvoice({ send, invoices }, id));
      return outcomes.length > 0 && outcomes.every(outcome => outcome === 'DONE') ? 'DONE' : 'REFUSED';
    },
    // Iugu says nothing about a token before it is used.
    isTokenUsable: async () => true,
    async booked(paymentId) {
      const rows = await invoices.of(paymentId);
      if (rows.length === 0) return null;
      const real = rows.filter(({ reference }) => !isOurMark(reference));
      const read = await Promise.all(real.map(({ reference }) => invoices.readKnown(reference)));
      const paid = read.filter(invoice => invoice !== null).filter(isTaken);
      const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
      return { taken: sum(paid.map(amountTaken)), returned: sum(paid.map(returnedOf)) };
    },
    async paymentOf(reference) {
      const known = await invoices.find(reference);
      if (known) return known.paymentId;
      const read = await invoices.readKnown(reference);
      const first = read?.original_payment_id;
      const paid = first ? await invoices.find(first) : null;
      // The same code was paid a second time.
      if (paid) await invoices.write(reference, paid.paymentId, 'REPEAT');
      return paid?.paymentId ?? null;
    },
    async missedSince(since) {
      const unknown = await invoices.unknownSince(since);
      return unknown.map(({ id, status }) => ({ provider: IUGU, event: 'sweep', reference: id, status }));
    },
    async forgetCards(references) {
      for (const reference of references) await cards.forget(reference);
    },
  };
}

/** Two concurrent calls may each have made an invoice: the charged one counts. Null while one may still decide. */
function toOutcome(read: readonly Invoice[]): 'APPROVED' | 'RETURNED' | 'DECLINED' | null {
  if (read.some(isTaken)) {
    if (read.some(invoice => isTaken(invoice) && !isReturnedInPart(invoice))) return 'APPROVED';
    return read.every(invoice => isTaken(invoice) || hasEnded(invoice)) ? 'RETURNED' : null;
  }
  return read.every(hasEnded) ? 'DECLINED' : null;
}

const returnedOf = (taken: Invoice): Cents =>
  isReturned(taken) ? amountTaken(taken) : (taken.refunded_cents ?? 0);

const isOurMark = (reference: string) => reference.startsWith(CLOSED) || reference.startsWith(CHECKED);

function toCard({ reference, brand, lastDigits, month, year }: StoredProviderCard): ProviderCard {
  return { methodReference: reference, brand, lastDigits, month, year };
}
