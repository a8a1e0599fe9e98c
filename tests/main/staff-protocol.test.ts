import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defaultWebConfig } from '#shared/settings.ts';
import { openDeskSession } from '../../src-main/staff-app/desk-session.ts';
import { staffProtocol } from '../../src-main/staff-app/staff-protocol.ts';
import { operationsOf } from '../../src-shared/contract/operations.ts';
import { staffContract } from '../../src-shared/contract/staff/contract.ts';
import { openedSession } from '../../src-shared/contract/staff/staff-session.ts';

const GATEWAY = 'https://staff.hotel.example';
const TOKEN = 'session-token-1';
const opened = { session: { name: 'Bia Rocha' }, token: TOKEN };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pernoite-staff-'));
  await writeFile(join(root, 'staff.html'), '<style nonce="__CSP_NONCE__"></style><div id="root"></div>');
  await writeFile(join(root, 'entry.js'), 'export {};');
});
afterAll(() => rm(root, { recursive: true, force: true }));

type Sent = { address: string; init: RequestInit; headers: Headers };

/** Of a hotel without a card page, unless it is named. */
const hotelConfigOf = (cardPage: string | null = null) => ({
  read: async () => ({ ...defaultWebConfig, cardPage }),
});

function desk(respond: (address: string) => Response = () => Response.json({}), gateway = GATEWAY) {
  const sent: Sent[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    sent.push({ address, init, headers: new Headers(init.headers) });
    return respond(address);
  };
  const deviceHeaders = () => ({ 'x-device-profile': 'reception', 'x-device-id': 'desk-1' });
  const session = openDeskSession({ fetch, gateway, deviceHeaders });
  const handle = staffProtocol({
    root,
    gateway,
    deviceHeaders,
    session,
    fetch,
    hotelConfig: hotelConfigOf(),
  });
  const ask = (path: string, init?: RequestInit) => handle(new Request(`app://staff${path}`, init));
  return { sent, session, ask };
}

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('a call of the staff app at a desk', () => {
  test('is signed by the main process, which drops what the page says of itself (STF-01)', async () => {
    const { sent, session, ask } = desk();
    session.adopt(TOKEN);
    const forged = {
      authorization: 'Bearer forged',
      cookie: 'pernoite-staff=forged',
      'x-device-id': 'desk-9',
      'x-guest-access-token': 'Bearer guest',
      'accept-language': 'pt',
    };
    await ask('/api/hotels/JARDINS/search?x=1', post({ text: 'Carter' }, forged));
    const [call] = sent;
    expect(call?.address).toBe(`${GATEWAY}/api/hotels/JARDINS/search?x=1`);
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      authorization: `Bearer ${TOKEN}`,
      'x-device-profile': 'reception',
      'x-device-id': 'desk-1',
      'accept-language': 'pt',
      'content-type': 'application/json',
    });
    expect(new TextDecoder().decode(call?.init.body as ArrayBuffer)).toBe('{"text":"Carter"}');
    expect(call?.init).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
  });

  test('has no token before somebody has signed in, whatever the page sends (STF-01)', async () => {
    const { sent, ask } = desk();
    await ask('/api/session', { headers: { authorization: 'Bearer forged' } });
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });

  test.for([
    '/api/sign-in/code',
    '/api/sign-in/recovery-code',
    '/api/session/colleagues/1',
    '/api/sign-in/%63ode',
  ])(
    'that opens a session at %s comes back without its token, and the next one is signed with it (STF-01)',
    async path => {
      const cookie = { 'set-cookie': `pernoite-staff=${TOKEN}` };
      const { sent, ask } = desk(() => Response.json(opened, { headers: cookie }));
      const response = await ask(path, post({}));
      expect(response.headers.get('set-cookie')).toBeNull();
      const text = await response.text();
      expect(text).not.toContain(TOKEN);
      expect(JSON.parse(text)).toEqual({ ...opened, token: null });
      await ask('/api/session');
      expect(sent[1]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    },
  );

  test('every response of the contract with a token is one that the main process recognizes (STF-01)', () => {
    const withToken = operationsOf(staffContract).filter(({ output }) => {
      const schema = output === undefined ? {} : z.toJSONSchema(output as z.ZodType, { io: 'input' });
      return JSON.stringify(schema).includes('"token"');
    });
    expect(withToken.map(({ id }) => id).toSorted()).toEqual([
      'confirmPasskeySignIn',
      'confirmStaffCode',
      'confirmStaffRecoveryCode',
      'takeOverDesk',
    ]);
    for (const { id, output } of withToken) expect(output, id).toBe(openedSession);
  });

  test('opens no session where the gateway takes the desk for a browser, and says why (STF-01)', async () => {
    const { sent, ask } = desk(() => Response.json({ ...opened, token: null }));
    const response = await ask('/api/sign-in/code', post({}));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'DEVICE_NOT_ENROLLED' });
    await ask('/api/session');
    expect(sent[1]?.headers.get('authorization')).toBeNull();
  });

  test('after a sign-out has no token; one that the gateway did not confirm leaves it (STF-06)', async () => {
    let status = 503;
    const { sent, session, ask } = desk(() => Response.json({}, { status }));
    session.adopt(TOKEN);
    await ask('/api/session/end', post({}));
    await ask('/api/session');
    expect(sent[1]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    status = 200;
    await ask('/api/session/end', post({}));
    await ask('/api/session');
    expect(sent[3]?.headers.get('authorization')).toBeNull();
  });

  test('is not sent while the gateway has not heard of a lock: the page sees an unreachable network (DSK-07)', async () => {
    let isReached = false;
    const { sent, session, ask } = desk(() => {
      if (!isReached) throw new TypeError('net::ERR_INTERNET_DISCONNECTED');
      return Response.json({});
    });
    session.adopt(TOKEN);
    await session.lock().catch(() => undefined);
    expect((await ask('/api/hotels/JARDINS/board')).type).toBe('error');
    expect(sent.filter(({ address }) => address.includes('board'))).toEqual([]);
    isReached = true;
    expect((await ask('/api/hotels/JARDINS/board')).status).toBe(200);
    expect(sent.map(({ address }) => address.replace(`${GATEWAY}/api`, '')).slice(-2)).toEqual([
      '/session/lock',
      '/hotels/JARDINS/board',
    ]);
  });

  test('asks the gateway itself whether it is there', async () => {
    const { sent, ask } = desk(() => new Response('ok'));
    expect((await ask('/healthz')).status).toBe(200);
    expect(sent.map(({ address }) => address)).toEqual([`${GATEWAY}/healthz`]);
  });

  test('never leaves the gateway’s calls, whatever a page writes into its address (SEC-13)', async () => {
    const pieces = fc.constantFrom(
      ...'/ \\ .. . %2f %5c %2e %252f %252e %25 %00 // ; ? # @ : healthz api evil.example é'.split(' '),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/', '/healthz', '/'),
        fc.array(pieces, { maxLength: 12 }).map(parts => parts.join('')),
        fc.constantFrom(GATEWAY, `${GATEWAY}/below`),
        async (start, rest, gateway) => {
          const { sent, session, ask } = desk(undefined, gateway);
          session.adopt(TOKEN);
          await ask(start + rest).catch(() => null);
          for (const { address } of sent) {
            const isCall = address.startsWith(`${gateway}/api/`) || address.startsWith(`${gateway}/healthz`);
            expect(isCall, address).toBe(true);
            expect(new URL(address).pathname).not.toMatch(/%2f|%5c|\\|\/\.\.?(\/|$)/i);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('the pages of app://staff/', () => {
  test('are the staff app’s, with a nonce of their own; nothing is framed, and nothing but their own address is called (STF-01)', async () => {
    const response = await desk().ask('/parcels');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'none';");
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    const nonce = /nonce="([\w-]{20,})"/.exec(await response.text())?.[1] ?? '';
    expect(policy).toContain(`'nonce-${nonce}'`);
  });

  test('are not served at the guest app’s address, nor its pages here (STF-01)', async () => {
    const { sent, session } = desk();
    session.adopt(TOKEN);
    const handle = staffProtocol({
      root,
      gateway: GATEWAY,
      deviceHeaders: () => ({}),
      session,
      fetch: async () => Response.json({}),
      hotelConfig: hotelConfigOf(),
    });
    for (const path of ['', 'api/session', 'entry.js', 'staff.html'])
      expect((await handle(new Request(`app://pernoite/${path}`))).status, path).toBe(400);
    expect(sent).toEqual([]);
  });

  test('its page may frame the hotel’s card page, and its files and calls nothing (FRD-08, PAY-38)', async () => {
    const handle = staffProtocol({
      root,
      gateway: GATEWAY,
      deviceHeaders: () => ({}),
      session: desk().session,
      fetch: async () => Response.json({}),
      hotelConfig: hotelConfigOf('https://cards.hotel.example'),
    });
    const policyAt = async (path: string) =>
      (await handle(new Request(`app://staff/${path}`))).headers.get('content-security-policy');
    expect(await policyAt('bookings/1')).toContain('frame-src https://cards.hotel.example;');
    expect(await policyAt('entry.js')).toContain("frame-src 'none';");
  });

  test('a file comes with its type; a missing one is 404, and files take no POST', async () => {
    const { ask } = desk();
    const file = await ask('/entry.js');
    expect(file.headers.get('content-type')).toContain('text/javascript');
    expect((await ask('/missing.js')).status).toBe(404);
    expect((await ask('/entry.js', { method: 'POST' })).status).toBe(405);
    expect((await ask('/a%5c..%5csecret.txt')).status).toBe(400);
  });
});
