import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { removeStaleCards } from '#gateway/domain/payment/cards/stale-cards.ts';
import { payments, providerCards } from '#gateway/store/schema/payments.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import type { TestGateway } from './harness.ts';
import { paidWebhook, sendWebhook } from './iugu-hotel.ts';
import {
  type Fault,
  type IuguServer,
  iuguOf,
  startIuguServer,
  TOKEN,
  WEBHOOK_SECRET,
} from './iugu-server.ts';
import { columnsContaining } from './marked-guest.ts';
import { pixPayment } from './pix-calls.ts';
import { TWO_NIGHTS } from './scenario.ts';
import {
  cardPayment,
  freshDay,
  newGuest,
  newKey,
  orderFor,
  session,
  startSmallHotel,
  type TestGuest,
} from './small-hotel.ts';

/** Of whoever pays: not of the guest, whose own number is part of the personal information. */
const PAYER_CPF = '39053344705';

let server: IuguServer;
let gateway: TestGateway;
const lines: string[] = [];
const rejections: string[] = [];
const cardTokens: string[] = [];
const pixTexts: string[] = [];

/** Takes what the log writes: pino goes by process.stdout.write where somebody has replaced it. */
function takeLines(): () => void {
  const { stdout } = process;
  const { write } = stdout;
  const take = (text: string | Uint8Array) => {
    lines.push(String(text));
    return true;
  };
  Object.assign(stdout, { write: take });
  return () => Object.assign(stdout, { write });
}
let restoreOutput: (() => void) | undefined;

beforeAll(async () => {
  restoreOutput = takeLines();
  server = await startIuguServer();
  gateway = await startSmallHotel({ iugu: iuguOf(server, 5_000), logLevel: 'trace' });
  await freshDay(gateway);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
  restoreOutput?.();
});

const typedCard = (card: 'approved' | 'declined' = 'approved') => {
  const token = server.token(card);
  cardTokens.push(token);
  return token;
};
const byCard = (token: string) => ({ ...cardPayment(token), cpfPayment: PAYER_CPF });
const byPix = () => pixPayment(PAYER_CPF);
const fault = (at: RegExp, does: Fault) => server.faults.push({ at, does, times: 1 });

async function order(guest: TestGuest, payment: NonNullable<NewBooking['payment']>, typeId = 'queen') {
  const body = await orderFor(guest.client, TWO_NIGHTS, [{ typeId }], { payment });
  const response = await gateway.raw('POST', '/api/bookings/create', {
    headers: { 'x-guest-access-token': `Bearer ${guest.token}`, 'x-idempotency-key': newKey() },
    body,
  });
  if (response.status >= 400) rejections.push(response.text);
  return response;
}
async function notify(reference: string, authorization: string) {
  const fields = { ...paidWebhook(reference), 'data[payer_cpf_cnpj]': PAYER_CPF };
  const response = await sendWebhook(gateway, fields, authorization);
  if (response.status >= 400) rejections.push(response.text);
}
const later = async (ms: number) => {
  gateway.clock.moveBy(ms);
  await settleDue(gateway.app);
};

async function payByCard(guest: TestGuest) {
  expect((await order(guest, byCard(typedCard()))).status).toBe(201);
  await order(guest, byCard(typedCard('declined')));
  fault(/POST \/charge/, 'lost');
  await order(guest, byCard(typedCard()));
  fault(/POST \/charge/, 'broken');
  await order(guest, byCard(typedCard()));
  fault(/payment_methods/, 'unauthorized');
  await order(guest, byCard(typedCard()), 'suite');
  await later(30_000);
}

async function payByPix(guest: TestGuest) {
  fault(/POST \/invoices$/, 'lost');
  await order(guest, byPix(), 'family');
  await later(16 * 60_000);
  const { client } = await session(gateway, guest.id);
  const body = await orderFor(client, TWO_NIGHTS, [{ typeId: 'suite' }], { payment: byPix() });
  const { pix } = await client.bookings.create({ headers: { 'x-idempotency-key': newKey() }, body });
  const invoice = [...server.invoices.values()].at(-1);
  if (!pix?.code || !invoice) throw new Error('there is no code');
  pixTexts.push(pix.code);
  server.pay(invoice.id);
  await notify(invoice.id, 'Basic wrong');
  await notify(invoice.id, WEBHOOK_SECRET);
  fault(/GET \/invoices/, 'broken');
  await settleDue(gateway.app);
  const second = server.pay(invoice.id);
  await notify(second, WEBHOOK_SECRET);
  fault(/refund$/, 'limited');
  await later(6_000);
  await later(61_000);
  expect((await client.pix.find({ paymentId: pix.paymentId })).state).toBe('PAID');
  expect(server.invoices.get(second)?.status).toBe('refunded');
}

