import {
  ChargeOutcomeUnknown,
  type PixOrder,
  type PixProvider,
  PixRejected,
  type PixReport,
  type PixTransfer,
} from '#gateway/domain/payment/payment-provider.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { type IuguClient, isFinalRejection } from './iugu-client.ts';
import {
  amountTaken,
  hasEnded,
  type IuguInvoices,
  isReturned,
  isTaken,
  refundInvoice,
} from './iugu-invoices.ts';
import type { Invoice } from './iugu-schemas.ts';

/** Pix by invoices of Iugu. A code that is paid a second time is another invoice, which a webhook reports. */
export function iuguPix(parts: {
  send: IuguClient;
  invoices: IuguInvoices;
  clock: Clock;
  receiver: string;
}): PixProvider {
  const { send, invoices, clock, receiver } = parts;

  const toTransfer = (paid: Invoice): PixTransfer => ({
    reference: paid.id,
    amount: amountTaken(paid),
    paidAt: paid.paid_at ? parseInstant(paid.paid_at, clock) : clock.now(),
    isReturned: isReturned(paid),
  });

  async function find(reference: string): Promise<PixReport | null> {
    const own = await invoices.find(reference);
    if (!own) return null;
    const rows = (await invoices.of(own.paymentId)).filter(({ kind }) => kind !== 'CARD');
    const read = await Promise.all(rows.map(row => invoices.read(row.reference)));
    const repeats = new Set(rows.filter(({ kind }) => kind === 'REPEAT').map(row => row.reference));
    return {
      isClosed: read.filter(({ id }) => !repeats.has(id)).every(hasEnded),
      transfers: read.filter(isTaken).map(toTransfer),
    };
  }

  async function make({ paymentId, amount, expiresAt, payer, description }: PixOrder): Promise<Invoice> {
    try {
      return await invoices.make(paymentId, 'PIX', {
        email: payer.email,
        due_date: expiresAt.toISOString().slice(0, 10),
        items: [{ description, quantity: 1, price_cents: amount }],
        payable_with: ['pix'],
        pix_qr_code_expires_at: expiresAt.toISOString(),
        payer: { cpf_cnpj: payer.taxId, name: payer.name, email: payer.email },
        external_reference: paymentId,
        ignore_due_email: true,
      });
    } catch (error) {
      if (isFinalRejection(error)) throw new PixRejected(error.message);
      throw error;
    }
  }

  return {
    receiver,
    find,
    async create(order) {
      const [known] = (await invoices.of(order.paymentId)).filter(({ kind }) => kind === 'PIX');
      const made = known ? await invoices.read(known.reference) : await make(order);
      const code = made.pix?.qrcode_text;
      if (!code) throw new ChargeOutcomeUnknown('Iugu returned no Pix code');
      return { reference: made.id, code };
    },
    async close(reference) {
      const own = await invoices.find(reference);
      // Two concurrent requests may have made one each.
      const made = own ? await invoices.of(own.paymentId) : [];
      for (const { reference: one, kind } of made) if (kind === 'PIX') await invoices.cancel(one);
      return find(reference);
    },
    refund: ({ reference }) => refundInvoice({ send, invoices }, reference),
  };
}

function parseInstant(text: string, clock: Clock): Date {
  const time = Date.parse(text);
  return Number.isNaN(time) ? clock.now() : new Date(time);
}
