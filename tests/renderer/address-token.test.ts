import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import {
  openAddressToken,
  signInFromAddress,
} from '#renderer/guest/features/shared/session/address-token.ts';
import { signOut, startSession } from '#renderer/guest/features/shared/session/session.ts';
import { currentSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { tokenQuestion } from '#renderer/guest/features/shared/session/token-question.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { AppError } from '#shared/errors.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import { standInForPage } from './page-stub.ts';

let ended: unknown[] = [];

/** The gateway and its provider: the tokens of an account are named after it, a second one with a # and a number. */
const provider = createServer(async (request, response) => {
  if (request.url === '/api/guestUser/sessions/end') {
    ended.push(request.headers['x-guest-access-token']);
    return response.end('{}');
  }
  let body = '';
  for await (const piece of request) body += String(piece);
  const { token, idToken } = JSON.parse(body) as { token?: string; idToken?: string };
  const send = (value: unknown) => response.end(JSON.stringify(value));
  if (token !== undefined) {
    return send({ idToken: `id ${token}`, refreshToken: `refresh ${token}`, expiresIn: '3600' });
  }
  const uid = idToken?.slice('id '.length).split('#')[0] ?? '';
  return send({ users: [{ localId: uid, email: `${uid}@pernoite.test`, displayName: uid }] });
});

let stored: string | null = null;
let isAway = false;

const uid = () => {
  const session = currentSession();
  return session.status === 'signedIn' ? session.guest.uid : null;
};

beforeAll(async () => {
  await new Promise<void>(ready => provider.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const identity = {
    ...defaultWebConfig.identity,
    toolkit: `${origin}/toolkit`,
    secureToken: `${origin}/token`,
  };
  standInForPage(origin, { identity });
  await startTexts('en');
  provideHost({
    ...host(),
    tokens: {
      store: async refreshToken => {
        stored = refreshToken;
      },
      renew: async () => {
        if (stored === null) return null;
        if (isAway) throw new AppError('NETWORK_UNREACHABLE', 'no response');
        return { idToken: stored.replace('refresh', 'id'), expiresAt: Date.now() + 3_600_000 };
      },
      clear: async () => {
        stored = null;
      },
      onElsewhere: () => () => undefined,
    },
  });
});
afterAll(() => provider.close());

async function openPage(refreshToken: string | null): Promise<void> {
  await signOut('replaced');
  stored = refreshToken;
  startSession();
  await expect.poll(uid).toBe(refreshToken === null || isAway ? null : refreshToken.slice('refresh '.length));
}

beforeEach(() => {
  isAway = false;
  ended = [];
});

test('nobody is signed in: the token of an address signs in at once (SES-09, SEC-05)', async () => {
  await openPage(null);
  await signInFromAddress('ana');
  expect(tokenQuestion()).toBeNull();
  expect([uid(), stored]).toEqual(['ana', 'refresh ana']);
});

test('another guest is signed in: both accounts are named, and nothing changes before the choice nor by staying (SEC-05)', async () => {
  await openPage('refresh james');
  await signInFromAddress('bia');
  expect(tokenQuestion()).toMatchObject({
    current: { email: 'james@pernoite.test' },
    other: { email: 'bia@pernoite.test' },
  });
  expect([uid(), stored]).toEqual(['james', 'refresh james']);

  tokenQuestion()?.stay();
  expect(tokenQuestion()).toBeNull();
  expect([uid(), stored]).toEqual(['james', 'refresh james']);
  await expect.poll(() => ended, { message: 'the session that the token opened' }).toContain('Bearer id bia');
});

test('to continue puts the account of the token in the place of the other (SEC-05)', async () => {
  await openPage('refresh maria');
  await signInFromAddress('caio');
  tokenQuestion()?.change();
  expect(tokenQuestion()).toBeNull();
  await expect.poll(uid).toBe('caio');
  expect(stored).toBe('refresh caio');
  await expect.poll(() => ended, { message: 'the session of the guest before' }).toContain('Bearer id maria');
  expect(ended).not.toContain('Bearer id caio');
});

test('a token of the account that is signed in prompts nothing and replaces nothing (SEC-05)', async () => {
  await openPage('refresh nina');
  await signInFromAddress('nina#2');
  expect(tokenQuestion()).toBeNull();
  expect([uid(), stored]).toEqual(['nina', 'refresh nina']);
  await expect.poll(() => ended).toContain('Bearer id nina#2');
  expect(ended).not.toContain('Bearer id nina');
});

test('a guest who signs out while being prompted is not signed in as another one (SEC-05)', async () => {
  await openPage('refresh james');
  await signInFromAddress('ana');
  await signOut('signedOut');
  expect(tokenQuestion()).toBeNull();
  expect([uid(), stored]).toEqual([null, null]);
});

test('a public screen takes no token from its address (SEC-05, KSK-01)', async () => {
  await openPage(null);
  const web = host();
  const capabilities = { ...web.profile.capabilities, publicScreen: true };
  provideHost({ ...web, profile: { ...web.profile, capabilities } });
  await openAddressToken('address_ana');
  provideHost(web);
  expect([uid(), stored]).toEqual([null, null]);
});

test('a token that was not made for addresses is not exchanged: one of a sign-up or of a device (SEC-05)', async () => {
  await openPage(null);
  const claims = (value: unknown) => `e30.${btoa(JSON.stringify({ uid: 'ana', claims: value }))}.c2ln`;
  for (const token of ['ana', claims({ purpose: 'device' }), claims(undefined), 'a.b.c']) {
    await openAddressToken(token);
    expect([uid(), stored], token).toEqual([null, null]);
  }
  await openAddressToken('address_ana');
  expect(uid()).toBe('address_ana');
});

test('a stored session that cannot be restored for now is not replaced unasked (SEC-05)', async () => {
  isAway = true;
  await openPage('refresh james');
  await expect(signInFromAddress('ana')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(stored).toBe('refresh james');

  isAway = false;
  await signInFromAddress('ana');
  expect(tokenQuestion()?.current.uid).toBe('james');
  expect(stored).toBe('refresh james');
});

test('a stored session that could not be restored comes back by itself once the provider responds (PD-05)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  isAway = true;
  await openPage('refresh rafael');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(uid()).toBeNull();
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(uid).toBe('rafael');
  vi.useRealTimers();
});
