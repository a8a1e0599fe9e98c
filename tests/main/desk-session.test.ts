import { expect, test } from 'vitest';
import { openDeskSession } from '../../src-main/staff-app/desk-session.ts';

const GATEWAY = 'https://staff.hotel.example';
const TOKEN = 'session-token-1';

type Sent = { address: string; init: RequestInit; headers: Headers };

function desk() {
  const sent: Sent[] = [];
  let respond: () => Response | Promise<Response> = () => Response.json({});
  const session = openDeskSession({
    gateway: GATEWAY,
    deviceHeaders: () => ({ 'x-device-id': 'desk-1' }),
    fetch: async (address, init) => {
      sent.push({ address, init, headers: new Headers(init.headers) });
      return respond();
    },
    limitMs: 50,
  });
  return { session, sent, answer: (with_: typeof respond) => void (respond = with_) };
}

const unreachable = () => {
  throw new TypeError('net::ERR_INTERNET_DISCONNECTED');
};

test('a lock goes to the gateway with the token and the name of the desk; with nobody signed in nothing is sent (DSK-07, STF-06)', async () => {
  const { session, sent } = desk();
  await session.lock();
  expect(sent).toEqual([]);
  session.adopt(TOKEN);
  await session.lock();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.address).toBe(`${GATEWAY}/api/session/lock`);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  expect(sent[0]?.headers.get('x-device-id')).toBe('desk-1');
  expect(sent[0]?.init).toMatchObject({ redirect: 'error', credentials: 'omit' });
  expect(await session.token()).toBe(TOKEN);
});

test.for([
  ['that cannot be reached', unreachable, 'ERR_INTERNET_DISCONNECTED'],
  ['that fails', () => new Response(null, { status: 500 }), 'has not locked'],
  ['behind a proxy that rejects it', () => new Response(null, { status: 403 }), 'has not locked'],
  ['that does not respond', () => new Promise<Response>(() => undefined), 'did not respond in time'],
] as const)(
  'no call is signed before the lock has reached a gateway %s: it is sent again first (DSK-07, STF-06)',
  async ([, fail, problem]) => {
    const { session, sent, answer } = desk();
    session.adopt(TOKEN);
    answer(fail);
    await expect(session.lock()).rejects.toThrow(problem);
    await expect(session.token()).rejects.toThrow(problem);
    expect(sent.every(({ address }) => address.endsWith('/session/lock'))).toBe(true);
    answer(() => Response.json({}));
    const tries = sent.length;
    expect(await Promise.all([session.token(), session.token()])).toEqual([TOKEN, TOKEN]);
    expect(sent).toHaveLength(tries + 1);
    expect(await session.token()).toBe(TOKEN);
    expect(sent).toHaveLength(tries + 1);
  },
);

test('a session that the gateway no longer knows needs no lock (DSK-07)', async () => {
  const { session, answer } = desk();
  session.adopt(TOKEN);
  answer(() => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 }));
  await session.lock();
  expect(await session.token()).toBe(TOKEN);
});

test('the end of the desk deletes the token at once and ends the session at the gateway (DSK-07)', async () => {
  const { session, sent, answer } = desk();
  session.adopt(TOKEN);
  answer(unreachable);
  await expect(session.lock()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  answer(() => Response.json({}));
  const ended = session.end();
  expect(await session.token()).toBeNull();
  await ended;
  expect(sent.at(-1)?.address).toBe(`${GATEWAY}/api/session/end`);
  expect(sent.at(-1)?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
  const before = sent.length;
  await session.end();
  expect(sent).toHaveLength(before);
});

test('a sign-out forgets its own token, and not that of a colleague who took over meanwhile (STF-06)', async () => {
  const { session } = desk();
  session.adopt('first');
  session.adopt('second');
  session.forget('first');
  expect(await session.token()).toBe('second');
  session.forget('second');
  expect(await session.token()).toBeNull();
});

test('a sign-in whose response comes after a lock is locked before the next call, and after the end it is ended (DSK-07, STF-06)', async () => {
  const { session, sent } = desk();
  const before = session.leaves();
  await session.lock();
  session.adopt(TOKEN, before);
  expect(await session.token()).toBe(TOKEN);
  expect(sent.map(({ address }) => address)).toEqual([`${GATEWAY}/api/session/lock`]);
  await session.end();
  session.adopt('session-token-2', before);
  expect(await session.token()).toBeNull();
  expect(sent.map(({ address }) => address).slice(1)).toEqual([
    `${GATEWAY}/api/session/end`,
    `${GATEWAY}/api/session/end`,
  ]);
  expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer session-token-2');
});
