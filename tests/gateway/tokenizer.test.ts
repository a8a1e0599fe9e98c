import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxCards } from '#gateway/store/schema/sandbox.ts';
import type { TestGateway } from './harness.ts';
import { NOON, sharedHotel } from './small-hotel.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await sharedHotel();
});

const names = { first_name: 'ADA', last_name: 'PRADO' };
const good = {
  number: '4111 1111 1111 1111',
  verification_value: '737',
  month: '12',
  year: '2030',
  ...names,
};
const post = (data: object) =>
  gateway.cards('POST', '/tokenizer/v1/payment_token', {
    body: { account_id: 'pernoite', method: 'credit_card', data },
  });

describe('the token call', () => {
  test('turns a card into a token and stores neither number nor cvv (PAY-24, PD-16)', async () => {
    const response = await post(good);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ id: expect.stringMatching(/^tok_[\w-]{20,}$/), method: 'credit_card' });
    const [stored] = await gateway.app.store.db.select().from(sandboxCards);
    const { token, methodReference, createdAt, ...rest } = stored ?? {};
    const card = { brand: 'visa', lastDigits: '1111', month: 12, year: 2030 };
    expect(rest).toEqual({ ...card, behaviour: 'APPROVE', exchangedAt: null });
    expect(`${token} ${methodReference} ${createdAt}`).not.toContain('4111');
  });

  test.each([
    [{ number: '4111 1111 1111 1112' }, 'number'],
    [{ number: '4111 1111' }, 'number'],
    [{ number: 'abcd' }, 'number'],
    [{ number: '378282246310' }, 'number'],
    [{ month: '13' }, 'expiration'],
    [{ month: '11', year: '2026' }, 'expiration'],
    [{ year: '26', month: '11' }, 'expiration'],
    [{ verification_value: '12' }, 'verification_value'],
    [{ verification_value: '12a' }, 'verification_value'],
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: '' }, 'last_name'],
  ])('rejects %j and names the field (PAY-24, PAY-25)', async (change, field) => {
    const response = await post({ ...good, ...change });
    expect(response.status).toBe(422);
    expect(response.body).toEqual({ errors: { [field]: ['is_invalid'] } });
  });

  test.each([
    { number: '5555555555554444' },
    { number: '378282246310005', verification_value: '7373' },
    { month: '12', year: '26' },
    { month: 12, year: 2026 },
  ])('accepts %j', async change => {
    gateway.clock.moveTo(NOON);
    expect((await post({ ...good, ...change })).status).toBe(200);
  });

  test('repeats nothing of a malformed request, and is never a 500', async () => {
    const partial = { data: { number: '4111111111111111' } };
    for (const body of ['{', '[]', JSON.stringify(partial), JSON.stringify({ data: good })]) {
      const response = await gateway.cards('POST', '/tokenizer/v1/payment_token', { body });
      expect(response.status).toBe(400);
      expect(response.text).not.toContain('4111');
    }
    const huge = await post({ ...good, first_name: 'A'.repeat(10_000) });
    expect([400, 413]).toContain(huge.status);
  });
});

type Token = { id?: string; errors?: unknown };
type CreditCard = { valid(): boolean; brand(): string };
type Iugu = {
  setAccountID(id: string): void;
  CreditCard(...fields: string[]): CreditCard;
  createPaymentToken(card: CreditCard, callback: (response: Token) => void): void;
};

describe('the script', () => {
  async function loaded(): Promise<Iugu> {
    const address = `${gateway.app.config.web.cardPage}/tokenizer/v1/tokenizer.js`;
    const script = await gateway.cards('GET', '/tokenizer/v1/tokenizer.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const page: { Iugu?: Iugu } = {};
    const document = { currentScript: { src: address } };
    runInContext(script.text, createContext({ window: page, document, URL, fetch }));
    if (!page.Iugu) throw new Error('the script left no tokenizer');
    return page.Iugu;
  }
  const tokenOf = (iugu: Iugu, card: CreditCard) =>
    new Promise<Token>(resolve => iugu.createPaymentToken(card, resolve));
  const cardOf = (iugu: Iugu, number: string) => iugu.CreditCard(number, '12', '2030', 'ADA', 'PRADO', '737');

  test("has the provider's calling form and gives a token (PAY-24, PD-16)", async () => {
    const iugu = await loaded();
    iugu.setAccountID('pernoite');
    const card = cardOf(iugu, '4111111111111111');
    expect([card.valid(), card.brand()]).toEqual([true, 'visa']);
    expect(await tokenOf(iugu, card)).toEqual({ id: expect.stringMatching(/^tok_/) });
  });

  test('knows a wrong card before it sends it, and returns errors when it is sent (PAY-25)', async () => {
    const iugu = await loaded();
    const card = cardOf(iugu, '4111111111111112');
    expect(card.valid()).toBe(false);
    expect(await tokenOf(iugu, card)).toEqual({ errors: { account_id: ['is_blank'] } });
    iugu.setAccountID('pernoite');
    expect(await tokenOf(iugu, card)).toEqual({ errors: { number: ['is_invalid'] } });
  });
});