const forms = (text: string) => [
  text,
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
  Buffer.from(`${text}:`).toString('base64').replace(/=+$/, ''),
];

describe('after payments by card and Pix at Iugu, at the log level trace', () => {
  let guest: TestGuest;
  beforeAll(async () => {
    guest = await newGuest(gateway);
    await payByCard(guest);
    await payByPix(await newGuest(gateway));
  }, 60_000);

  test('Iugu was given the tax id, the tokens and the secret’s account: the search below can find them', () => {
    const sent = server.requests.map(({ body }) => body).join('\n');
    for (const secret of [PAYER_CPF, ...cardTokens]) expect(sent).toContain(secret);
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.join('')).toContain('paymentId');
    expect(rejections.length).toBeGreaterThan(4);
  });

  test('no log line and no error says a token, a secret, a code, a tax id or who paid (PAY-38, SEC-04)', () => {
    const text = [...lines, ...rejections].join('\n');
    const hidden = [
      ...forms(TOKEN),
      ...forms(WEBHOOK_SECRET),
      ...cardTokens,
      ...pixTexts,
      PAYER_CPF,
      '390.533.447-05',
      guest.email,
      guest.token,
      'Prado',
    ];
    for (const secret of hidden) expect(text.includes(secret), `${secret.slice(0, 8)}…`).toBe(false);
  });

  test('the database has no tax id of a payer, no token of a card or of the hotel, and no secret (PAY-38, PD-16)', async () => {
    expect(await columnsContaining(gateway, [PAYER_CPF, '390.533.447-05'])).toEqual([]);
    expect(
      await columnsContaining(gateway, [...forms(TOKEN), ...forms(WEBHOOK_SECRET), ...cardTokens]),
    ).toEqual([]);
    // The same search finds what is stored: the text of the code.
    expect(await columnsContaining(gateway, pixTexts)).toEqual(['pix_codes.code']);
  });
});

describe('cards at Iugu that nobody saved', () => {
  const atIugu = () =>
    server.requests.filter(({ method, path }) => method === 'DELETE' && path.includes('/payment_methods/'))
      .length;
  const stored = () => gateway.app.store.db.$count(providerCards);
  const newCard = () => ({ token: typedCard(), description: 'Visa', set_as_default: true });
  const aDayLater = async () => {
    gateway.clock.moveBy(25 * 3_600_000);
    await removeStaleCards(gateway.app);
  };

  test('are removed there a day after they paid; a saved one, and one whose bank is silent, stay (PAY-38, CRD-03)', async () => {
    await aDayLater();
    const guest = await newGuest(gateway);
    await order(guest, byCard(typedCard()));
    await guest.client.payment.createCard(newCard());
    await removeStaleCards(gateway.app);
    expect(await stored()).toBe(2);
    const change = (from: 'OPEN' | 'APPROVED', status: 'OPEN' | 'APPROVED') =>
      gateway.app.store.db.update(payments).set({ status }).where(eq(payments.status, from));
    gateway.clock.moveBy(25 * 3_600_000);
    await change('APPROVED', 'OPEN');
    await removeStaleCards(gateway.app);
    expect(await stored()).toBe(2);
    await change('OPEN', 'APPROVED');
    const before = atIugu();
    await removeStaleCards(gateway.app);
    expect([await stored(), atIugu() - before]).toEqual([1, 1]);
  });

  test('and those of a deleted account are removed there, also where Iugu was away then (API-41, PAY-38)', async () => {
    const guest = await newGuest(gateway);
    await guest.client.payment.createCard(newCard());
    const [known, before] = [await stored(), atIugu()];
    fault(/DELETE/, 'broken');
    await guest.client.guestUser.deleteAccount({ reason: 1 });
    expect([await stored(), atIugu() - before]).toEqual([known, 1]);
    await aDayLater();
    expect(await stored()).toBe(known - 1);
    const other = await newGuest(gateway);
    await other.client.payment.createCard(newCard());
    await other.client.guestUser.deleteAccount({ reason: 1 });
    expect(await stored()).toBe(known - 1);
  });
});
