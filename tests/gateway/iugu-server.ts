import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { IuguConfig } from '#gateway/config/iugu-config.ts';

/** What is publicly known of Iugu's interface, as a server with a memory and bad days. */
export type IuguServer = {
  url: string;
  requests: { method: string; path: string; key: string | null; body: string }[];
  invoices: Map<string, Invoice>;
  faults: { at: RegExp; does: Fault; times: number }[];
  weather: ((address: string) => Fault | null) | null;
  now: () => Date;
  /** How late a `late` response is, and an `overdue` act: longer than anybody waits. */
  lateMs: number;
  carriedOut(at: RegExp): number;
  /** Invoices that it does not refund: the hotel's account has not enough money. */
  rejectsRefunds: Set<string>;
  token(card?: 'approved' | 'declined'): string;
  /** The guest's bank pays a Pix invoice, also one that has ended; again makes another invoice. */
  pay(invoiceId: string): string;
  close(): Promise<void>;
};

/**
 * `lost`: it does what was requested and its response never arrives; `empty`: 200 without a body arrives, even where it
 * rejects; `late`: its response arrives long after everybody has stopped waiting. `overdue`: it is done as late as that.
 * `silent`: it is never done. `broken`: 500. `limited`: 429. `unauthorized`: 401 without a body. `rejected`: 422, for good.
 */
export type Fault = 'broken' | 'silent' | 'limited' | 'unauthorized' | 'rejected' | DoneLate;
type DoneLate = 'lost' | 'empty' | 'late' | 'overdue';

type Unpaid = 'pending' | 'canceled' | 'expired' | 'in_analysis';
type Invoice = {
  id: string;
  status: Unpaid | 'paid' | 'refunded' | 'partially_refunded' | 'chargeback';
  total_cents: number;
  paid_cents: number | null;
  paid_at: string | null;
  updated_at: string;
  payable_with: string[];
  external_reference: string;
  original_payment_id: string | null;
  pix: { qrcode: string; qrcode_text: string; status: string } | null;
};

/** How late a `late` response is unless set: longer than gateways of tests wait. */
export const LATE_MS = 3_500;
export const TOKEN = 'test_token_0123456789abcdef';
export const WEBHOOK_SECRET = 'a-secret-of-enough-characters';

export const iuguOf = ({ url }: IuguServer, timeoutMs = 2_000): IuguConfig => ({
  url,
  token: TOKEN,
  accountId: 'ACCOUNT-0001',
  isTest: true,
  webhookSecret: WEBHOOK_SECRET,
  receiver: 'Pernoite',
  timeoutMs,
});

const newInvoice = z.object({
  email: z.email(),
  due_date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  items: z
    .array(z.object({ description: z.string().min(1), quantity: z.int().min(1), price_cents: z.int() }))
    .min(1),
  payable_with: z.array(z.enum(['pix', 'credit_card'])),
  pix_qr_code_expires_at: z.iso.datetime({ offset: true }).optional(),
  payer: z.object({ cpf_cnpj: z.string().optional(), name: z.string().min(1) }),
  external_reference: z.string().max(60),
});
const newCharge = z.strictObject({
  invoice_id: z.string(),
  customer_payment_method_id: z.string(),
  email: z.email(),
  months: z.int().min(2).max(12).optional(),
});
const newCustomer = z.object({ email: z.email(), name: z.string().min(1) });
const newMethod = z.object({ description: z.string(), token: z.string(), set_as_default: z.boolean() });

type Reply = { status: number; body?: unknown };
const rejected = (errors: unknown, status = 422): Reply => ({ status, body: { errors } });

