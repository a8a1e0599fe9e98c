import { sql } from 'drizzle-orm';
import { symbols } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { gatewayConfig } from '#gateway/config/config.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { embedderOrigins, staffOrigins } from '#gateway/server/frame-pages/frame-port.ts';
import { ownPort } from '#tests/own-port.ts';
import { startTestGateway, type TestGateway } from './harness.ts';
import { inOperation } from './in-operation.ts';
import { queryRows } from './query-rows.ts';
import { book, cardPayment, newGuest, orderFor, startSmallHotel } from './small-hotel.ts';
import { staffUrlOf } from './staff-fixture.ts';
import { untilTestEnds } from './until-test-ends.ts';

const NUMBER = '5105105105105100';
const CVV = '8492';
const card = {
  number: '5105 1051 0510 5100',
  verification_value: CVV,
  first_name: 'ADA',
  last_name: 'PRADO',
  month: '12',
  year: '2030',
};
const tokenRequest = { account_id: 'pernoite-sandbox', method: 'credit_card', data: card };
const TOKENS = '/tokenizer/v1/payment_token';

const iugu = {
  url: 'https://api.iugu.com/v1',
  token: 'a-token-of-the-account',
  accountId: 'ACCOUNT-0001',
  isTest: false,
  webhookSecret: 'a-secret-of-enough-characters',
  receiver: 'Pernoite',
  timeoutMs: 400,
};

let gateway: TestGateway;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await startSmallHotel({ logLevel: 'trace' });
  const stream: unknown = Reflect.get(gateway.app.log, symbols.streamSym);
  vi.spyOn(stream as { write(line: string): void }, 'write').mockImplementation(
    line => void lines.push(line),
  );
});
afterAll(async () => {
  await gateway.close();
  vi.restoreAllMocks();
});

const policyOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map(rule => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the card page', () => {
  test('may be framed by the guest app and the desk alone, and has no other origin in it (PAY-38, FRD-08)', async () => {
    const [guests, staff] = [gateway.url, staffUrlOf(gateway)].map(url => new URL(url).port);
    const at = (port: string | undefined) => `http://127.0.0.1:${port} http://localhost:${port}`;
    const embedders = `${at(guests)} app://pernoite ${at(staff)} app://staff`;
    const fields = await gateway.cards('GET', '/');
    expect(policyOf(fields.headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': embedders,
    });
    expect(fields.headers.get('cache-control')).toBe('no-store');
    expect(fields.headers.get('x-frame-options')).toBeNull();
    expect(fields.headers.get('origin-agent-cluster')).toBe('?1');
    const keys = await gateway.cards('GET', '/keys');
    const closed = { 'connect-src': "'none'", 'script-src': "'self'", 'frame-ancestors': embedders };
    expect(policyOf(keys.headers)).toMatchObject(closed);
    expect(keys.text).not.toContain('tokenizer');
  });

  test('is whole: its parts are there, and each script is one file (PAY-38)', async () => {
    for (const path of ['/card-fields.js', '/card-keys.js', '/card-page.css', '/figtree.woff2']) {
      const part = await gateway.cards('GET', path);
      expect(part.status, path).toBe(200);
      expect(policyOf(part.headers)['frame-ancestors'], path).toBe("'none'");
      if (path.endsWith('.js')) expect(part.text, path).not.toMatch(/\bimport\s*[({"']|\bfrom\s*["']/);
    }
    expect((await gateway.cards('GET', '/card-fields.js')).text).toContain('Número do cartão');
  });

  test('is on its own origin: no call of the gateway is there, and no card provider here (PAY-38)', async () => {
    expect(new URL(gateway.app.config.web.cardPage ?? '').origin).not.toBe(new URL(gateway.url).origin);
    for (const path of ['/api/hotels', '/console', '/identity/x', '/index.html'])
      expect((await gateway.cards('GET', path)).status, path).toBe(404);
    const sent = await gateway.raw('POST', TOKENS, { body: tokenRequest });
    expect(sent.status).not.toBe(200);
    expect(sent.text).not.toContain('tok_');
    const app = await gateway.raw('GET', '/');
    const policy = policyOf(app.headers);
    expect(policy['frame-src']).toContain(gateway.app.config.web.cardPage);
    const scripts = [policy['script-src'], policy['connect-src']].join(' ');
    expect(scripts).not.toContain(gateway.app.config.web.cardPage);
  });

  test('takes cards from itself alone: a page elsewhere cannot send one (PAY-38)', async () => {
    const own = gateway.app.config.web.cardPage ?? '';
    for (const origin of ['https://evil.example', gateway.url, 'null', `${own}.evil.example`]) {
      const response = await gateway.cards('POST', TOKENS, { body: tokenRequest, headers: { origin } });
      expect(response.status, origin).toBe(403);
      expect(response.headers.get('access-control-allow-origin'), origin).toBeNull();
    }
    const response = await gateway.cards('POST', TOKENS, { body: tokenRequest, headers: { origin: own } });
    expect(response.status).toBe(200);
  });
});

test('after a payment no table and no log line holds the number or the code (PAY-38, PD-16)', async () => {
  const taken = await gateway.cards('POST', TOKENS, { body: tokenRequest });
  const { id } = z.object({ id: z.string() }).parse(taken.body);
  const wrong = { ...tokenRequest, data: { ...card, number: NUMBER.replace(/0$/, '1') } };
  expect((await gateway.cards('POST', TOKENS, { body: wrong })).status).toBe(422);
  const guest = await newGuest(gateway);
  const stay = { checkin: '2026-12-10', checkout: '2026-12-11' };
  const order = await orderFor(guest.client, stay, [{ typeId: 'queen' }], { payment: cardPayment(id) });
  expect((await book(guest.client, order)).status).toBe('CONFIRMED');
  expect(lines.join('')).toContain(TOKENS);
  const rows = await everyRow(gateway);
  // The scan would find a card: it finds what is known of this one.
  expect(rows.some(row => row.includes(NUMBER.slice(-4)))).toBe(true);
  const hex = Buffer.from(NUMBER).toString('hex');
  const forms = new RegExp(`${NUMBER.match(/\d{4}/g)?.join('\\D?')}|${hex}|(?<![\\w.-])${CVV}(?![\\w.])`);
  expect([...rows, ...lines].filter(text => forms.test(text))).toEqual([]);
});

async function everyRow({ app }: TestGateway): Promise<string[]> {
  const { db } = app.store;
  const tables = await queryRows(
    db,
    sql`select table_schema as "schema", table_name as "name" from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(table => {
      const { schema, name } = z.object({ schema: z.string(), name: z.string() }).parse(table);
      return queryRows(
        db,
        sql`select one::text as "row" from ${sql.identifier(schema)}.${sql.identifier(name)} as one`,
      );
    }),
  );
  return rows.flat().map(row => z.object({ row: z.string() }).parse(row).row);
}

describe('with a real provider', () => {
  test('the page is there in production, with the provider’s script in it and nothing of the sandbox (PAY-38)', async () => {
    const port = await ownPort();
    const real = await untilTestEnds(
      startTestGateway({
        ...inOperation,
        seed: false,
        publicUrl: 'https://stay.hotel-varanda.com.br',
        cardPageUrl: 'https://cards.hotel-varanda.com.br',
        cardPagePort: port,
        iugu,
      }),
    );
    const web = { cardPage: 'https://cards.hotel-varanda.com.br', identityPage: null };
    expect(real.app.config.web).toMatchObject(web);
    const listening = `http://127.0.0.1:${port}`;
    const page = await fetch(`${listening}/`);
    expect(policyOf(page.headers)).toMatchObject({
      'script-src': "'self' https://js.iugu.com https://api.iugu.com",
      'connect-src': 'https://api.iugu.com',
    });
    // Any program on a guest's machine could serve a page at an address of this machine.
    const ancestors = 'https://stay.hotel-varanda.com.br app://pernoite';
    expect(policyOf(page.headers)['frame-ancestors']).toBe(ancestors);
    const html = await page.text();
    expect(html).toContain(iugu.accountId);
    expect(html).not.toContain(iugu.token);
    expect(html).not.toContain(iugu.webhookSecret);
    expect((await fetch(`${listening}${TOKENS}`, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  test('in production no address of this machine may show it, even where no address was set (SEC-22)', () => {
    const config = gatewayConfig({ production: true, sandbox: false });
    expect(embedderOrigins(config, 'http://127.0.0.1:4780')).toEqual(['app://pernoite']);
  });

  test('a desk shows it at the staff’s own address, and nowhere without one (FRD-08, PAY-38, STF-01)', () => {
    const config = gatewayConfig({ production: true, sandbox: false });
    expect(staffOrigins(config, 'https://staff.hotel.example/')).toEqual([
      'https://staff.hotel.example',
      'app://staff',
    ]);
    expect(staffOrigins(config, null)).toEqual([]);
  });

  test('without one there is no page in production, and the app knows it (PAY-38)', async () => {
    const none = await untilTestEnds(startTestGateway({ ...inOperation, seed: false }));
    expect(await none.client().reference.webConfig()).toMatchObject({ cardPage: null });
    const policy = policyOf((await none.raw('GET', '/')).headers);
    expect(policy).not.toHaveProperty('frame-src');
  });

  test('its address must be named in production, and be no guest app’s (PAY-38, SEC-02)', () => {
    const real = { production: true, sandbox: false, iugu, publicUrl: 'https://stay.hotel.example' };
    expect(() => gatewayConfig(real)).toThrow(ConfigError);
    expect(() => gatewayConfig(real)).toThrow(/^CARD_PAGE_URL is missing/);
    for (const cardPageUrl of ['https://stay.hotel.example', 'https://app.hotel.example'])
      expect(() =>
        gatewayConfig({ ...real, cardPageUrl, allowedOrigins: ['https://app.hotel.example'] }),
      ).toThrow(/^CARD_PAGE_URL cannot be used: cards are typed on an origin of their own/);
    expect(gatewayConfig({ ...real, cardPageUrl: 'https://cards.hotel.example' }).cardPageUrl).not.toBeNull();
  });

  test('cards are typed over https alone in production, except on the machine itself (PAY-38, SEC-02)', () => {
    const real = { production: true, sandbox: false, iugu };
    for (const cardPageUrl of ['http://cards.hotel.example', 'http://10.0.0.4:4783']) {
      const read = () => gatewayConfig({ ...real, cardPageUrl });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/^CARD_PAGE_URL cannot be used: [^\n]+https[^\n]+$/);
    }
    for (const cardPageUrl of ['http://127.0.0.1:4783', 'http://localhost:4783'])
      expect(gatewayConfig({ ...real, cardPageUrl }).cardPageUrl).toBe(cardPageUrl);
    const cardPageUrl = 'http://cards.hotel.example';
    expect(gatewayConfig({ sandbox: false, cardPageUrl }).cardPageUrl).toBe(cardPageUrl);
  });
});