export async function startIuguServer(): Promise<IuguServer> {
  const keys = new Set<string>();
  const done: string[] = [];
  const tokens = new Map<string, { isApproved: boolean; isUsed: boolean }>();
  const customers = new Map<string, Map<string, { isApproved: boolean }>>();
  const self: IuguServer = {
    url: '',
    requests: [],
    invoices: new Map(),
    faults: [],
    weather: null,
    now: () => new Date(),
    lateMs: LATE_MS,
    carriedOut: at => done.filter(address => at.test(address)).length,
    rejectsRefunds: new Set(),
    token(card = 'approved') {
      const id = randomUUID();
      tokens.set(id, { isApproved: card === 'approved', isUsed: false });
      return id;
    },
    pay(invoiceId) {
      const invoice = self.invoices.get(invoiceId);
      if (!invoice) throw new Error('no such invoice');
      const paid = paidNow(invoice);
      // Also what was paid and has gone back stays in the books as it is.
      if (invoice.status !== 'paid' && invoice.status !== 'refunded') {
        Object.assign(invoice, paid);
        return invoiceId;
      }
      const again = { ...invoice, ...paid, id: newId(), original_payment_id: invoiceId };
      self.invoices.set(again.id, again);
      return again.id;
    },
    close: () =>
      new Promise(closed => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };

  function paidNow({ total_cents }: Invoice) {
    const now = self.now().toISOString();
    return { status: 'paid', paid_cents: total_cents, paid_at: now, updated_at: now } as const;
  }

  const newId = () => randomUUID().replaceAll('-', '').toUpperCase();

  function carryOut(method: string, path: string, body: string): Reply {
    const [, section = '', id = '', act = '', rest = ''] = path.split('/');
    const given: unknown = body === '' ? {} : JSON.parse(body);
    if (method === 'POST' && path === '/customers') return addCustomer(given);
    if (section === 'customers' && act === 'payment_methods') {
      const methods = customers.get(id);
      if (!methods) return rejected('customer not found', 400);
      if (method === 'POST') return addMethod(methods, given);
      if (method === 'DELETE')
        return methods.delete(rest) ? { status: 200, body: {} } : rejected('not found', 404);
    }
    if (method === 'POST' && path === '/invoices') return addInvoice(given);
    if (method === 'POST' && path === '/charge') return chargeInvoice(given);
    if (method === 'GET' && path.startsWith('/invoices?'))
      return listInvoices(new URLSearchParams(path.slice(10)));
    const invoice = section === 'invoices' ? self.invoices.get(id) : undefined;
    if (!invoice) return rejected('not found', 400);
    if (method === 'GET') return { status: 200, body: shown(invoice) };
    if (method === 'PUT' && act === 'cancel') return end(invoice, ['pending'], 'canceled');
    // Of what was returned in part, the rest goes back.
    if (method === 'POST' && act === 'refund')
      return end(invoice, ['paid', 'partially_refunded'], 'refunded');
    return rejected('not found', 404);
  }

  /** One that went back whole says that nothing is paid; a chargeback says what was. */
  function shown(invoice: Invoice): Invoice {
    return invoice.status === 'refunded' ? { ...invoice, paid_cents: 0 } : invoice;
  }

  function end(invoice: Invoice, from: Invoice['status'][], to: Invoice['status']): Reply {
    if (!from.includes(invoice.status)) return rejected({ status: [`is ${invoice.status}`] });
    if (to === 'refunded' && self.rejectsRefunds.has(invoice.id))
      return rejected({ base: ['saldo insuficiente'] });
    invoice.status = to;
    return { status: 200, body: shown(invoice) };
  }

  function addCustomer(given: unknown): Reply {
    if (!newCustomer.safeParse(given).success) return rejected({ email: ['is invalid'] });
    const id = newId();
    customers.set(id, new Map());
    return { status: 200, body: { id } };
  }

  function addMethod(methods: Map<string, { isApproved: boolean }>, given: unknown): Reply {
    const parsed = newMethod.safeParse(given);
    const token = parsed.success ? tokens.get(parsed.data.token) : undefined;
    if (!token || token.isUsed) return rejected({ token: ['is invalid'] });
    token.isUsed = true;
    const id = newId();
    methods.set(id, token);
    const digits = { display_number: 'XXXX-XXXX-XXXX-1111', last_digits: '1111' };
    const data = { brand: 'VISA', holder_name: 'ADA PRADO', ...digits, month: 12, year: 2030 };
    return { status: 200, body: { id, description: 'Pernoite', item_type: 'credit_card', data } };
  }

  function addInvoice(given: unknown): Reply {
    const parsed = newInvoice.safeParse(given);
    if (!parsed.success) return rejected({ base: ['is invalid'] });
    const { items, payable_with, external_reference, payer } = parsed.data;
    const total = items.reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0);
    if (total < 100) return rejected({ total: ['must be at least R$ 1,00'] });
    const isPix = payable_with.includes('pix');
    if (isPix && !payer.cpf_cnpj) return rejected({ 'payer.cpf_cnpj': ['não pode ficar em branco'] });
    const id = newId();
    const invoice: Invoice = {
      id,
      status: 'pending',
      total_cents: total,
      paid_cents: null,
      paid_at: null,
      updated_at: self.now().toISOString(),
      payable_with,
      external_reference,
      original_payment_id: null,
      pix: isPix
        ? { qrcode: `https://qr.example/${id}`, qrcode_text: `00020101-${id}`, status: 'qr_code_created' }
        : null,
    };
    self.invoices.set(id, invoice);
    return { status: 200, body: shown(invoice) };
  }

  function listInvoices(query: URLSearchParams): Reply {
    const from = Date.parse(query.get('updated_since') ?? '');
    const start = Number(query.get('start') ?? 0);
    const found = [...self.invoices.values()].filter(({ updated_at }) => Date.parse(updated_at) >= from);
    const items = found.slice(start, start + Number(query.get('limit') ?? 10));
    return { status: 200, body: { totalItems: found.length, items: items.map(shown) } };
  }

  /** A decline is a success of HTTP, and cancels the invoice. */
  function chargeInvoice(given: unknown): Reply {
    const parsed = newCharge.safeParse(given);
    if (!parsed.success) return rejected({ base: ['is invalid'] });
    const { invoice_id: id, customer_payment_method_id: methodId } = parsed.data;
    const invoice = self.invoices.get(id);
    const method = [...customers.values()]
      .flatMap(methods => [...methods])
      .find(([known]) => known === methodId);
    if (!invoice || !method) return rejected('not found', 400);
    if (invoice.status !== 'pending') return rejected({ invoice: [`is ${invoice.status}`] });
    if (!method[1].isApproved) {
      invoice.status = 'canceled';
      return { status: 200, body: { success: false, status: 'unauthorized', LR: '51', invoice_id: id } };
    }
    Object.assign(invoice, paidNow(invoice));
    const body = { success: true, status: 'captured', LR: '00', invoice_id: id, brand: 'VISA' };
    return { status: 200, body };
  }

  function takeFault(address: string): Fault | null {
    const fault = self.faults.find(({ at, times }) => times > 0 && at.test(address));
    if (!fault) return self.weather?.(address) ?? null;
    fault.times -= 1;
    return fault.does;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks).toString('utf8')));
  });

  function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
    const path = (request.url ?? '').replace(/^\/v1/, '');
    const method = request.method ?? '';
    const key = request.headers['idempotency-key']?.toString() ?? null;
    self.requests.push({ method, path, key, body });
    const send = ({ status, body: reply }: Reply) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(reply === undefined ? '' : JSON.stringify(reply));
    const fault = takeFault(`${method} ${path}`);
    if (fault === 'silent') return;
    if (fault === 'overdue') return void setTimeout(() => carryOutOnce(method, path, body, key), self.lateMs);
    if (fault === 'broken') return send({ status: 500, body: {} });
    if (fault === 'rejected') return send(rejected({ base: ['is invalid'] }));
    if (fault === 'limited') return send({ status: 429, body: { errors: 'rate limit' } });
    const basic = `Basic ${Buffer.from(`${TOKEN}:`).toString('base64')}`;
    if (request.headers.authorization !== basic || fault === 'unauthorized') return send({ status: 401 });
    const reply = carryOutOnce(method, path, body, key);
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'late') return void setTimeout(() => send(reply), self.lateMs);
    send(fault === 'empty' ? { status: 200 } : reply);
  }

  function carryOutOnce(method: string, path: string, body: string, key: string | null): Reply {
    if (key !== null && keys.has(key)) return { status: 409, body: { errors: 'repeated' } };
    if (key !== null) keys.add(key);
    done.push(`${method} ${path}`);
    return carryOut(method, path, body);
  }

  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return self;
}
